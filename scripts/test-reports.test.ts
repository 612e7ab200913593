import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readBrowser, readVitest } from './test-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
const written = (report: object): string => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};
const counts = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };

test('a failed test is named with its file and its reason', () => {
  const assertionResults = [
    {
      fullName: 'leave is booked once',
      status: 'failed',
      failureMessages: ['\u001b[31mexpected 1\u001b[39m\nreceived 2'],
    },
    { fullName: 'leave is given back', status: 'passed', failureMessages: [] },
  ];
  const testResults = [{ name: resolve('packages/a.test.ts'), status: 'failed', message: '', assertionResults }];
  expect(readVitest(written({ ...counts, testResults }))).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: ['packages/a.test.ts › leave is booked once\n    expected 1\n    received 2'],
  });
});

test('a file that could not be loaded is named too', () => {
  const testResults = [
    { name: resolve('b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  expect(readVitest(written({ ...counts, testResults })).failures).toEqual([
    'b.test.ts › the file itself\n    no such module',
  ]);
});

test('journeys are found however deep they lie; what did not run is told', () => {
  const spec = {
    title: 'hired',
    file: 'people.spec.ts',
    ok: false,
    tests: [{ results: [{ error: { message: 'no button' } }] }],
  };
  const unrun = { title: 'last', file: 'maintenance.spec.ts', ok: false, tests: [{ results: [] }] };
  const suites = [{ specs: [{ ...spec, title: 'fine', ok: true }], suites: [{ specs: [spec] }] }, { specs: [unrun] }];
  const stats = { expected: 1, unexpected: 1, skipped: 1, flaky: 0 };
  expect(readBrowser(written({ stats, suites }))).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    failures: ['people.spec.ts › hired\n    no button', 'maintenance.spec.ts › last\n    did not run'],
  });
});
