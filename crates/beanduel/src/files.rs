//! Files and folders: where the program keeps its own, and how it writes any of them so that a crash or a full disk never
//! leaves half a file.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use etcetera::{AppStrategy, AppStrategyArgs};

/// The environment variable that names the data folder.
pub const DATA_VARIABLE: &str = "BEANDUEL_DATA";

/// The folder for saved games and tables: the one of the flag, else of [`DATA_VARIABLE`], else the platform's own.
/// `None` where the platform knows no home folder. It may not exist yet.
pub fn data_folder(flag: Option<PathBuf>) -> Option<PathBuf> {
    chosen_folder(flag, std::env::var_os(DATA_VARIABLE))
}

fn chosen_folder(flag: Option<PathBuf>, variable: Option<OsString>) -> Option<PathBuf> {
    flag.or(variable.filter(|path| !path.is_empty()).map(PathBuf::from)).or_else(platform_folder)
}

fn platform_folder() -> Option<PathBuf> {
    let names = AppStrategyArgs {
        top_level_domain: "org".to_owned(),
        author: "Beanduel".to_owned(),
        app_name: "beanduel".to_owned(),
    };
    etcetera::choose_app_strategy(names).ok().map(|strategy| strategy.data_dir())
}

/// Writes a file beside `path` and renames it: there is always the whole old file or the whole new one, also after a
/// power cut. What isn't a plain file, such as `/dev/stdout`, is written to as it is.
///
/// # Errors
/// Those of the file system and of `contents`; the old file then stays.
pub fn write_file(path: &Path, contents: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    // A link stays one: what it points to is replaced.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let old = std::fs::metadata(&path).ok();
    if old.as_ref().is_some_and(|old| !old.is_file() && !old.is_dir()) {
        return contents(&mut std::fs::OpenOptions::new().write(true).open(&path)?);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut new = beside(folder)?;
    contents(&mut new)?;
    new.flush()?;
    if let Some(old) = old {
        new.as_file().set_permissions(old.permissions())?;
    }
    new.as_file().sync_all()?;
    new.persist(&path).map_err(|error| error.error)?;
    sync_folder(folder)
}

/// A new file with the permissions that the system gives new files: not only for the owner's eyes, as temporary files are.
fn beside(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".beanduel-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

/// Makes the renaming last.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    std::fs::File::open(folder)?.sync_all()
}

/// The system does it by itself.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = std::fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.cgn");
        for contents in ["a long first version", "short"] {
            write_file(&path, |out| out.write_all(contents.as_bytes())).unwrap();
            assert_eq!(std::fs::read_to_string(&path).unwrap(), contents);
        }
        assert_eq!(names(folder.path()), ["game.cgn"]);
    }

    #[test]
    fn the_old_file_stays_where_writing_fails() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.cgn");
        std::fs::write(&path, "old").unwrap();
        let failed = write_file(&path, |out| {
            out.write_all(b"half a")?;
            Err(io::Error::other("no more"))
        });
        assert_eq!(failed.unwrap_err().to_string(), "no more");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(names(folder.path()), ["game.cgn"]);
    }

    #[test]
    fn a_folder_is_not_replaced_and_a_missing_one_not_made() {
        let folder = tempfile::tempdir().unwrap();
        assert!(write_file(folder.path(), |_| Ok(())).is_err());
        let missing = write_file(&folder.path().join("missing/game.cgn"), |_| Ok(()));
        assert_eq!(missing.unwrap_err().kind(), io::ErrorKind::NotFound);
        assert!(names(folder.path()).is_empty());
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_are_kept_and_devices_written_to() {
        use std::os::unix::fs::{PermissionsExt, symlink};

        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("game.cgn"), folder.path().join("link"));
        std::fs::write(&path, "old").unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o640)).unwrap();
        symlink(&path, &link).unwrap();
        write_file(&link, |out| out.write_all(b"new")).unwrap();
        assert!(link.is_symlink());
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o640);

        write_file(Path::new("/dev/null"), |out| out.write_all(b"away")).unwrap();
        assert!(!Path::new("/dev/null").metadata().unwrap().is_file());
    }

    #[test]
    fn the_data_folder_is_the_flags_then_the_environments_then_the_platforms() {
        let chosen = |flag: Option<&str>, variable: Option<&str>| {
            chosen_folder(flag.map(PathBuf::from), variable.map(OsString::from))
        };
        assert_eq!(chosen(Some("flag"), Some("variable")), Some("flag".into()));
        assert_eq!(chosen(None, Some("variable")), Some("variable".into()));
        assert_eq!(chosen(None, Some("")), platform_folder());
        assert!(platform_folder().is_none_or(|folder| folder.to_string_lossy().contains("beanduel")));
    }
}
