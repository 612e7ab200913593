import { readFileSync } from 'node:fs';
import { run } from './run.ts';

/** What a screen says that decides for itself: a state compared with its word, a level by its name. */
const decisions = [
  /\b(status|action|level)\)?\s*[!=]==\s*['"`]/,
  /['"`]\s*[!=]==\s*[\w.?]*\b(status|action|level)\b/,
  /['"`]\s*\]\.includes\([\w.?]*\b(status|action|level)\b/,
  /\bLevel[0-9]/,
];

/** What the browser may not do, in its words, and the files that may hold them. */
const rules = [
  // The words of rights name levels.
  { fault: 'the browser decides by status or level', words: decisions, mayHold: /\/permission\/permission-texts\.ts$/ },
  {
    fault: 'the clock of the device is asked, and not platform/device/clock.ts',
    words: [/\bnew Date\(\)/, /\bDate\.now\b/],
    mayHold: /\/device\/clock\.ts$/,
  },
  {
    fault:
      'the storage of the browser, which may be denied, is touched, and not platform/device/storage.ts or platform/unsaved/stored-files.ts',
    words: [/\b(local|session)Storage\b/, /\bindexedDB\b/, /\bnew BroadcastChannel\b/],
    mayHold: /\/(device\/(storage|channel)|unsaved\/stored-files)\.ts$/,
  },
  {
    fault: 'what an error says of itself may come to the screen, and not messageOf of platform/calls/failure.ts',
    words: [/\b(error|failure)\??\.message\b/],
    // They look into it, or have asked what it is.
    mayHold: /\/(calls\/failure|session\/oidc-sign-in|trouble\/missing-part|sign-in\/sign-in-failure)\.ts$/,
  },
];

/** Tests look at everything. */
const ofTests = /\.test\.tsx?$|\/testing\//;

/**
 * The server tells with each record what may be done with it (`can`): the browser compares no status and no level. Nor does it
 * know by itself what day it is, or have a storage to rely on.
 */
export const checkBrowserDecides = async (): Promise<void> => {
  const listed = await run(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/web/src/*.ts', 'packages/web/src/*.tsx'],
    { quiet: true },
  );
  const files = listed.split('\n').filter((file) => file !== '' && !ofTests.test(file));
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return rules
      .filter(({ words, mayHold }) => !mayHold.test(file) && words.some((word) => word.test(text)))
      .map(({ fault }) => `${fault}: ${file}`);
  });
  if (found.length > 0) throw new Error(found.join('\n'));
  console.log(`decisions: ${files.length} files of the web take none`);
};
