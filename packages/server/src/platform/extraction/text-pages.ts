import { closeSync, openSync, writeSync } from 'node:fs';

/** More text than the largest manuals hold several times over; what says more is a bomb or no text to be read. */
const MAX_CHARACTERS = 20_000_000;

/**
 * Pages, or pieces, that are written to a file as they are found, each as JSON in a line of its own: a text is never whole
 * in memory, and a process hands over no more than where it lies.
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
