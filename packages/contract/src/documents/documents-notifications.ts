import type { NotificationTable } from '@portal/contract/kernel';

/** The notifications about records of this area. */
export const documentsNotifications = {
  'required-reading': { ko: '필독 문서로 지정되었습니다.', en: 'A document was assigned to you as required reading.' },
  'reading-asked': {
    ko: '아직 읽지 않은 필독 문서를 읽어 달라는 요청이 있습니다.',
    en: 'You are asked to read a document that you have not read yet.',
  },
  'new-revision': {
    ko: '필독 문서의 새 개정판이 등록되었습니다.',
    en: 'A document you have to read has a new revision.',
  },
  'schedule-changed': {
    ko: '필독 매뉴얼의 시행일이 바뀌었거나 시행이 취소되었습니다.',
    en: 'A manual you have to read comes into force on another day, or not at all.',
  },
  'reading-due': { ko: '필독 문서의 기한이 다가옵니다.', en: 'A document you have to read is due soon.' },
  'reading-overdue': {
    ko: '기한이 지났는데 읽지 않은 필독 문서가 있습니다.',
    en: 'A document was not read by the day it was due.',
  },
} as const satisfies NotificationTable;
