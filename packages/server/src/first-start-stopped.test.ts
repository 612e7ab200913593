import { beforeAll, describe, expect, test } from 'vitest';
import { givenFirstStarts } from '#testing/running/demo-folder';
import { FIRST_STOPS, type FirstStarts } from '#testing/running/first-starts';

let starts: FirstStarts;

beforeAll(async () => {
  starts = await givenFirstStarts();
});

describe('a first start that is stopped ends in order and leaves nothing running, and the next one goes on', () => {
  test.each(FIRST_STOPS.map(([signal, when], place) => [signal, when, place] as const))(
    'by %s %s',
    (_signal, _when, place) => {
      expect(starts.stopped[place]).toEqual({ output: expect.any(String), code: 0, left: [] });
    },
  );

  test('until one comes up', () => {
    expect(starts.last).toEqual({ output: expect.any(String), readyMs: expect.any(Number), code: 0, left: [] });
    expect(starts.last.output).not.toContain('loaded the demo company');
  });
});
