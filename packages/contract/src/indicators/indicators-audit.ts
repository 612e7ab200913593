import { type AuditTrail, type FactValues, fact, type Words } from '@portal/contract/kernel';
import type { AlertRule } from './figure/alert-detection.ts';

const sheets = {
  thresholds: { ko: '지표별 기준값', en: 'Thresholds' },
  flights: { ko: '월별 운항편수', en: 'Flights' },
  occurrences: { ko: '월별 발생건수', en: 'Occurrences' },
} as const satisfies Record<string, Words>;

const sheet = fact.word<keyof typeof sheets>({ ko: '업로드한 표', en: 'Sheet' }, sheets);

/** By month and number of the indicator, such as `2026-10 · 18: 48`. */
const closedFigures = fact.list(fact.word({ ko: '수치', en: 'Figures' }));
const figures = fact.optional(closedFigures);

/** The first and the last month or year of the changed figures. */
const periodOf = ({ before, after }: FactValues): string => {
  const places = [before, after].flatMap((facts) => (Array.isArray(facts?.figures) ? facts.figures : [])).map(String);
  const times = places.flatMap((place) => /^[0-9-]+/.exec(place)?.[0] ?? []).toSorted();
  return [...new Set([times[0], times.at(-1)])].join('~');
};

/** The months of an indicator that alert, with the rule that they break. */
export const alertRuleNames = {
  OneSerious: { ko: '심각 1개월', en: 'One month serious' },
  TwoAlert: { ko: '2개월 연속 경계 이상', en: 'Two months at alert or above' },
  ThreeCaution: { ko: '3개월 연속 주의 이상', en: 'Three months at caution or above' },
} as const satisfies Record<AlertRule, Words>;

/** An upload by its sheet and by the first and the last month or year in which it changed a figure. */
const calledBySheet = (facts: FactValues): Words => {
  const period = periodOf(facts);
  const words = Object.entries(sheets).find(([name]) => name === facts.after?.sheet)?.[1] ?? { ko: '', en: '' };
  return { ko: `${words.ko} ${period}`.trim(), en: `${words.en} ${period}`.trim() };
};

/** A close by its month. */
const calledByMonth = (facts: FactValues): Words => ({
  ko: `월 마감 ${periodOf(facts)}`,
  en: `Month close ${periodOf(facts)}`,
});

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
    close: {
      ko: '월 마감',
      en: 'closed',
      on: {
        portal: {
          called: calledByMonth,
          before: { figures },
          after: { figures: closedFigures },
        },
      },
    },
    acknowledge: {
      ko: '경보 확인',
      en: 'acknowledged',
      on: {
        indicator: {
          after: {
            month: fact.word({ ko: '월', en: 'Month' }),
            rule: fact.word<AlertRule>({ ko: '경보 기준', en: 'Rule' }, alertRuleNames),
            hazardNo: fact.orNull(fact.word({ ko: '위해요인 번호', en: 'Hazard number' })),
            actionNo: fact.orNull(fact.word({ ko: '조치 번호', en: 'Action number' })),
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
