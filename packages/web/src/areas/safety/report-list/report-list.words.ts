import type { WordTree } from '../../../platform/i18n.ts';

export const reportListWords = {
  title: { ko: '보고서', en: 'Reports' },
  drafts: { ko: '임시저장', en: 'Drafts' },
  eventDate: { ko: '발생일', en: 'Event date' },
  risk: { ko: '초기/잔여 위험', en: 'Initial/residual' },
  references: { ko: '참고', en: 'Reference' },
  reference: {
    feedback: { ko: '회신 요청', en: 'Feedback requested' },
    authority: { ko: '국토교통부 보고', en: 'Reported to the authority' },
    investigation: { ko: '조사 연결', en: 'Investigation' },
    related: { ko: '관련 보고서', en: 'Related reports' },
  },
  related: {
    ko: '관련 보고서 {{count}}건',
    en: { one: '{{count}} related report', other: '{{count}} related reports' },
  },
  own: { ko: '내가 쓴 보고서', en: 'Written by me' },
  confidential: { ko: '비공개 보고서', en: 'Confidential report' },
  mine: { ko: '내가 보고한 것만', en: 'Reported by me' },
  everyType: { ko: '전체', en: 'All' },
  everyStatus: { ko: '모든 상태', en: 'All statuses' },
  everyField: { ko: '모든 분야', en: 'All fields' },
  everySecond: { ko: '분야 2단계 전체', en: 'All of level 2' },
  search: { ko: '제목, 보고서 번호', en: 'Subject, report no.' },
  searchContents: { ko: '제목, 번호, 장소, 내용', en: 'Subject, number, place, contents' },
  news: { ko: '새 보고서 {{count}}건', en: { one: '{{count}} new report', other: '{{count}} new reports' } },
  empty: { ko: '리포트가 없습니다.', en: 'There are no reports.' },
  emptyHint: {
    ko: '보고서를 제출하면 여기에서 처리 상황을 볼 수 있습니다.',
    en: 'Once you submit a report, you can follow it here.',
  },
  pageMissing: { ko: '이 페이지에는 보고서가 없습니다.', en: 'There are no reports on this page.' },
  noDrafts: { ko: '임시저장한 보고서가 없습니다.', en: 'There are no drafts.' },
  noDraftsHint: {
    ko: '작성 중인 보고서를 임시저장하면 여기에서 이어 쓸 수 있습니다.',
    en: 'Save a report as a draft to go on writing it from here.',
  },
  deleteChosen: { ko: '선택 삭제', en: 'Delete selected' },
  deleteTitle: { ko: '임시저장 보고서 삭제', en: 'Delete drafts' },
  deleteMessage: {
    ko: '정말 삭제하시겠습니까? 선택한 임시저장 보고서 {{count}}건은 되돌릴 수 없습니다.',
    en: {
      one: 'Really delete? {{count}} draft cannot be brought back.',
      other: 'Really delete? {{count}} drafts cannot be brought back.',
    },
  },
  deleted: {
    ko: '임시저장 보고서 {{count}}건이 삭제되었습니다.',
    en: { one: '{{count}} draft was deleted.', other: '{{count}} drafts were deleted.' },
  },
  deleteFailed: {
    ko: '임시저장 보고서를 삭제하는 중 오류가 발생했습니다. {{message}}',
    en: 'Error deleting drafts. {{message}}',
  },
} as const satisfies WordTree;
