import { addDays, today, yearOf } from '../personas/days.ts';
import type { Persona } from '../personas/sign-in.ts';
import type { Colleague, Company } from './company.ts';

/** Who writes the documents of the scenes, and who decides on them first: no other journey acts as these two. */
export const DRAFTER = 'doc.manager' satisfies Persona & Colleague;
export const APPROVER = 'safety.master' satisfies Persona & Colleague;

export const TITLE = '[품의서] 활주로 조류 퇴치 장비 구매의 건';

const CONTENT = [
  '<p>최근 3개월간 조류 충돌이 전년 같은 기간보다 늘어 퇴치 장비를 구매하고자 합니다.</p><h3>1. 내역</h3>',
  '<table><tbody><tr><th>항목</th><th>수량</th><th>금액 (원)</th></tr>',
  '<tr><td>음향 퇴치기</td><td>2대</td><td>8,400,000</td></tr></tbody></table>',
  '<h3>2. 기대 효과</h3><p>활주로 안전 수준을 높이고 지연을 줄입니다. 검토 후 재가하여 주시기 바랍니다.</p>',
].join('');

/** 법무팀: nobody of the journeys belongs to it. */
const LEGAL = 5;

/** Longer than the 300 bytes beyond which a comment is cut. */
export const LONG_COMMENT = Array.from(
  { length: 6 },
  () => '예산 범위 안에서 진행하되, 설치 전에 안전보안실과 소음 기준을 함께 확인해 주시기 바랍니다.',
).join('\n');

type Step = { who: Colleague; agrees?: true };
type Written = { id: number; lines: { id: number }[] };
type Action = 'Approved' | 'Hold' | 'Reject';

export type MemoOptions = { title?: string; steps?: readonly Step[]; comment?: string; attach?: number };

const SHORT_LINE: readonly Step[] = [{ who: APPROVER }];

/** Everybody of the scenes, two of whom agree side by side. */
export const LONG_LINE: readonly Step[] = [
  { who: APPROVER },
  { who: 'admin', agrees: true },
  { who: 'hr', agrees: true },
  { who: 'ceo' },
];

const seqOf = (steps: readonly Step[], place: number): number =>
  steps.slice(1, place + 1).filter(({ agrees }, before) => !(agrees && steps[before]?.agrees)).length + 1;

const memoBody = async ({ idOf }: Company, { title = TITLE, steps = SHORT_LINE, comment, attach }: MemoOptions) => ({
  title,
  content: CONTENT,
  category: { id: 1 },
  comment: comment ?? null,
  lines: await Promise.all(
    steps.map(async ({ who, agrees }, place) => ({
      seq: seqOf(steps, place),
      approvalType: agrees ? 'Agreement' : 'Approve',
      approver: { id: await idOf(who) },
    })),
  ),
  referrers: [
    { type: 'Department', sourceId: LEGAL },
    ...(steps.some(({ who }) => who === 'hr') ? [] : [{ type: 'Employee', sourceId: await idOf('hr') }]),
  ],
  ...(attach === undefined ? {} : { attachedDocs: [{ id: attach }] }),
});

export const givenDraft = async (company: Company, options: MemoOptions = {}): Promise<number> => {
  const body = await memoBody(company, options);
  return (await company.call<Written>(DRAFTER, 'POST', '/api/approval/docs/draft', body)).id;
};

/** Somebody else's window on the same draft saves first. */
export const saveDraftElsewhere = async (company: Company, id: number, title: string): Promise<void> => {
  const body = await memoBody(company, { title, steps: LONG_LINE, comment: '수량을 한 대 줄였습니다.' });
  await company.call(DRAFTER, 'PUT', `/api/approval/docs/${id}/draft`, body);
};

export const givenMemo = async (company: Company, options: MemoOptions = {}): Promise<Written> =>
  company.call<Written>(DRAFTER, 'POST', '/api/approval/docs/submit', await memoBody(company, options));

type Attached = readonly [name: string, content: string | Uint8Array<ArrayBuffer>];

const USUAL: readonly Attached[] = [
  ['견적서_조류퇴치기_최종_수정본(2)_구매팀 검토 완료.txt', '8,400,000'],
  ['설치 위치도.txt', 'x'.repeat(240_000)],
];

export const attachFiles = async (company: Company, id: number, files = USUAL): Promise<void> => {
  const form = new FormData();
  for (const [name, content] of files) form.append('files', new Blob([content]), name);
  await company.call(DRAFTER, 'POST', `/api/approval/docs/${id}/files`, form);
};

/** The first approver acts. */
export const actOn = async (
  company: Company,
  { id, lines: [line] }: Written,
  action: Action,
  comment: string,
): Promise<void> => {
  await company.call(APPROVER, 'PUT', `/api/approval/docs/${id}/lines/${line?.id}/action`, { action, comment });
};

export const cancelMemo = async (company: Company, id: number): Promise<void> => {
  await company.call(DRAFTER, 'PUT', `/api/approval/docs/${id}/cancel`, {
    cancellationReason: '예산 편성이 다음 분기로 미뤄져 취소합니다.',
  });
};

const leaveBody = async ({ idOf }: Company, days: readonly string[]) => ({
  title: `[휴가신청서] ${days[0]}`,
  category: { id: 2 },
  lines: [{ seq: 1, approvalType: 'Approve', approver: { id: await idOf(APPROVER) } }],
  vacation: {
    absenceType: 'AnnualLeave',
    contract: '010-1234-5678',
    periods: days.map((vacationDate) => ({
      vacationDate,
      annualLeaveType: days.length === 1 ? 'MorningOff' : 'AnnualLeave',
    })),
  },
});

/** A half day of next year that is still free. */
export const givenLeave = async (company: Company): Promise<number> => {
  const first = Math.floor(Math.random() * 300);
  for (let offset = first; ; offset += 1) {
    const body = await leaveBody(company, [addDays(`${yearOf(today) + 1}-01-01`, offset)]);
    const written = await company
      .call<Written>(DRAFTER, 'POST', '/api/approval/docs/submit', body)
      .catch((error: unknown) => {
        if (offset - first > 10 || !String(error).includes('leave-overlaps')) throw error;
        return undefined;
      });
    if (written) return written.id;
  }
};

/** A draft of more annual leave than anybody has. */
export const givenLongLeaveDraft = async (company: Company): Promise<number> => {
  const days = Array.from({ length: 17 }, (_, place) => addDays(`${yearOf(today) + 1}-03-01`, place));
  const body = await leaveBody(company, days);
  return (await company.call<Written>(DRAFTER, 'POST', '/api/approval/docs/draft', body)).id;
};
