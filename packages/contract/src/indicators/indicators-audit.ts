import { type AuditTrail, type FactValues, fact, type Words } from '@portal/contract/kernel';

const sheets = {
  thresholds: { ko: '지표별 기준값', en: 'Thresholds' },
  flights: { ko: '월별 운항편수', en: 'Flights' },
  occurrences: { ko: '월별 발생건수', en: 'Occurrences' },
} as const satisfies Record<string, Words>;

const sheet = fact.word<keyof typeof sheets>({ ko: '업로드한 표', en: 'Sheet' }, sheets);

/** By month and number of the indicator, such as `2026-10 · 18: 48`. */
const figures = fact.optional(fact.list(fact.word({ ko: '수치', en: 'Figures' })));

/** An upload by its sheet and by the first and the last month or year in which it changed a figure. */
const calledBySheet = ({ before, after }: FactValues): Words => {
  const places = [before, after].flatMap((told) => (Array.isArray(told?.figures) ? told.figures : [])).map(String);
  const times = places.flatMap((place) => /^[0-9-]+/.exec(place)?.[0] ?? []).toSorted();
  const period = [...new Set([times[0], times.at(-1)])].join('~');
  const words = Object.entries(sheets).find(([name]) => name === after?.sheet)?.[1] ?? { ko: '', en: '' };
  return { ko: `${words.ko} ${period}`.trim(), en: `${words.en} ${period}`.trim() };
};

export const indicatorsTrail = {
  ko: '안전성과지표',
  en: 'Indicators',
  records: { indicator: { ko: '지표', en: 'Indicator' } },
  actions: {
    import: {
      ko: '일괄 등록',
      en: 'imported',
      on: {
        portal: {
          called: calledBySheet,
          before: { figures },
          after: {
            sheet,
            figures,
            rows: fact.number({ ko: '행 수', en: 'Rows' }),
            added: fact.number({ ko: '신규', en: 'New' }),
            changed: fact.number({ ko: '변경', en: 'Changed' }),
            removed: fact.number({ ko: '삭제', en: 'Removed' }),
            unchanged: fact.number({ ko: '그대로', en: 'Unchanged' }),
          },
        },
      },
    },
    activation: {
      ko: '지표 사용 변경',
      en: 'activation changed',
      on: {
        indicator: {
          before: { isActivated: fact.flag({ ko: '사용', en: 'Active' }) },
          after: { isActivated: fact.flag({ ko: '사용', en: 'Active' }) },
        },
      },
    },
  },
} as const satisfies AuditTrail;
