import { readFileSync } from 'node:fs';
import { run } from './run.ts';

/** Code of a screen that decides by itself: a comparison with a status or a level. */
const decisions = [
  /\b(status|action|level)\)?\s*[!=]==\s*['"`]/,
  /['"`]\s*[!=]==\s*[\w.?]*\b(status|action|level)\b/,
  /['"`]\s*\]\.includes\([\w.?]*\b(status|action|level)\b/,
  /\bLevel[0-9]/,
];

/** Patterns that are forbidden in the browser, and the files that may contain them. */
const rules = [
  // The words of permissions contain the names of levels.
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
    // They inspect failures, or have checked their type.
    mayHold: /\/(calls\/failure|session\/oidc-sign-in|trouble\/missing-part|sign-in\/sign-in-failure)\.ts$/,
  },
];

/** Tests may contain anything. */
const ofTests = /\.test\.tsx?$|\/testing\//;

/**
 * The server sends with each record what may be done with it (`can`): the browser compares no status and no level. It
 * also must not use its own date or rely on its storage directly.
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
