import type { ApprovalDocument } from '@portal/contract/approval';
import {
  type ApprovalTables,
  actOnLine,
  answerQuestion,
  askQuestion,
  decideFinally,
  nudgeDocument,
  recallDocument,
  returnToStepBefore,
  submitNewDocument,
  withdrawFromLine,
} from '#areas/approval';
import type { Tx } from '#platform/database/pool';
import { MAIL_DOMAIN } from './company-data.ts';
import { seededRandom } from './demo-random.ts';
import { contextOf, type DemoPerson, memoOf, servicesUntil } from './load-memos.ts';

const SEED = 20_261_128;
const HOUR_MS = 3_600_000;

/** A head may decide for those who come after. */
export type DemoHead = DemoPerson & { decidesFinally: boolean };

/** Memos on which people changed their minds, asked, and reminded, through the portal's own commands at past times. */
export const loadDemoSecondThoughts = async (
  tx: Tx<ApprovalTables>,
  all: readonly DemoHead[],
  now: Date,
): Promise<void> => {
  const random = seededRandom(SEED);
  const servicesAt = servicesUntil(tx, now);
  const person = (account: string): DemoPerson => {
    const found = all.find(({ email }) => email === `${account}@${MAIL_DOMAIN}`);
    if (!found) throw new Error(`nobody is called ${account}`);
    return found;
  };
  const [captain, officer, engineer, cabin, lead, head] = (
    ['captain', 'first.officer', 'engineer', 'cabin', 'ops.lead', 'ops.head'] as const
  ).map(person) as [DemoPerson, DemoPerson, DemoPerson, DemoPerson, DemoPerson, DemoPerson];

  /** A memo that was submitted some days ago, and acts on it at hours after that. */
  const memo = async (drafter: DemoPerson, line: readonly DemoPerson[], daysAgo: number) => {
    const begun = now.getTime() - daysAgo * 24 * HOUR_MS;
    const at = (hours: number) => servicesAt(begun + hours * HOUR_MS);
    const lines = line.map(({ id }, place) => ({
      seq: place + 1,
      approvalType: 'Approve' as const,
      approver: { id },
    }));
    const body = { ...memoOf(random), category: { id: 1 }, lines };
    const document: ApprovalDocument = await submitNewDocument(tx, at(0), body, contextOf(drafter));
    const on = (who: DemoPerson) => ({
      id: document.id,
      lineId: document.lines.find(({ approver }) => approver.id === who.id)?.id ?? 0,
    });
    const approve = (who: DemoPerson, hours: number) =>
      actOnLine(tx, at(hours), { ...on(who), action: 'Approved' }, contextOf(who));
    return { id: document.id, at, on, approve };
  };

  const withdrawn = await memo(officer, [lead, head], 9);
  await withdrawn.approve(lead, 3);
  await withdrawFromLine(
    tx,
    withdrawn.at(4),
    { ...withdrawn.on(lead), comment: '금액을 다시 확인하겠습니다.' },
    contextOf(lead),
  );

  const returned = await memo(cabin, [lead, head], 8);
  await returned.approve(lead, 2);
  const comment = '견적 비교가 빠졌습니다. 다시 검토해 주세요.';
  await returnToStepBefore(tx, returned.at(20), { ...returned.on(head), comment }, contextOf(head));

  const boss = all.find(({ decidesFinally }) => decidesFinally);
  if (!boss) throw new Error('nobody may decide finally');
  const final = await memo(engineer, [boss, head], 12);
  const context = contextOf(boss);
  const actor = { ...context.actor, grants: [{ menu: 'Approval' as const, level: 'Level2' as const }] };
  await decideFinally(
    tx,
    final.at(5),
    { ...final.on(boss), comment: '위임전결 범위 안이므로 전결합니다.' },
    { ...context, actor },
  );

  const recalled = await memo(captain, [lead, head], 6);
  await recalled.approve(lead, 6);
  await recallDocument(
    tx,
    recalled.at(26),
    { id: recalled.id, reason: '수량이 바뀌어 다시 올리겠습니다.' },
    contextOf(captain),
  );

  const asking = await memo(captain, [lead, head], 5);
  await asking.approve(lead, 4);
  const ask = (to: DemoPerson, text: string, hours: number) =>
    askQuestion(tx, asking.at(hours), { ...asking.on(head), to, text }, contextOf(head));
  const { questions } = await ask(lead, '같은 예산에서 이미 집행한 금액이 얼마입니까?', 20);
  const questionId = questions[0]?.id ?? 0;
  await answerQuestion(
    tx,
    asking.at(23),
    { id: asking.id, questionId, text: '3분기까지 42% 집행했습니다.' },
    contextOf(lead),
  );
  await nudgeDocument(tx, asking.at(44), asking.id, contextOf(captain));
  await ask(captain, '납품이 다음 달로 늦어져도 괜찮습니까?', 50);
};
