import type { WordTree } from '../../../platform/i18n.ts';

export const reportTextsWords = {
  confidential: { ko: 'Confidential', en: 'Confidential' },
  mineConfidentially: { ko: '나 (비공개)', en: 'Me (confidential)' },
  yes: { ko: '예', en: 'Yes' },
  no: { ko: '아니요', en: 'No' },
  clock: { ko: '{{hour}}시 방향', en: "{{hour}} o'clock" },
  failed: { ko: '보고서를 볼 수 없습니다', en: 'The report cannot be shown' },
  noFiles: { ko: '첨부 파일이 없습니다.', en: 'No attachments' },
  notDone: { ko: '처리하지 못했습니다', en: 'That could not be done' },
  reportedAs: { ko: '보고자의 판단', en: 'Taken for by the reporter' },
  field: { ko: '분야', en: 'Field' },
  unsent: {
    heading: { ko: '이 기기에 보내지 않은 보고서가 있습니다', en: 'Reports on this device that were not sent' },
    untitled: { ko: '제목 없음', en: 'No subject' },
    draft: { ko: '임시저장', en: 'Draft' },
    keptAt: { ko: '{{at}} 저장됨 · 눌러서 이어 쓰기', en: 'kept at {{at}} · open it to go on' },
  },
} as const satisfies WordTree;
