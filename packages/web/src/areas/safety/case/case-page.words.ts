import type { WordTree } from '../../../platform/i18n.ts';

export const casePageWords = {
  everySource: { ko: '모든 경로', en: 'Every source' },
  choose: { ko: '선택하세요', en: 'Please choose' },
  failed: { ko: '볼 수 없습니다', en: 'This cannot be shown' },
  leave: {
    ko: '이 페이지를 나가시겠습니까? 작성한 내용은 저장되지 않습니다.',
    en: 'Leave this page? What you have written is not saved.',
  },
  chooseReport: { ko: '보고서 선택', en: 'Choose a report' },
  noReports: { ko: '연결할 수 있는 보고서가 없습니다.', en: 'There are no reports that can be linked.' },
  linkTitle: { ko: '연결 보고서', en: 'Linked report' },
  linkMessage: { ko: '{{name}} 보고서를 관련 보고서로 설정하시겠습니까?', en: 'Set {{name}} as a related report?' },
  link: { ko: '연결', en: 'Link' },
  unlink: { ko: '{{name}} 연결 해제', en: 'Unlink {{name}}' },
} as const satisfies WordTree;
