// Files that a page hands to the person.

/** How long a browser may take to begin with a file, in ms. */
const PATIENCE = 10_000;

/** Hands the person a file of this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
}
