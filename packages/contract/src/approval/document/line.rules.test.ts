import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ApprovalType } from './approval-document.schema.ts';
import { numberLines, orderLines, stepsOf } from './line.rules.ts';

const A = 'Approve';
const G = 'Agreement';
const typesOf = (...types: ApprovalType[]) => types.map((approvalType) => ({ approvalType }));
const anyTypes = fc.array(fc.record({ approvalType: fc.constantFrom<ApprovalType>(A, G) }), { maxLength: 30 });

describe('numbering', () => {
  test.each([
    [[A], [1]],
    [[G], [1]],
    [
      [A, A, A],
      [1, 2, 3],
    ],
    [
      [G, G, G],
      [1, 1, 1],
    ],
    [
      [A, G, G, A],
      [1, 2, 2, 3],
    ],
    [
      [G, A, G],
      [1, 2, 3],
    ],
    [
      [A, G, A, G, G],
      [1, 2, 3, 4, 4],
    ],
    [[], []],
  ] as [ApprovalType[], number[]][])('of %j gives %j', (types, seqs) => {
    expect(numberLines(typesOf(...types)).map(({ seq }) => seq)).toEqual(seqs);
  });

  test('begins at 1, has no gaps, never decreases, and only adjacent agreements share a step', () => {
    fc.assert(
      fc.property(anyTypes, (lines) => {
        const numbered = numberLines(lines);
        expect(numbered.map(({ approvalType }) => approvalType)).toEqual(lines.map(({ approvalType }) => approvalType));
        for (const [place, { seq, approvalType }] of numbered.entries()) {
          const before = numbered[place - 1];
          const shares = before?.approvalType === G && approvalType === G;
          expect(seq).toBe((before?.seq ?? 0) + (shares ? 0 : 1));
        }
      }),
    );
  });

  test('of the remaining lines after one was removed is valid again', () => {
    fc.assert(
      fc.property(anyTypes, fc.nat(), (lines, which) => {
        const left = numberLines(lines).toSpliced(which % (lines.length || 1), 1);
        expect(numberLines(left)).toEqual(numberLines(left.map(({ approvalType }) => ({ approvalType }))));
        if (left.length > 0) expect(numberLines(left)[0]?.seq).toBe(1);
      }),
    );
  });

  test('does not change its input', () => {
    const lines = [Object.freeze({ approvalType: A as ApprovalType, seq: 9 })];
    expect(numberLines(lines)).toEqual([{ approvalType: A, seq: 1 }]);
    expect(lines[0]?.seq).toBe(9);
  });
});

describe('ordering', () => {
  const sent = fc.array(
    fc.record({
      approvalType: fc.constantFrom<ApprovalType>(A, G),
      seq: fc.integer({ min: 1, max: 5 }),
      name: fc.nat(),
    }),
    { maxLength: 20 },
  );

  test('sorts by the seq that was sent, then by place, and numbers again', () => {
    const lines = [
      { approvalType: A, seq: 5, name: 'last' },
      { approvalType: G, seq: 2, name: 'second' },
      { approvalType: G, seq: 2, name: 'third' },
      { approvalType: A, seq: 1, name: 'first' },
    ] as const;
    expect(orderLines(lines).map(({ seq, name }) => [seq, name])).toEqual([
      [1, 'first'],
      [2, 'second'],
      [2, 'third'],
      [3, 'last'],
    ]);
  });

  test('keeps everybody and is idempotent', () => {
    fc.assert(
      fc.property(sent, (lines) => {
        const once = orderLines(lines);
        expect(once.map(({ name }) => name).toSorted((a, b) => a - b)).toEqual(
          lines.map(({ name }) => name).toSorted((a, b) => a - b),
        );
        expect(orderLines(once)).toEqual(once);
      }),
    );
  });
});

test('the steps contain all lines in order, one step per seq', () => {
  fc.assert(
    fc.property(anyTypes, (lines) => {
      const numbered = numberLines(lines);
      const steps = stepsOf(numbered);
      expect(steps.flatMap((step) => step.lines)).toEqual(numbered);
      expect(steps.map(({ seq }) => seq)).toEqual([...new Set(numbered.map(({ seq }) => seq))]);
    }),
  );
});
