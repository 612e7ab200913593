import type { WordTree } from '../../platform/i18n.ts';

export const sheetWords = {
  choose: { ko: '파일 선택', en: 'Choose a file' },
  chooseOther: { ko: '다른 파일 선택', en: 'Choose another file' },
  none: { ko: '선택한 파일이 없습니다.', en: 'No file is chosen.' },
  onlyOne: { ko: '파일은 한 개만 올릴 수 있습니다.', en: 'Only one file can be uploaded.' },
  wrongType: { ko: '{{name}}: .xlsx 파일만 올릴 수 있습니다.', en: '{{name}}: only .xlsx files can be uploaded.' },
  checking: { ko: '파일을 확인하고 있습니다.', en: 'The file is being checked.' },
  checkAgain: { ko: '다시 확인', en: 'Check again' },
  checked: { ko: '업로드하면 이렇게 됩니다.', en: 'The upload will make these changes.' },
  figure: {
    rows: { ko: '전체', en: 'All' },
    added: { ko: '신규', en: 'New' },
    changed: { ko: '변경', en: 'Changed' },
    removed: { ko: '삭제', en: 'Removed' },
    unchanged: { ko: '그대로', en: 'Unchanged' },
  },
  taking: { ko: '업로드하고 있습니다.', en: 'The file is being uploaded.' },
  progress: { ko: '{{name}} 올리는 중', en: '{{name}} is being sent' },
  button: { ko: '업로드', en: 'Upload' },
  done: { ko: '업로드했습니다.', en: 'Uploaded successfully.' },
  refused: { ko: '이 파일은 올릴 수 없습니다. {{message}}', en: 'This file cannot be uploaded. {{message}}' },
  notChecked: { ko: '파일을 확인하지 못했습니다. {{message}}', en: 'The file could not be checked. {{message}}' },
  failed: { ko: '업로드에 실패했습니다. {{message}}', en: 'Upload failed. {{message}}' },
  changed: {
    ko: '그사이 다른 사용자가 값을 고쳐 업로드하지 않았습니다. 지금의 건수를 확인한 뒤 다시 업로드해 주세요.',
    en: 'Somebody else changed the figures meanwhile, so nothing was uploaded. Please look again, then upload.',
  },
  downloadFailed: { ko: '다운로드에 실패했습니다. {{message}}', en: 'Download failed. {{message}}' },
  wrongRows: {
    ko: '고칠 곳이 {{count}}건 있습니다. 파일을 고친 뒤 다시 선택해 주세요.',
    en: {
      one: '{{count}} problem found. Correct the file, then choose it again.',
      other: '{{count}} problems found. Correct the file, then choose it again.',
    },
  },
  problems: { ko: '고칠 곳', en: 'Problems' },
  where: { ko: '위치', en: 'Where' },
  what: { ko: '내용', en: 'What' },
  row: { ko: '{{row}}행', en: 'Row {{row}}' },
  wholeFile: { ko: '파일', en: 'File' },
} as const satisfies WordTree;
