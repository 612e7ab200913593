/** Sources of a folder; tests, styles and generated files do not count. */
const FEWEST_FILES = 3;
const MOST_FILES = 20;
/** Maximum lines of a source. From 220 on a reader should reconsider it. */
const MOST_LINES = 350;

const isSource = (path: string): boolean =>
  /\.(ts|tsx)$/.test(path) && !/\.(test|spec|scenes|gen)\.tsx?$|\.d\.ts$/.test(path);

/** Names that are clear with their folder: index, area and route. */
const sharedNames = /\/(index|area|routes)\.tsx?$|\/web\/src\/routes\/|\.config\.ts$/;

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');
const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/');
const nameOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.tsx?$/, '');

const folderViolations = (sources: readonly string[]): string[] => {
  const byFolder = Map.groupBy(sources, folderOf);
  const holdsFolders = (folder: string): boolean =>
    [...byFolder.keys()].some((other) => other.startsWith(`${folder}/`));
  return [...byFolder].flatMap(([folder, { length }]) => {
    if (length > MOST_FILES) return [`${folder} holds more than ${MOST_FILES} sources`];
    const isParent = folder.includes('/web/src/routes') || holdsFolders(folder);
    return length < FEWEST_FILES && !isParent ? [`${folder} holds fewer than ${FEWEST_FILES} sources`] : [];
  });
};

const nameViolations = (paths: readonly string[]): string[] => {
  const named = paths.filter((path) => /\.tsx?$/.test(path) && !sharedNames.test(path));
  const byName = Map.groupBy(named, (path) => `${packageOf(path)} ${nameOf(path)}`);
  return [...byName.values()].flatMap((same) =>
    same.length > 1 ? same.map((path) => `${path} has a name that another file of its package has`) : [],
  );
};

/**
 * Problems with the location and names of files, one sentence each: a folder has 3 to 20 sources (fewer if it has
 * subfolders), file names are unique in a package, and no source has more than 350 lines. `linesOf` gives the lines of
 * a file.
 */
export const layoutViolations = (paths: readonly string[], linesOf: (path: string) => number): string[] => {
  const sources = paths.filter((path) => path.startsWith('packages/') && isSource(path));
  const long = sources.filter((path) => linesOf(path) > MOST_LINES);
  return [
    ...folderViolations(sources.filter((path) => path.includes('/src/'))),
    ...nameViolations(paths.filter((path) => path.startsWith('packages/'))),
    ...long.map((path) => `${path} is longer than ${MOST_LINES} lines`),
  ].toSorted();
};
