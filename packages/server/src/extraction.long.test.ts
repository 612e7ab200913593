import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveBomb, deepBomb, lyingArchiveBomb } from '#platform/cleaning/samples/bombs.fixture';
import { pageBomb } from '#platform/extraction/manual-sample.fixture';
import { type GivenExtraction, givenExtraction } from '#testing/documents/given-extraction';

let extraction: GivenExtraction;

beforeAll(async () => {
  extraction = await givenExtraction();
});

afterAll(() => extraction.close());

test.each([
  ['a PDF that unfolds to too much', 'pdf', pageBomb],
  ['a text of Word that unfolds to too much', 'docx', archiveBomb],
  ['a text of Word that lies about what it unfolds to', 'docx', lyingArchiveBomb],
  ['a text of Word millions of elements deep', 'docx', deepBomb],
])('%s has no readable text, and the next file has', async (_what, extension, made) => {
  expect(await extraction.extract(extension, made())).toEqual({ state: 'failed' });
  expect(await extraction.extract('txt', '위험물')).toMatchObject({ state: 'done', pages: ['위험물'] });
});
