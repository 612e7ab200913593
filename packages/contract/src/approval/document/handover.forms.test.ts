import { expect, test } from 'vitest';
import { checkHandOver } from './handover.forms.ts';

const document = { drafter: { id: 1 }, lines: [{ approver: { id: 2 } }, { approver: { id: 3 } }] };
const said = (id: number, reason = '퇴사') =>
  checkHandOver({ approver: { id }, reason }, document).map(({ path, code }) => `${path} ${code}`);

test.each([
  [4, '퇴사', []],
  [1, '퇴사', ['approver approver-is-drafter']],
  [2, '퇴사', ['approver approver-on-line']],
  [4, ' ', ['reason handover-reason-needed']],
])('to %i because of "%s"', (id, reason, problems) => {
  expect(said(id, reason)).toEqual(problems);
});
