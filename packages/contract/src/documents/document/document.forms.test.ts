import { describe, expect, test } from 'vitest';
import type { UploadBody } from './body.schema.ts';
import {
  checkFileName,
  checkManualTitles,
  checkRevision,
  checkTitle,
  checkUpload,
  nextVersion,
  type UploadForm,
  uploadFormOf,
} from './document.forms.ts';

const revision = { version: '1', revisionDate: '2026-11-01', description: '제정' };
const whole: Record<UploadForm, UploadBody> = {
  department: { docType: 'Normal', title: '지침', revision },
  manual: { docType: 'AOC', manualId: 3, revision },
  general: { docType: 'Normal', title: '회의록' },
};

const paths = (form: UploadForm, more: object): string[] =>
  checkUpload(form, { ...whole[form], ...more }).map(({ path }) => path);

test('an upload names its drive and its kind', () => {
  expect(uploadFormOf(false, 'Normal')).toBe('department');
  expect(uploadFormOf(false, 'AOC')).toBe('manual');
  expect(uploadFormOf(true, 'Normal')).toBe('general');
  // Checked as a plain upload there.
  expect(uploadFormOf(true, 'AOC')).toBe('general');
});

describe('an upload', () => {
  test.each<UploadForm>(['department', 'manual', 'general'])('with all required fields is complete: %s', (form) => {
    expect(paths(form, {})).toEqual([]);
  });

  const three = ['revision.version', 'revision.revisionDate', 'revision.description'];
  test.each<[UploadForm, object, string[]]>([
    ['department', { title: null }, ['title']],
    ['department', { title: '?' }, ['title']],
    ['department', { manualId: 1 }, ['manualId']],
    ['department', { manualId: null }, []],
    ['department', { revision: null }, three],
    ['department', { revision: { ...revision, version: ' ' } }, ['revision.version']],
    ['department', { revision: { version: '', revisionDate: '', description: '' } }, three],
    ['manual', { title: null, subTitle: null }, []],
    ['manual', { manualId: null }, ['manualId']],
    ['manual', { revision: undefined }, three],
    ['general', { title: '' }, ['title']],
    ['general', { manualId: 1 }, ['manualId']],
    ['general', { docType: 'AOC' }, ['docType']],
    ['general', { revision: null }, []],
    ['general', { revision: { version: null } }, []],
    ['general', { revision }, three],
  ])('in the form %s with %j has problems at %j', (form, more, expected) => {
    expect(paths(form, more)).toEqual(expected);
  });
});

test('a title has 1 to 40 valid characters', () => {
  expect(checkTitle('가'.repeat(40))).toEqual([]);
  expect(checkTitle(`${'가'.repeat(40)}???`)).toEqual([]);
  expect(checkTitle('🛫'.repeat(40))).toEqual([]);
  expect(checkTitle('가'.repeat(41))).toEqual([{ path: 'title', code: 'too-long', limit: 40 }]);
  expect(checkTitle('\u200b')).toEqual([{ path: 'title', code: 'required' }]);
});

test('the titles of a manual’s document are missing or equal to those of the manual', () => {
  const manual = { title: '운항 교범', subTitle: null };
  expect(checkManualTitles({ title: ' 운항 교범 ', subTitle: '' }, manual)).toEqual([]);
  expect(checkManualTitles({}, manual)).toEqual([]);
  expect(checkManualTitles({ title: '객실 교범', subTitle: '제1권' }, manual).map(({ path }) => path)).toEqual([
    'title',
    'subTitle',
  ]);
});

test('all fields of a revision are required, and its kind is that of the document', () => {
  expect(checkRevision({ docType: 'AOC', ...revision }, 'AOC')).toEqual([]);
  expect(checkRevision({ docType: 'AOC', ...revision }, 'Normal')).toEqual([{ path: 'docType', code: 'not-one-of' }]);
  expect(checkRevision({}, 'Normal').map(({ path }) => path)).toEqual([
    'docType',
    'version',
    'revisionDate',
    'description',
  ]);
});

test('a given name has the extension of the file', () => {
  const file = { name: 'scan.PDF' };
  expect(checkFileName('운항 교범.pdf', file)).toEqual([]);
  expect(checkFileName(undefined, file)).toEqual([]);
  expect(checkFileName(' ', file)).toEqual([]);
  expect(checkFileName('운항 교범.docx', file)).toEqual([{ path: 'fileName', code: 'extension-differs' }]);
  expect(checkFileName('운항 교범', file)).toEqual([{ path: 'fileName', code: 'extension-differs' }]);
});

test.each([
  [[], '1'],
  [['1'], '2'],
  [['2', '10', '9'], '11'],
  [['A', '1.5', '-3'], '1'],
  [[' 07 '], '8'],
  [['999999999999999999999999'], '1000000000000000000000000'],
])('after %j comes %s', (versions, next) => {
  expect(nextVersion(versions)).toBe(next);
});
