import { expect, test } from 'vitest';
import { leavesPage } from '../form/unsaved-guard.ts';

type Router = Parameters<typeof leavesPage>[0];

const showing = (covers: boolean) =>
  ({ state: { location: { state: { shown: { of: 'document 1', fileId: 2, covers } } } } }) as Router;
const bare = { state: { location: { state: {} } } } as Router;

test.each([
  ['Back from a file that covers the page', showing(true), 'BACK', false],
  ['a link under it', showing(true), 'PUSH', true],
  ['Back past it', showing(true), 'GO', true],
  ['Back beside a file', showing(false), 'BACK', true],
  ['Back where no file is shown', bare, 'BACK', true],
] as const)('%s leaves the page or not', (_, router, action, leaves) =>
  expect(leavesPage(router, { action })).toBe(leaves),
);
