import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A replacement for LibreOffice that does what its document says: `spin` never ends, `fill` uses memory, `child` leaves
 * a child that keeps writing, `settings` prints its environment, `network` its interfaces, `look` lists a folder,
 * `fail` creates nothing. Any other document becomes a PDF, and runs are counted.
 */
const SCRIPT = `#!/bin/sh
while [ $# -gt 1 ]; do
  case "$1" in --outdir) out="$2"; shift;; esac
  shift
done
mkdir -p "$out"
pdf="$out/document.pdf"
echo run >> "$(dirname "$0")/runs"
case "$(cat "$1")" in
  spin) while :; do :; done;;
  fill) text="$(head -c 3000000000 /dev/zero | tr '\\0' a)"; echo "%PDF-1.7 $text" > "$pdf";;
  child) (while :; do date +%N > "$(dirname "$0")/alive"; sleep 0.05; done) & sleep 0.3; echo "%PDF-1.7" > "$pdf";;
  look*) { echo "%PDF-1.7"; ls "$(cut -d' ' -f2 "$1")"; } > "$pdf";;
  settings) { echo "%PDF-1.7"; env; ls "$HOME/profile/user"; } > "$pdf";;
  network) { echo "%PDF-1.7"; tail -n +3 /proc/net/dev | cut -d: -f1; } > "$pdf";;
  large) head -c 100000000 /dev/zero > "$pdf";;
  fail) exit 1;;
  *) { echo "%PDF-1.7 of"; cat "$1"; } > "$pdf";;
esac
`;

/** Writes the program into a folder; answers its path. */
export const standInOffice = async (folder: string): Promise<string> => {
  const path = join(folder, 'soffice');
  await writeFile(path, SCRIPT);
  await chmod(path, 0o755);
  return path;
};
