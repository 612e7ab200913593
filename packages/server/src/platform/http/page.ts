import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Screen = { pattern: RegExp; links: string };

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** `/documents/view/$id`, `/documents/write/{-$id}` as expressions. */
const patternOf = (address: string): RegExp =>
  new RegExp(`^${address.replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?').replaceAll(/\$\w+/g, '[^/]+')}/?$`);

const namedParts = (address: string): number => address.split('/').filter((part) => !part.includes('$')).length;

const readScreens = (folder: string, page: string): Screen[] => {
  const path = join(folder, 'screens.json');
  if (!existsSync(path)) return [];
  const screens = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string[]>;
  // Those of every page it names already.
  const isMissing = (file: string): boolean => !page.includes(`/${file}"`);
  return (
    Object.entries(screens)
      // What is written out stands before what may be anything.
      .toSorted(([one], [other]) => namedParts(other) - namedParts(one))
      .map(([address, files]) => ({ pattern: patternOf(address), links: files.filter(isMissing).map(linkTo).join('') }))
  );
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The page of the web for an address: the name of the company stands there before any script runs, and all files of the
 * screen are named, so that a slow line is waited for once. Without a build there is none.
 */
export const createPages = (folder: string, companyName: string): ((pathname: string) => string) | undefined => {
  const path = join(folder, 'index.html');
  if (!existsSync(path)) return undefined;
  const page = readFileSync(path, 'utf8').replace('<!--company-->', () => escaped(companyName));
  const screens = readScreens(folder, page);
  return (pathname) => {
    const links = screens.find(({ pattern }) => pattern.test(pathname))?.links ?? '';
    return page.replace('</head>', () => `${links}</head>`);
  };
};
