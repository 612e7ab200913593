import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hasEngine } from '#testing/running/engine';

const FOLDER = fileURLToPath(new URL('../../../deploy/prometheus', import.meta.url));

test.runIf(hasEngine('promtool')).each([
  ['check', 'config', 'prometheus.yml'],
  ['check', 'rules', 'portal.rules.yml'],
  ['test', 'rules', 'portal.rules.test.yml'],
])('promtool %s %s %s', (...args) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([0, expect.stringContaining('SUCCESS'), expect.any(String)]);
  expect(stdout).not.toContain('FAILED');
});
