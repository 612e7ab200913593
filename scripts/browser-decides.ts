import { readFileSync } from 'node:fs';
import { run } from './run.ts';

/** What a screen says that decides for itself: a state compared with its word, a level by its name. */
const decisions = [
  /\b(status|action|level)\)?\s*[!=]==\s*['"`]/,
  /['"`]\s*[!=]==\s*[\w.?]*\b(status|action|level)\b/,
  /['"`]\s*\]\.includes\([\w.?]*\b(status|action|level)\b/,
  /\bLevel[0-9]/,
];

/** Tests look at everything, and the words of rights name levels. */
const mayName = /\.test\.tsx?$|\/testing\/|\/permission\/words\.ts$/;

/** The server tells with each record what may be done with it (`can`): the browser compares no status and no level. */
export const checkBrowserDecides = async (): Promise<void> => {
  const listed = await run(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/web/src/*.ts', 'packages/web/src/*.tsx'],
    { quiet: true },
  );
  const files = listed.split('\n').filter((file) => file !== '' && !mayName.test(file));
  const guilty = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return decisions.some((decision) => decision.test(text));
  });
  if (guilty.length > 0) throw new Error(`the browser decides by status or level: ${guilty.join(', ')}`);
  console.log(`decisions: ${files.length} files of the web take none`);
};
