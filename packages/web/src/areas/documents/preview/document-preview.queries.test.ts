import { afterEach, expect, it, vi } from 'vitest';
import { givenAnswers, givenSignedIn, refusal } from '../../../testing/answers.ts';
import { saveRevision } from './document-preview.queries.ts';

afterEach(() => vi.unstubAllGlobals());

it('a revision of a document that was moved meanwhile is downloaded from its present drive', async () => {
  givenSignedIn();
  Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined });
  const requests = givenAnswers(({ path }) => {
    if (path.startsWith('/api/drives/2/')) return refusal('not-found');
    return path.startsWith('/api/drives/3/') ? { body: '%PDF' } : { body: { driveId: 3 } };
  });
  await saveRevision({ driveId: 2, docId: 7 }, 90);
  const asked = requests.map(({ path }) => path).filter((path) => path.includes('90'));
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBe(asked[0]?.replace('/drives/2/', '/drives/3/'));
});
