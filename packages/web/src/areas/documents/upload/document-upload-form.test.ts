import { expect, it } from 'vitest';
import { nextVersion } from './document-upload-form.ts';

it.each([
  ['1', '2'],
  ['9', '10'],
  ['09', '10'],
  ['Rev.12', 'Rev.13'],
  ['2.9 (시행)', '2.10 (시행)'],
  ['초판', ''],
  ['', ''],
])('after %s comes %s', (version, next) => expect(nextVersion(version)).toBe(next));
