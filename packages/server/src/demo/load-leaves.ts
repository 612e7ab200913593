import { addDays, dayInSeoul, startOfDayInSeoul, yearOf } from '@portal/contract/kernel';
import type { VacationBody } from '@portal/contract/leave';
import { type ApprovalTables, type CleanBody, cancelDocument, createDraft, submitNewDocument } from '#areas/approval';
import type { Tx } from '#platform/database/pool';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text';
import type { Random } from './demo-random.ts';
import { contextOf, type DemoPerson, isBusy, pickPeople, playLine, servicesUntil } from './load-memos.ts';

const LEAVES = 120;
const HOUR_MS = 3_600_000;
const reasons = ['', '', '가족 행사', '건강 검진', '개인 사정'];

/** One to three days in a row, now and then half a day; only days of this year draw on the balance. */
const vacationOf = (random: Random, firstDay: string, thisYear: number): VacationBody => {
  const half = yearOf(firstDay) === thisYear && random.chance(0.2);
  const days = half ? 1 : random.integer(1, 3);
  const other = !half && (yearOf(firstDay) !== thisYear || random.chance(0.15));
  return {
    absenceType: other ? random.pick(['Training', 'Education', 'FamilyEventLeave'] as const) : 'AnnualLeave',
    contract: `010-${random.integer(2000, 9999)}-${random.integer(1000, 9999)}`,
    periods: Array.from({ length: days }, (_, index) => ({
      vacationDate: addDays(firstDay, index),
      annualLeaveType: half ? random.pick(['MorningOff', 'AfternoonOff'] as const) : ('AnnualLeave' as const),
    })),
  };
};

/**
 * Leave applications in every status. The fixed people only decide on them, so that whoever tries the demo as one of
 * them has all of their days.
 */
export const loadDemoLeaves = async (
  tx: Tx<ApprovalTables>,
  all: readonly DemoPerson[],
  now: Date,
  random: Random,
): Promise<void> => {
  const busy = all.filter(isBusy);
  const others = all.filter((person) => !isBusy(person));
  const byId = new Map(all.map((person) => [person.id, person]));
  const servicesAt = servicesUntil(tx, now);
  const today = dayInSeoul(now);
  for (let index = 0; index < LEAVES; index += 1) {
    // Each takes one leave, so that no day is taken twice.
    const drafter = others[index % others.length];
    if (drafter === undefined) return;
    const firstDay = addDays(today, random.integer(-100, 30));
    const vacation = vacationOf(random, firstDay, yearOf(today));
    const at = Math.min(startOfDayInSeoul(firstDay).getTime() - random.integer(48, 240) * HOUR_MS, now.getTime());
    const body: CleanBody = {
      content: sanitizeRichText(''),
      category: { id: 2 },
      comment: random.pick(reasons) || null,
      lines: pickPeople(random, busy, busy, random.integer(1, 2), drafter).map(({ id }, place) => ({
        seq: place + 1,
        approvalType: 'Approve',
        approver: { id },
      })),
      vacation,
    };
    const context = contextOf(drafter);
    if (random.chance(0.06)) {
      await createDraft(tx, servicesAt(at), body, context);
      continue;
    }
    const document = await submitNewDocument(tx, servicesAt(at), body, context);
    const cancellation = { id: document.id, cancellationReason: '근무 일정이 바뀌었습니다.' };
    if (random.chance(0.06)) await cancelDocument(tx, servicesAt(at + HOUR_MS), cancellation, context);
    else await playLine(tx, document, byId, (hours) => servicesAt(at + hours * HOUR_MS), random);
  }
};
