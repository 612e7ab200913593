import type { Words } from '@portal/contract/kernel';

/**
 * The law in the words that users see: the article, the day it applies from, and the day it was last compared with the
 * law.
 */
type LawText = Words & { readonly article: Words; readonly effectiveFrom: string; readonly checkedOn: string };

const checkedOn = '2026-11-27';
/** The law has this content since that day. */
const effectiveFrom = '2020-02-28';

export const lawTexts = {
  /** Only a report to the Minister is protected; one submitted here is not that report. */
  noPenalty: {
    ko: '본인이 일으킨 일도 발생일부터 10일 안에 국토교통부장관(한국교통안전공단 KAIRS)에 자율보고하면 고의나 중대한 과실이 없는 한 처분하지 못합니다(항공안전법 제61조제4항). 이 포털에 낸 보고는 그 자율보고가 아닙니다.',
    en: 'If you report what you caused to the Minister (KAIRS) within 10 days, no penalty may be imposed but for intent or gross negligence (Aviation Safety Act, Article 61(4)). A report filed in this portal is not that report.',
    article: { ko: '항공안전법 제61조제4항', en: 'Aviation Safety Act, Article 61(4)' },
    effectiveFrom,
    checkedOn,
  },
  noDismissal: {
    ko: '국토교통부장관에게 한 자율보고를 이유로 해고, 전보, 징계 등 불이익을 줄 수 없습니다(항공안전법 제61조제3항).',
    en: 'Nobody may be dismissed, transferred or disciplined for a voluntary report to the Minister (Aviation Safety Act, Article 61(3)).',
    article: { ko: '항공안전법 제61조제3항', en: 'Aviation Safety Act, Article 61(3)' },
    effectiveFrom,
    checkedOn,
  },
  /** Shown where a reporter writes to the safety office. */
  noDisadvantage: {
    ko: '안전 자료와 그 분석결과는 사고 예방과 안전 확보에만 쓰며, 분석결과를 이유로 불이익한 조치를 해서는 안 됩니다(고의·중대한 과실로 법령을 위반하거나 범죄가 확인된 경우는 제외).',
    en: 'Safety data and what is found from them serve the prevention of accidents and safety alone; nobody may be put at a disadvantage for what was found (but for breaches by intent or gross negligence, and crimes).',
    article: { ko: '항공안전법 제58조제6항', en: 'Aviation Safety Act, Article 58(6)' },
    effectiveFrom,
    checkedOn: '2026-09-17',
  },
  /** The time within which an obstacle has to be reported. */
  obstacleTime: {
    ko: '72시간(제5호 화재·고장은 96시간) 안에 보고하며 토요일과 공휴일의 시간은 빼고 셉니다. 제6호 가목·나목·마목은 즉시, 부상·통신 불능 등으로 못 했다면 그 사유가 끝난 때부터 72시간 안에 보고합니다.',
    en: 'Within 72 hours (item 5, fire and failures: 96), not counting Saturdays and public holidays; item 6 (가, 나, 마) at once; if injury or lost communication hindered it, within 72 hours of the end of that.',
    article: {
      ko: '항공안전법 제59조제1항, 같은 법 시행규칙 제134조·별표 20의2',
      en: 'Aviation Safety Act, Article 59(1); Enforcement Rule, Article 134 and Annex 20-2',
    },
    effectiveFrom,
    checkedOn,
  },
} as const satisfies Record<string, LawText>;
