import type { Words } from '@portal/contract/kernel';
import { law as en } from '../words/law/en.ts';
import { law as ko } from '../words/law/ko.ts';

/** What the law says, in the words that people are shown: from which article, since when, and when it was last compared with the law. */
type LawText = Words & { readonly article: Words; readonly effectiveFrom: string; readonly checkedOn: string };

const checkedOn = '2026-11-27';
/** Since then the law has what is told here. */
const effectiveFrom = '2020-02-28';

export const lawTexts = {
  /** Only a report to the Minister is protected; one filed here is not that report. */
  noPenalty: {
    ko: ko.noPenalty,
    en: en.noPenalty,
    article: { ko: '항공안전법 제61조제4항', en: 'Aviation Safety Act, Article 61(4)' },
    effectiveFrom,
    checkedOn,
  },
  noDismissal: {
    ko: ko.noDismissal,
    en: en.noDismissal,
    article: { ko: '항공안전법 제61조제3항', en: 'Aviation Safety Act, Article 61(3)' },
    effectiveFrom,
    checkedOn,
  },
  /** Within which time an obstacle has to be reported. */
  obstacleTime: {
    ko: ko.obstacleTime,
    en: en.obstacleTime,
    article: {
      ko: '항공안전법 제59조제1항, 같은 법 시행규칙 제134조·별표 20의2',
      en: 'Aviation Safety Act, Article 59(1); Enforcement Rule, Article 134 and Annex 20-2',
    },
    effectiveFrom,
    checkedOn,
  },
} as const satisfies Record<string, LawText>;
