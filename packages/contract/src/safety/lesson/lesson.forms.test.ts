import { expect, test } from 'vitest';
import { checkLesson, checkLessonReturn, checkReady, emptyLesson, normalizeLesson } from './lesson.forms.ts';
import type { LessonBody } from './lesson.schema.ts';
import { lessonChecks } from './lesson.states.ts';

const textsOf = (problems: { path: string; code: string }[]) => problems.map(({ path, code }) => `${path} ${code}`);
const TODAY = '2026-11-28';

test.each<[string, Partial<LessonBody>, string[]]>([
  ['nothing but a title', {}, []],
  ['a blank title', { title: ' \n' }, ['title required']],
  ['a month of now', { month: '2026-11' }, []],
  ['a month to come', { month: '2026-12' }, ['month in-future']],
  ['a field', { fieldLevel1: { id: 1 }, fieldLevel2: { id: 12 } }, []],
  ['an unknown field', { fieldLevel1: { id: 99 } }, ['fieldLevel1 not-one-of']],
  ['a child of another field', { fieldLevel1: { id: 1 }, fieldLevel2: { id: 73 } }, ['fieldLevel2 not-one-of']],
  ['a child of none', { fieldLevel2: { id: 12 } }, ['fieldLevel2 not-one-of']],
  [
    'a case twice',
    {
      cases: [
        { type: 'Report', id: 3 },
        { type: 'Hazard', id: 3 },
        { type: 'Report', id: 3 },
      ],
    },
    ['cases.2 chosen-twice'],
  ],
])('a lesson with %s', (_what, more, expected) => {
  expect(textsOf(checkLesson({ title: '제목', ...more }, TODAY))).toEqual(expected);
});

test('missing fields become blank, null or empty', () => {
  const { fieldLevel1: _one, fieldLevel2: _two, ...empty } = emptyLesson;
  expect(normalizeLesson({ title: ' 제목 ' })).toEqual({
    ...empty,
    title: '제목',
    fieldLevel1Id: null,
    fieldLevel2Id: null,
  });
});

test('publication needs all five confirmations, what happened, what was learned, and a case', () => {
  const whole = { happened: '일', learned: '배움', cases: [1] };
  expect(checkReady({ checks: [...lessonChecks] }, whole)).toEqual([]);
  expect(textsOf(checkReady({}, { happened: ' ', learned: '', cases: [] }))).toEqual([
    'checks checks-missing',
    'happened required',
    'learned required',
    'cases required',
  ]);
  for (const missing of lessonChecks)
    expect(textsOf(checkReady({ checks: lessonChecks.filter((each) => each !== missing) }, whole))).toEqual([
      'checks checks-missing',
    ]);
});

test('returning it needs a reason', () => {
  expect(textsOf(checkLessonReturn({ reason: ' ' }))).toEqual(['reason required']);
  expect(checkLessonReturn({ reason: '더 줄여 주세요' })).toEqual([]);
});
