import { addDays, type Day } from '@portal/contract/kernel';
import {
  type ApprovalTables,
  actOnLine,
  insertDelegation,
  makeDelegation,
  readToday,
  submitNewDocument,
} from '#areas/approval';
import type { Tx } from '#platform/database/pool';
import { fixedPeople, MAIL_DOMAIN } from './company-data.ts';
import { type Random, seededRandom } from './demo-random.ts';
import { contextOf, type DemoPerson, memoOf, servicesUntil } from './load-memos.ts';

const SEED = 20_261_128;
const HOUR_MS = 3_600_000;

const CURRENT_DAYS = 6;

type Memo = { drafter: DemoPerson; line: readonly DemoPerson[]; hoursAgo: number };

/** Days of a delegation, counted from today. */
const period = (today: Day, from: number, to: number) => ({
  fromDate: addDays(today, from),
  toDate: addDays(today, to),
});

/** A principal who is away, with a deputy who has decided some of their documents, and delegations to come and past. */
export const loadDemoDelegations = async (
  tx: Tx<ApprovalTables>,
  all: readonly DemoPerson[],
  now: Date,
): Promise<void> => {
  const random: Random = seededRandom(SEED);
  const fixed = new Set(fixedPeople.map(({ account }) => `${account}@${MAIL_DOMAIN}`));
  const lead = all.find(({ email }) => email === `ops.lead@${MAIL_DOMAIN}`);
  const [away, later, back, drafter, next] = all.filter(({ email }) => !fixed.has(email));
  if (!lead || !away || !later || !back || !drafter || !next) throw new Error('the demo company has too few people');
  // Delegations go by the clock of the database.
  const today = await readToday(tx);
  const servicesAt = servicesUntil(tx, now);
  const services = servicesAt(now.getTime() - 30 * HOUR_MS);
  const past = period(today, -30, -20);
  await insertDelegation(tx, {
    principal_id: back.id,
    deputy_id: away.id,
    from_on: past.fromDate,
    to_on: past.toDate,
    category_ids: [1, 2],
    reason: '해외 출장',
    leave_id: null,
    created_by_id: back.id,
    created_at: new Date(now.getTime() - 32 * 24 * HOUR_MS),
  });
  const current = { ...period(today, 0, CURRENT_DAYS), deputy: { id: lead.id }, reason: '해외 교육' };
  await makeDelegation(tx, services, current, contextOf(away));
  const coming = { ...period(today, 14, 18), deputy: { id: back.id }, categoryIds: [1] };
  await makeDelegation(tx, services, coming, contextOf(later));

  const submit = async ({ drafter, line, hoursAgo }: Memo) => {
    const body = {
      ...memoOf(random),
      category: { id: 1 },
      lines: line.map(({ id }, at) => ({ seq: at + 1, approvalType: 'Approve' as const, approver: { id } })),
    };
    const at = now.getTime() - hoursAgo * HOUR_MS;
    return submitNewDocument(tx, servicesAt(at), body, contextOf(drafter));
  };
  const approveInPlace = async (memo: Memo, comment: string) => {
    const { id, lines } = await submit(memo);
    const lineId = lines[0]?.id ?? 0;
    const at = now.getTime() - (memo.hoursAgo - 2) * HOUR_MS;
    await actOnLine(tx, servicesAt(at), { id, lineId, action: 'Approved', comment }, contextOf(lead));
  };
  await approveInPlace({ drafter, line: [away, next], hoursAgo: 26 }, '대결로 확인했습니다.');
  await approveInPlace({ drafter, line: [away], hoursAgo: 20 }, '급한 건이라 먼저 처리합니다.');
  await submit({ drafter, line: [away, next], hoursAgo: 6 });
};
