import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What a part of the tests came to; a failure is named by its file, its name and why. */
export type Outcome = { passed: number; failed: number; skipped: number; failures: readonly string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type Suite = {
  specs: { title: string; file: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
  suites?: Suite[];
};
type BrowserReport = {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  suites: Suite[];
};

const REASON_LENGTH = 600;
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const described = (file: string, name: string, reason = ''): string =>
  `${file} › ${name}\n    ${reason.replace(ESCAPES, '').slice(0, REASON_LENGTH).replaceAll('\n', '\n    ')}`;

const parsed = <Report>(path: string): Report => JSON.parse(readFileSync(path, 'utf8')) as Report;

/** Reads what vitest's JSON reporter wrote; a file that could not even be loaded is a failure of its own. */
export const readVitest = (path: string): Outcome => {
  const { testResults, ...counts } = parsed<VitestReport>(path);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [described(file, 'the file itself', message)] : [];
    return failed.map(({ fullName, failureMessages }) => described(file, fullName, failureMessages[0]));
  });
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
    failures,
  };
};

const failuresOf = ({ specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return described(file, title, errors[0] ?? 'did not run');
    }),
  ...suites.flatMap(failuresOf),
];

/** Reads what Playwright's JSON reporter wrote. */
export const readBrowser = (path: string): Outcome => {
  const { stats, suites } = parsed<BrowserReport>(path);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOf),
  };
};
