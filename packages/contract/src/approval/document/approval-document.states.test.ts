import { mayMove, requireMove } from '@portal/contract/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ApprovalType } from './approval-document.schema.ts';
import {
  actingGroup,
  actingSeq,
  type DocumentMove,
  documentStatuses,
  documentTransitions,
  hasActed,
  isPending,
  type LineAction,
  lineActions,
  progressOf,
  statusAfterAct,
  statusAfterSubmit,
  turnAfter,
} from './approval-document.states.ts';
import { numberLines } from './line.rules.ts';

/** Lines of any length and mixture, numbered like on the server, on which nobody acted. */
const freshLines = fc
  .array(fc.constantFrom<ApprovalType>('Approve', 'Agreement'), { minLength: 1, maxLength: 12 })
  .map((types) =>
    numberLines(
      types.map((approvalType, index) => ({
        id: index + 1,
        approvalType,
        action: null as LineAction | null,
        approver: { id: 50 + index },
      })),
    ),
  );

const line = (seq: number, action: LineAction | null) => ({ seq, action });
const moveOf: Record<LineAction, DocumentMove> = { Approved: 'approve', Hold: 'hold', Reject: 'reject' };

describe('the acting group', () => {
  test.each([
    [[line(1, null), line(2, null)], [0]],
    [[line(1, 'Approved'), line(2, null)], [1]],
    [[line(1, 'Hold'), line(2, null)], [0]],
    [
      [line(1, null), line(1, null), line(2, null)],
      [0, 1],
    ],
    [[line(1, 'Approved'), line(1, null), line(2, null)], [1]],
    [[line(1, 'Approved'), line(1, 'Hold'), line(2, null)], [1]],
    [[line(1, 'Approved'), line(1, 'Approved')], []],
    [[line(3, null), line(2, null)], [1]],
    [[], []],
  ])('of %j is %j', (lines, places) => {
    expect(actingGroup('InProgress', lines)).toEqual(places.map((place) => lines[place]));
    expect(actingSeq(lines)).toBe(places[0] === undefined ? undefined : lines[places[0]]?.seq);
  });

  test('is empty unless the document is in progress', () => {
    for (const status of documentStatuses)
      expect(actingGroup(status, [line(1, null)]).length).toBe(status === 'InProgress' ? 1 : 0);
  });
});

test('after an approval it is the turn of the others of the step, then of the next step, then of nobody', () => {
  const [one, other, last] = [line(2, null), line(2, 'Hold'), line(3, null)];
  expect(turnAfter({ status: 'InProgress', lines: [line(1, 'Approved'), one, other, last] }, one)).toEqual([other]);
  expect(turnAfter({ status: 'InProgress', lines: [one, last] }, one)).toEqual([last]);
  expect(turnAfter({ status: 'InProgress', lines: [last] }, last)).toEqual([]);
});

test.each([
  ['Draft', [line(1, null), line(2, null)], 0],
  ['InProgress', [line(1, null), line(2, null)], 1],
  ['InProgress', [line(1, 'Approved'), line(2, 'Hold'), line(2, null)], 2],
  ['Rejected', [line(1, 'Reject'), line(2, null)], 1],
  ['Completed', [line(1, 'Approved'), line(2, 'Approved')], 2],
] as const)('the progress of a document: %s %j is at step %i of 2', (status, lines, step) => {
  expect(progressOf({ status, lines })).toEqual({ step, steps: 2 });
});

test('a line is pending without an action or on hold, and has acted with any action, hold included', () => {
  expect(
    [null, ...lineActions].map((action) => [action, isPending(line(1, action)), hasActed(line(1, action))]),
  ).toEqual([
    [null, true, false],
    ['Approved', false, true],
    ['Hold', true, true],
    ['Reject', false, true],
  ]);
});

test.each([
  [['Approved', 'Approved'], 'Completed'],
  [['Approved', null], 'InProgress'],
  [['Approved', 'Hold'], 'InProgress'],
  [['Reject', null], 'Rejected'],
  [['Approved', 'Reject'], 'Rejected'],
  [['Hold', 'Reject'], 'Rejected'],
] as const)('lines that are %j make it %s', (actions, status) => {
  expect(statusAfterAct(actions.map((action, index) => line(index + 1, action)))).toBe(status);
});

test('a self-approved document is completed immediately', () => {
  expect([statusAfterSubmit(true), statusAfterSubmit(false)]).toEqual(['Completed', 'InProgress']);
});

describe('status transitions', () => {
  const moves: DocumentMove[] = [
    'submit',
    'approve',
    'hold',
    'reject',
    'withdraw',
    'return',
    'decideFinally',
    'cancel',
    'recall',
    'modify',
    'ask',
    'answer',
    'nudge',
  ];
  const expected = [
    'Draft submit InProgress',
    'Draft submit Completed',
    'InProgress approve InProgress',
    'InProgress approve Completed',
    'InProgress hold InProgress',
    'InProgress reject Rejected',
    'InProgress withdraw InProgress',
    'InProgress return InProgress',
    'InProgress decideFinally Completed',
    'InProgress cancel Canceled',
    'InProgress recall Canceled',
    'InProgress modify InProgress',
    'InProgress ask InProgress',
    'InProgress answer InProgress',
    'InProgress nudge InProgress',
    'Completed cancel Canceled',
  ];

  test('are exactly those of the table', () => {
    const found = documentStatuses.flatMap((from) =>
      moves.flatMap((move) =>
        documentStatuses
          .filter((to) => mayMove(documentTransitions, from, move, to))
          .map((to) => `${from} ${move} ${to}`),
      ),
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('that are missing in the table are programming errors', () => {
    expect(requireMove(documentTransitions, 'Draft', 'submit', 'InProgress')).toBe('InProgress');
    expect(() => requireMove(documentTransitions, 'Completed', 'approve', 'Completed')).toThrow(
      'approve does not lead from Completed to Completed',
    );
  });
});

describe('any line', () => {
  test('approving in acting order, in any order within a group, with holds between, ends in Completed', () => {
    fc.assert(
      fc.property(freshLines, fc.infiniteStream(fc.nat()), (fresh, choices) => {
        const lines = fresh.map((each) => ({ ...each }));
        let steps = 0;
        for (let group = actingGroup('InProgress', lines); group.length > 0; group = actingGroup('InProgress', lines)) {
          expect(statusAfterAct(lines)).toBe('InProgress');
          const choice = Number(choices.next().value);
          const next = group[choice % group.length];
          if (!next) throw new Error('an acting group without members');
          next.action = next.action === null && choice % 3 === 0 ? 'Hold' : 'Approved';
          steps += 1;
        }
        expect(statusAfterAct(lines)).toBe('Completed');
        expect(steps).toBeGreaterThanOrEqual(lines.length);
        expect(steps).toBeLessThanOrEqual(2 * lines.length);
      }),
    );
  });

  test('always has a present step while the document is in progress, with no pending line before it', () => {
    fc.assert(
      fc.property(
        freshLines,
        fc.array(fc.constantFrom<LineAction | null>(null, 'Approved', 'Hold')),
        (fresh, actions) => {
          const lines = fresh.map((each, index) => ({ ...each, action: actions[index] ?? null }));
          if (statusAfterAct(lines) !== 'InProgress') return;
          const group = actingGroup('InProgress', lines);
          expect(group.length).toBeGreaterThan(0);
          expect(new Set(group.map(({ seq }) => seq)).size).toBe(1);
          expect(lines.filter((each) => each.seq < (group[0]?.seq ?? 0)).some(isPending)).toBe(false);
          if (group.some(({ approvalType }) => approvalType === 'Approve')) expect(group).toHaveLength(1);
        },
      ),
    );
  });

  test('is ended by one reject at any time, and the table allows every transition on the way', () => {
    fc.assert(
      fc.property(freshLines, fc.nat(30), (fresh, when) => {
        const lines = fresh.map((each) => ({ ...each }));
        let status = statusAfterSubmit(false);
        for (let step = 0; status === 'InProgress'; step += 1) {
          const next = actingGroup(status, lines)[0];
          if (!next) throw new Error('no next approvers');
          next.action = step === when % lines.length ? 'Reject' : 'Approved';
          status = requireMove(documentTransitions, status, moveOf[next.action], statusAfterAct(lines));
        }
        expect(status).toBe('Rejected');
        expect(lines.filter(({ action }) => action === null)).toHaveLength(lines.length - 1 - (when % lines.length));
        expect(actingGroup(status, lines)).toEqual([]);
      }),
    );
  });
});
