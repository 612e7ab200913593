import type { WordTree } from '../../platform/i18n.ts';

export const fileDropWords = {
  camera: { ko: '사진 찍기', en: 'Take a photo' },
  choose: { ko: '파일을 선택하거나 여기로 끌어 놓으세요', en: 'Choose files or drop them here' },
  chooseOne: { ko: '파일 하나를 선택하거나 여기로 끌어 놓으세요', en: 'Choose one file or drop it here' },
  single: { ko: '파일을 하나만 올려 주세요.', en: 'Please upload one file.' },
  limit: { ko: '파일당 {{limit}}까지', en: 'Up to {{limit}} each' },
  list: { ko: '첨부 파일', en: 'Attached files' },
  state: {
    waiting: { ko: '저장 시 업로드', en: 'uploaded on save' },
    sending: { ko: '올리는 중', en: 'uploading' },
    sent: { ko: '올림', en: 'uploaded' },
    failed: { ko: '실패', en: 'failed' },
  },
  progress: { ko: '{{name}} 올리는 중', en: 'Uploading {{name}}' },
  remove: { ko: '{{name}} 빼기', en: 'Remove {{name}}' },
  cancel: { ko: '{{name}} 올리기 취소', en: 'Cancel the upload of {{name}}' },
  retry: { ko: '{{name}} 다시 올리기', en: 'Upload {{name}} again' },
  refused: {
    blocked: {
      ko: '{{name}}: 올릴 수 없는 확장자입니다. ({{extensions}})',
      en: '{{name}}: files with this extension are not allowed ({{extensions}}).',
    },
    'too-large': {
      ko: '{{name}}: 파일이 너무 큽니다. ({{size}}, 최대 {{limit}})',
      en: '{{name}}: the file is too large ({{size}}, at most {{limit}}).',
    },
  },
} as const satisfies WordTree;
