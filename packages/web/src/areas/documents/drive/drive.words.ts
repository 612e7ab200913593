import type { WordTree } from '../../../platform/i18n.ts';

export const driveWords = {
  own: { ko: '내 부서', en: 'Mine' },
  name: { ko: '자료실 이름', en: 'Name of the drive' },
  new: { ko: '새 전사 자료실', en: 'New general drive' },
  rename: { ko: '이름 변경', en: 'Rename' },
  made: { ko: '자료실을 만들었습니다.', en: 'The drive has been made.' },
  renamed: { ko: '자료실 이름을 변경했습니다.', en: 'The drive has been renamed.' },
  remove: { ko: '자료실 삭제', en: 'Delete the drive' },
  sure: {
    ko: '{{name}} 자료실을 삭제합니다. 되돌릴 수 없습니다.',
    en: 'The drive {{name}} is deleted. This cannot be undone.',
  },
  removed: { ko: '자료실을 삭제했습니다.', en: 'The drive has been deleted.' },
  notRemoved: { ko: '자료실을 삭제하지 못했습니다', en: 'The drive could not be deleted' },
  notOpened: { ko: '자료실을 열지 못했습니다', en: 'The drive could not be opened' },
  deleted: {
    ko: '이미 삭제되었거나 존재하지 않는 자료실입니다.',
    en: 'The drive has been deleted already or does not exist.',
  },
} as const satisfies WordTree;
