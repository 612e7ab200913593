import type { WordTree } from '../../../platform/i18n.ts';

export const noticeWords = {
  heading: { ko: '공지', en: 'Notice' },
  content: { ko: '내용', en: 'Content' },
  write: { ko: '공지 작성', en: 'Write a notice' },
  change: { ko: '공지 수정', en: 'Change the notice' },
  save: { ko: '저장', en: 'Save' },
  saved: { ko: '공지를 저장했습니다.', en: 'The notice has been saved.' },
  failed: { ko: '공지 저장에 실패했습니다. {{message}}', en: 'The notice could not be saved. {{message}}' },
  remove: { ko: '공지 삭제', en: 'Delete the notice' },
  sure: {
    ko: '이 공지를 삭제합니다: "{{title}}". 되돌릴 수 없습니다.',
    en: 'The notice "{{title}}" is deleted. This cannot be undone.',
  },
  removed: { ko: '공지를 삭제했습니다.', en: 'The notice has been deleted.' },
  notRemoved: { ko: '공지를 삭제하지 못했습니다', en: 'The notice could not be deleted' },
  deleted: { ko: '이미 삭제된 공지입니다.', en: 'The notice has been deleted already.' },
  more: { ko: '더 보기', en: 'Show all' },
  less: { ko: '접기', en: 'Show less' },
} as const satisfies WordTree;
