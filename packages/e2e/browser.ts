import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../../.tmp/browser');

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--font-render-hinting=none',
  // The cores are busy as it is: background compilation and garbage collection next to the page only cost more.
  '--js-flags=--single-threaded',
];

type Launch = { executablePath?: string; args?: string[]; env?: Record<string, string> };

/**
 * Points the browser at the fonts that came with it: their own configuration names folders that only a lambda has, and
 * without any font no text is drawn and the browser falls over. Gives back the folder of the configuration.
 */
const writeFontSettings = (): string => {
  const folder = join(FOLDER, 'fontconfig');
  const fonts = [join(FOLDER, 'fonts'), '/usr/share/fonts'].map((each) => `<dir>${each}</dir>`).join('');
  const cache = `<cachedir>${join(folder, 'cache')}</cachedir>`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${fonts}${cache}</fontconfig>`);
  return folder;
};

/**
 * How to launch the browser. On Linux it is the Chromium that comes with the packages, with the libraries it needs
 * next to it, so that no system package is needed; elsewhere Playwright's own.
 */
export const findBrowser = async (): Promise<Launch> => {
  if (process.platform !== 'linux') return {};
  mkdirSync(FOLDER, { recursive: true });
  // The package unpacks below the folder for temporary files, and its libraries only where it believes to be a lambda.
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: FOLDER, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  const { LD_LIBRARY_PATH = '' } = process.env;
  process.env = before;
  const inherited = Object.fromEntries(
    Object.entries(before).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return { executablePath, args: ARGS, env: { ...inherited, LD_LIBRARY_PATH, FONTCONFIG_PATH: writeFontSettings() } };
};
