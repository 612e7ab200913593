import { checker } from '@portal/contract/kernel';
import { describe, expect, test } from 'vitest';
import {
  checkAction,
  checkCancellation,
  checkDraft,
  checkPeople,
  checkSubmission,
  emptyDocument,
  storedTitle,
} from './approval-document.forms.ts';
import { type DocumentBody, documentBody } from './approval-document.schema.ts';
import { lineActions } from './approval-document.states.ts';

const DRAFTER = 1;
const on = (...ids: number[]): NonNullable<DocumentBody['lines']> =>
  ids.map((id, index) => ({ seq: index + 1, approvalType: 'Approve', approver: { id } }));
const whole: DocumentBody = { category: { id: 1 }, title: '제목', content: '<p>내용</p>', lines: on(2, 3) };
const codes = (problems: { path: string; code: string }[]) => problems.map(({ path, code }) => `${path} ${code}`);

describe('a draft', () => {
  test.each([
    [{}, true],
    [{ title: '', content: '' }, true],
    [{ title: ' \n\t　', content: '<p>&nbsp;</p>' }, true],
    [{ title: '\u200b\u3164', content: '<p>\u2800\u115f</p>' }, true],
    [{ title: '가' }, false],
    [{ content: '<p>가</p>' }, false],
    [{ content: '<img src="data:image/png;base64,AA==">' }, false],
  ])('with %j has missing fields: %s', (body, lacks) => {
    expect(codes(checkDraft({ category: { id: 1 }, ...body }))).toEqual(lacks ? ['title title-or-content-needed'] : []);
  });
});

describe('a submission', () => {
  test('that is complete is valid', () => {
    expect(checkSubmission(whole, DRAFTER)).toEqual([]);
  });

  test('names all missing fields', () => {
    expect(codes(checkSubmission({ category: { id: 1 } }, DRAFTER))).toEqual([
      'lines no-line',
      'title title-blank',
      'content content-blank',
    ]);
    expect(codes(checkSubmission({ ...whole, lines: [] }, DRAFTER))).toEqual(['lines no-line']);
    expect(codes(checkSubmission({ ...whole, title: '   ' }, DRAFTER))).toEqual(['title title-blank']);
    expect(codes(checkSubmission({ ...whole, title: '\u200b \ufeff' }, DRAFTER))).toEqual(['title title-blank']);
    expect(codes(checkSubmission({ ...whole, title: ' [품의서]  ' }, DRAFTER))).toEqual(['title title-blank']);
    expect(codes(checkSubmission({ ...whole, content: '<p>\u3164</p>' }, DRAFTER))).toEqual(['content content-blank']);
    expect(codes(checkSubmission({ ...whole, content: '<p><br></p>' }, DRAFTER))).toEqual(['content content-blank']);
  });

  test('in self-approve mode needs nothing, and must have no line', () => {
    expect(checkSubmission({ category: { id: 1 }, decidesArbitrarily: true }, DRAFTER)).toEqual([]);
    expect(codes(checkSubmission({ ...whole, decidesArbitrarily: true }, DRAFTER))).toEqual([
      'lines line-with-self-approval',
    ]);
    const referred = {
      category: { id: 1 },
      decidesArbitrarily: true,
      referrers: [{ type: 'Employee' as const, sourceId: DRAFTER }],
    };
    expect(codes(checkSubmission(referred, DRAFTER))).toEqual(['referrers.0 referrer-is-drafter']);
  });
});

describe('the people', () => {
  const referrers: NonNullable<DocumentBody['referrers']> = [
    { type: 'Employee', sourceId: 5 },
    { type: 'Department', sourceId: 2 },
  ];

  test.each([
    [{ lines: on(2, 3), referrers }, []],
    [{ lines: on(DRAFTER) }, ['lines.0.approver approver-is-drafter']],
    [{ lines: on(2, 3, 2, 2) }, ['lines.2.approver approver-twice', 'lines.3.approver approver-twice']],
    [{ lines: on(2, 5), referrers }, ['lines.1.approver approver-is-referrer']],
    [{ referrers: [{ type: 'Employee', sourceId: DRAFTER }] }, ['referrers.0 referrer-is-drafter']],
    [{ referrers: [{ type: 'Department', sourceId: DRAFTER }] }, []],
    [{ referrers: [...referrers, ...referrers] }, ['referrers.2 referrer-twice', 'referrers.3 referrer-twice']],
    [
      {
        referrers: [
          { type: 'Employee', sourceId: 5 },
          { type: 'Department', sourceId: 5 },
        ],
      },
      [],
    ],
    [{}, []],
  ] as [Partial<DocumentBody>, string[]][])('%j have the problems %j', (body, problems) => {
    expect(codes(checkPeople({ category: { id: 1 }, ...body }, DRAFTER))).toEqual(problems);
  });
});

test('only a reject needs a comment', () => {
  for (const action of lineActions)
    for (const comment of [undefined, null, '', '  ', '\u200b', '\u3164 \u2800']) {
      const body = comment === undefined ? { action } : { action, comment };
      expect(codes(checkAction(body))).toEqual(action === 'Reject' ? ['comment comment-needed'] : []);
    }
  expect(checkAction({ action: 'Reject', comment: '이유' })).toEqual([]);
});

test('a cancellation needs a reason', () => {
  expect(codes(checkCancellation({ cancellationReason: ' ' }))).toEqual(['cancellationReason reason-needed']);
  expect(codes(checkCancellation({ cancellationReason: '\u200b\u115f' }))).toEqual([
    'cancellationReason reason-needed',
  ]);
  expect(checkCancellation({ cancellationReason: '이유' })).toEqual([]);
});

test('a title is stored trimmed, a blank one is replaced', () => {
  expect([undefined, '', '  ', ' 제목 '].map(storedTitle)).toEqual(['[제목없음]', '[제목없음]', '[제목없음]', '제목']);
});

test.each([
  ['what turns the text around it about', '\u202e품의\u202c \u2066A\u2069\u200e\u200f\u061c', '품의 A'],
  ['line breaks', ' 첫 줄\r\n둘째 줄\u2028셋째\t넷째 \n', '첫 줄 둘째 줄 셋째 넷째'],
  ['control characters', 'a\u0001b\u0085c\u007f', 'ab c'],
  ['nothing but what nobody sees', '\u202e\u200b\u3164', '[제목없음]'],
])('a title is stored without %s', (_what, sent, normalized) => {
  expect(storedTitle(sent)).toBe(normalized);
});

test('a title keeps the joiners of an emoji', () => {
  expect(storedTitle('👩\u200d✈\ufe0f 출장')).toBe('👩\u200d✈\ufe0f 출장');
});

test('the form of a new memo is accepted by the server and starts with the tag of its category', () => {
  const form = emptyDocument(1);
  expect(form).toEqual({ title: '[품의서] ', content: '', category: { id: 1 }, normalType: 'request', dueDays: 5 });
  expect(checker(documentBody)(form)).toEqual([]);
});
