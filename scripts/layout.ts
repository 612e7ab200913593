/** Source files that a folder holds at most; tests, styles and generated files do not count. */
const MOST_FILES = 20;

const isSource = (path: string): boolean =>
  /\.(ts|tsx)$/.test(path) && !/\.(test|spec|scenes|gen)\.tsx?$|\.d\.ts$/.test(path);

const words = (name: string): string[] => name.split('-').map((word) => word.replace(/s$/, ''));

/** Whether the name of a file says the name of its folder again: `documents/document-list.ts`. */
const repeatsFolder = (path: string): boolean => {
  const [file = '', folder = ''] = path.split('/').toReversed();
  const own = words(file.split('.')[0] ?? '');
  const outer = words(folder);
  return own.some((_word, place) => outer.every((word, at) => own[place + at] === word));
};

/** What is wrong with where files lie and what they are called, a sentence each. */
export const layoutFaults = (paths: readonly string[]): string[] => {
  const byFolder = Map.groupBy(paths.filter(isSource), (path) => path.split('/').slice(0, -1).join('/'));
  const full = [...byFolder].filter(([, files]) => files.length > MOST_FILES);
  const named = paths.filter((path) => /\.(ts|tsx)$/.test(path) && repeatsFolder(path));
  return [
    ...full.map(([folder, files]) => `${folder} holds ${files.length} source files, more than ${MOST_FILES}`),
    ...named.map((path) => `${path} repeats the name of its folder`),
  ];
};
