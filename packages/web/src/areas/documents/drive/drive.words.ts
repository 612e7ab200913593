import type { WordTree } from '../../../platform/i18n.ts';

export const driveWords = {
  name: { ko: '드라이브 이름', en: 'Name of the drive' },
  new: { ko: '새 공용 드라이브', en: 'New general drive' },
  rename: { ko: '이름 변경', en: 'Rename' },
  made: { ko: '드라이브를 만들었습니다.', en: 'The drive has been made.' },
  renamed: { ko: '드라이브 이름을 변경하였습니다.', en: 'The drive has been renamed.' },
  remove: { ko: '드라이브 삭제', en: 'Delete the drive' },
  sure: {
    ko: '{{name}} 드라이브를 삭제합니다. 되돌릴 수 없습니다.',
    en: 'The drive {{name}} is deleted. This cannot be undone.',
  },
  removed: { ko: '드라이브를 삭제하였습니다.', en: 'The drive has been deleted.' },
  notRemoved: { ko: '드라이브를 삭제하지 못했습니다', en: 'The drive could not be deleted' },
  notOpened: { ko: '드라이브를 열지 못했습니다', en: 'The drive could not be opened' },
  gone: {
    ko: '이미 삭제되었거나 존재하지 않는 드라이브입니다.',
    en: 'The drive has been deleted already or does not exist.',
  },
} as const satisfies WordTree;
