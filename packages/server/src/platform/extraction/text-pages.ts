import { closeSync, openSync, writeSync } from 'node:fs';

/** Several times the text of the largest manuals; more is treated as a bomb or as unreadable. */
const MAX_CHARACTERS = 20_000_000;

/**
 * Writes pages or chunks to a file as they are found, each as JSON on its own line, so that a text is never in memory
 * as a whole and only the path is passed between processes.
 */
export const createPages = (path: string) => {
  const file = openSync(path, 'w', 0o600);
  let characters = 0;
  return {
    add: (page: string): void => {
      characters += page.length;
      if (characters > MAX_CHARACTERS) throw new Error('more text than is kept');
      writeSync(file, `${JSON.stringify(page)}\n`);
    },
    close: (): void => closeSync(file),
  };
};

export type Pages = Pick<ReturnType<typeof createPages>, 'add'>;
