import { createClassification, decideDuty, recordFiling, type SafetyTables, voidFiling } from '#areas/safety';
import type { Tx } from '#platform/database/pool';
import { type DemoDuty, forgetDuties, listDemoDuties } from '../demo.queries.ts';
import { seededRandom } from '../demo-random.ts';
import { type Company, contextFor, DAY_MS, HOUR_MS, type Loading, named, servicesAt } from './safety-stage.ts';

/** A seed of its own, so that what came before stays as it was. */
const SEED = 20_261_129;

/** Every eighth is filed after its deadline. */
const LATE_EVERY = 8;

const MINUTE_MS = 60_000;

/** The safety office at work on the duties of reports. */
const deskOf = (loading: Loading) => {
  const { tx, company } = loading;
  const office = { ...contextFor(named(company, 'safety.master')), language: 'ko' as const };
  const now = company.now.getTime();
  const file = (id: number, at: number, more: { recipient?: 'Minister' | 'KOTSA'; receiptNo?: string } = {}) =>
    recordFiling(
      tx,
      servicesAt(loading, at + 20 * MINUTE_MS),
      {
        id,
        body: {
          recipient: 'Minister',
          form: 'Electronic',
          filedAt: new Date(Math.min(at, now)).toISOString(),
          ...more,
        },
      },
      office,
    );
  const decide = (
    { id, submitted_at }: DemoDuty,
    body: Parameters<typeof decideDuty>[2]['body'],
    after = 2 * HOUR_MS,
  ) => decideDuty(tx, servicesAt(loading, submitted_at.getTime() + after), { id, body }, office);
  return { office, now, file, decide };
};

/** Filings in time and late, decisions of every kind, and what is still open: each state of a duty twice. */
export const loadDemoDuties = async (tx: Tx<SafetyTables>, company: Company): Promise<void> => {
  const loading: Loading = { tx, company, random: seededRandom(SEED) };
  const { office, now, file, decide } = deskOf(loading);
  const duties = await listDemoDuties(tx);
  const open = duties.filter(({ state }) => state === 'Open');
  const isPast = ({ due_at }: DemoDuty): boolean => due_at !== null && due_at.getTime() < now;
  const recent = open.filter((duty) => !isPast(duty));
  const passed = open.filter(isPast);

  const [hindered, lasting, ...rest] = passed.filter(({ is_classified }) => is_classified);
  const obstacle = { basis: 'Obstacle', startsFrom: 'Event' } as const;
  if (hindered) {
    const endedAt = new Date(hindered.event_at.getTime() + HOUR_MS).toISOString();
    const hindrance = { reason: '기내 통신 장비 고장으로 착륙 뒤에야 알릴 수 있었음', endedAt };
    await decide(hindered, { ...obstacle, item: '1', hindrance, reason: '통신이 되지 않음' });
    await file(hindered.id, hindered.event_at.getTime() + 2 * DAY_MS, { receiptNo: '2026-0412' });
  }
  if (lasting)
    await decide(lasting, {
      ...obstacle,
      item: '1',
      hindrance: { reason: '보고 의무자가 입원 치료 중', endedAt: null },
      reason: '담당 의사의 소견서를 받음',
    });

  const none = rest.splice(0, 2);
  for (const duty of none)
    await decide(duty, { basis: 'None', startsFrom: 'Event', reason: '모의 훈련 상황으로 확인됨' });

  const doubtful = passed.find(({ status, is_classified }) => status === 'Open' && !is_classified);
  const handled = new Set([hindered, lasting, ...none, doubtful].map((duty) => duty?.id));
  if (doubtful) {
    await decide(doubtful, { ...obstacle, item: '2' });
    const body = { caseType: 0, eventType: 3, eventCategories: [{ id: 29 }] };
    await createClassification(tx, servicesAt(loading, now - HOUR_MS), { id: doubtful.id, body }, office);
  }

  // The two newest that are due stay late, the others were filed.
  const late = passed.filter(({ id }) => !handled.has(id)).slice(0, 2);
  for (const duty of late) handled.add(duty.id);
  for (const [place, duty] of passed.filter(({ id }) => !handled.has(id)).entries()) {
    const due = duty.due_at?.getTime() ?? now;
    const at = place % LATE_EVERY === 1 ? due + loading.random.integer(2, 20) * HOUR_MS : due - 20 * HOUR_MS;
    const receiptNo = `2026-${String(300 + place).padStart(4, '0')}`;
    await file(duty.id, Math.max(at, duty.submitted_at.getTime()), { receiptNo });
    if (place !== 2) continue;
    // One was recorded twice.
    const again = await file(duty.id, Math.max(at, duty.submitted_at.getTime()) + HOUR_MS, { receiptNo });
    const body = { reason: '같은 제출을 두 번 기록함' };
    await voidFiling(tx, servicesAt(loading, at + DAY_MS), { id: duty.id, filingId: again.id, body }, office);
  }

  // What came in today: one to be reported at once, the others within their hours.
  const [atOnce] = recent;
  if (atOnce) await decide(atOnce, { ...obstacle, item: '6-1', reason: '활주로 이탈에 해당' }, HOUR_MS);

  const voluntary = duties.filter(({ state }) => state === 'Voluntary');
  for (const duty of voluntary.slice(3, 5))
    await file(duty.id, duty.submitted_at.getTime() + DAY_MS, { recipient: 'KOTSA' });
  await forgetDuties(
    tx,
    duties
      .filter(({ state, id }) => state === 'Voluntary' && !voluntary.slice(0, 5).some((each) => each.id === id))
      .slice(-2)
      .map(({ id }) => id),
  );
};
