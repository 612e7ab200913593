import { beforeEach, expect, it, vi } from 'vitest';
import { givenAnswers } from '../testing/answers.ts';

beforeEach(() => vi.resetModules());

it.each([
  ['0.1.0+98', false],
  ['0.1.0+99', true],
  ['0.2.0+101', true],
  [undefined, false],
])(
  'with %s as the lowest version that lives, what came with 0.1.0+99 is known to all: %s',
  async (lowestVersion, known) => {
    givenAnswers(() => ({ body: { lowestVersion } }));
    const { everyServerKnows, portalConfig } = await import('./config.ts');
    expect(everyServerKnows('0.1.0+99')).toBe(false);
    await portalConfig();
    expect(everyServerKnows('0.1.0+99')).toBe(known);
  },
);
