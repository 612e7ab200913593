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
  unsaved: {
    ended: {
      ko: '그사이 상태가 바뀌어 더는 저장할 수 없습니다',
      en: 'The status has changed meanwhile, and this can no longer be saved',
    },
    refused: { ko: '더는 저장할 수 없습니다', en: 'This can no longer be saved' },
    stays: {
      ko: '입력한 내용은 아래에 그대로 있고 이 기기에도 남아 있습니다. 필요한 내용은 복사해 주세요.',
      en: 'What you typed is still below and stays on this device. Please copy what you need.',
    },
    discard: { ko: '입력한 내용 버리기', en: 'Discard what you typed' },
    sure: {
      ko: '입력한 내용을 이 기기에서도 지웁니다. 되돌릴 수 없습니다.',
      en: 'What you typed is removed from this device as well. This cannot be undone.',
    },
    left: { ko: '저장하지 못한 내용이 있습니다', en: 'Something you typed was not saved' },
    leftSince: {
      ko: '{{at}}에 이 기기에 남겨 둔 내용입니다. 지금은 저장할 수 없으니 필요한 내용은 복사해 주세요.',
      en: 'It was kept on this device on {{at}}. It cannot be saved now; please copy what you need.',
    },
  },
} as const satisfies WordTree;
