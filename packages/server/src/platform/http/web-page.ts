import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The HTML page of the web with the company's name, shown before any script runs; undefined without a build. */
export const createPage = (folder: string, companyName: string): string | undefined => {
  const path = join(folder, 'index.html');
  if (!existsSync(path)) return undefined;
  return readFileSync(path, 'utf8').replace('<!--company-->', () => escaped(companyName));
};
