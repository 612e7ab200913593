import { markAllRead, type SafetyTables, submitNewReport, writeEntry } from '#areas/safety';
import type { Tx } from '#platform/database/pool';
import { seededRandom } from '../demo-random.ts';
import { deliverHeld, setTimesOfProgress } from './dialogue-in-time.queries.ts';
import { bodyOf } from './load-reports.ts';
import { happenings } from './report-data.ts';
import { type Company, contextFor, DAY_MS, named, servicesAt } from './safety-stage.ts';

const SEED = 20_261_128;
const MORNING = 360;

type Line = readonly ['reporter' | 'office' | 'question' | 'held', string];
type Talk = { account: string; isConfidential?: true; lines: readonly Line[] };

const where: Line = ['question', '활주로 어느 쪽이었는지 기억나시면 알려 주세요.'];
const thanks: Line = ['office', '보고 감사합니다. 현장을 확인하고 있습니다.'];
const more: Line = ['reporter', '추가로, 같은 시간대에 조류가 한 번 더 보였습니다.'];

/** Who talks about what; one of the captain's waits for an answer, and one has news that no bell tells. */
const talks: readonly Talk[] = [
  { account: 'captain', lines: [thanks, where] },
  { account: 'captain', isConfidential: true, lines: [['office', '알려 주신 절차를 검토하고 있습니다.']] },
  { account: 'cabin', isConfidential: true, lines: [['reporter', '야간 편에서 자주 있는 일입니다.']] },
  { account: 'engineer', isConfidential: true, lines: [where, ['held', '격납고 북쪽이었습니다.']] },
  { account: 'first.officer', isConfidential: true, lines: [thanks] },
  { account: 'cabin', lines: [more] },
  { account: 'engineer', lines: [more] },
  { account: 'first.officer', lines: [thanks, more] },
  { account: 'captain', lines: [more, thanks] },
  { account: 'cabin', lines: [where, ['reporter', '앞쪽 갤리였습니다.'], thanks] },
  { account: 'engineer', lines: [thanks] },
  { account: 'first.officer', lines: [where, ['reporter', '33R이었습니다.'], thanks] },
];

/** Dialogues of reporters with the safety office, through the portal's own command. */
export const loadDemoDialogues = async (tx: Tx<SafetyTables>, company: Company): Promise<void> => {
  await setTimesOfProgress(tx);
  await markAllRead(tx);
  const voluntary = happenings.filter(({ body }) => body.reportType === 'SSVR');
  const loading = { tx, company, random: seededRandom(SEED) };
  const office = contextFor(named(company, 'safety.master'));
  for (const [place, { account, isConfidential = false, lines }] of talks.entries()) {
    const reporter = contextFor(named(company, account));
    const at = company.now.getTime() - (place + 2) * DAY_MS;
    const services = servicesAt(loading, at);
    const happening = voluntary[place % voluntary.length];
    if (!happening) throw new Error('the demo has no voluntary report');
    const report = bodyOf(happening, at, loading.random, { isConfidential });
    const { id } = await submitNewReport(tx, services, report, reporter);
    for (const [kind, content] of lines) {
      const by = kind === 'office' || kind === 'question' ? office : reporter;
      const entry = { content, kind: kind === 'question' ? ('Question' as const) : ('Message' as const) };
      await writeEntry(tx, { ...services, confidentialDelivery: [MORNING] }, { id, body: entry }, by);
      if (kind === 'reporter' && isConfidential) await deliverHeld(tx, id);
    }
  }
};
