// What was set holds before the page is seen: one that is kept for offline may have been made before that. The browser waits for
// this script, so it is small and needs no other; the page's own puts right what is no setting.
for (const name of ["theme", "board"]) {
  const set = new RegExp(`(?:^|;) *${name}=(\\w+)`).exec(document.cookie)?.[1];
  if (set) document.documentElement.dataset[name] = set;
}
