import type { WordTree } from '../../../platform/i18n.ts';

export const documentUploadWords = {
  title: { ko: '문서 업로드', en: 'Upload a document' },
  revise: { ko: '새 개정 업로드', en: 'Upload a new revision' },
  act: { ko: '업로드', en: 'Upload' },
  reviseAct: { ko: '새 개정 업로드', en: 'Upload revision' },
  form: {
    department: { ko: '부서 자료실 일반 문서', en: 'Document of a department drive' },
    manual: { ko: '매뉴얼 문서', en: 'Document of a manual' },
    general: { ko: '전사 자료실 문서', en: 'Document of a general drive' },
  },
  missing: {
    manualId: { ko: '매뉴얼을 선택해 주세요.', en: 'Please choose a manual.' },
    title: { ko: '제목을 입력해 주세요.', en: 'Please enter a title.' },
    version: { ko: '개정번호를 입력해 주세요.', en: 'Please enter a revision number.' },
    revisionDate: { ko: '개정일을 입력해 주세요.', en: 'Please enter a revision date.' },
    description: { ko: '개정 내용을 입력해 주세요.', en: 'Please enter a description.' },
    files: { ko: '파일을 선택해 주세요.', en: 'Please choose a file.' },
  },
  titleHelp: {
    ko: '{{limit}}자까지. 파일 이름에 쓸 수 없는 문자 \\ / : * ? " < > | 는 빠집니다.',
    en: 'Up to {{limit}} characters. Characters not allowed in file names, \\ / : * ? " < > |, are removed.',
  },
  titleWarning: {
    sameTitle: { ko: '같은 제목의 문서가 이미 있습니다.', en: 'A document with this title already exists.' },
    revises: {
      ko: '같은 이름의 문서가 이미 있습니다. 업로드하면 새 개정이 됩니다.',
      en: 'A document with this name already exists. The upload becomes its next revision.',
    },
    notYours: {
      ko: '같은 이름의 문서가 이미 있습니다. 새 개정을 올릴 권한이 없으니 다른 제목을 입력해 주세요.',
      en: 'A document with this name already exists, and you may not revise it. Please enter another title.',
    },
  },
  manual: {
    choose: { ko: '매뉴얼 제목으로 찾기', en: 'Find by the title of the manual' },
    notFound: { ko: '찾는 매뉴얼이 없습니다.', en: 'No manual found.' },
    none: {
      ko: '이 자료실에 업로드할 수 있는 매뉴얼이 없습니다.',
      en: 'There is no manual in this drive that you may upload to.',
    },
    first: { ko: '아직 문서가 없습니다', en: 'no document yet' },
    current: { ko: '현재 개정 {{version}} ({{date}})', en: 'current revision {{version}} ({{date}})' },
  },
  only: { ko: '{{only}} 파일만 올릴 수 있습니다.', en: 'Only {{only}} files can be uploaded.' },
  several: {
    ko: '여러 파일을 선택하면 한꺼번에 올릴 수 있습니다.',
    en: 'Choose several files to upload them at once.',
  },
  waiting: { ko: '업로드 전', en: 'not uploaded yet' },
  refused: {
    empty: { ko: '{{name}}: 내용이 없는 파일입니다.', en: '{{name}}: the file is empty.' },
    nameless: {
      ko: '{{name}}: 확장자가 없는 파일은 올릴 수 없습니다.',
      en: '{{name}}: files without an extension cannot be uploaded.',
    },
    other: { ko: '{{name}}: {{only}} 파일만 올릴 수 있습니다.', en: '{{name}}: only {{only}} files can be uploaded.' },
  },
  exists: {
    title: { ko: '같은 이름의 문서가 있습니다', en: 'A document with this name exists' },
    message: {
      ko: '{{fileName}} 문서의 새 개정으로 업로드합니다. 지금 파일은 이전 개정으로 남습니다.',
      en: 'The file becomes a new revision of {{fileName}}. The one there stays as an older revision.',
    },
    confirm: { ko: '새 개정으로 업로드', en: 'Upload as a new revision' },
    notYours: {
      ko: '{{fileName}} 문서가 이미 있고, 새 개정을 올릴 권한이 없습니다. 다른 제목을 입력해 주세요.',
      en: '{{fileName}} is there already, and you may not revise it. Please enter another title.',
    },
    deleted: {
      ko: '문서가 그사이 삭제되었거나 제목이 바뀌었습니다. 목록에서 다시 확인해 주세요.',
      en: 'The document was deleted or renamed meanwhile. Please look at the list again.',
    },
  },
  batch: {
    title: { ko: '{{drive}}에 여러 파일 업로드', en: 'Upload several files to {{drive}}' },
    files: { ko: '업로드할 파일', en: 'Files to upload' },
    none: { ko: '업로드할 파일이 없습니다.', en: 'There are no files to upload.' },
    titleOf: { ko: '{{name}} 제목', en: 'Title of {{name}}' },
    wrongTitle: {
      ko: '제목을 {{limit}}자까지 입력해 주세요.',
      en: 'Please enter a title of up to {{limit}} characters.',
    },
    double: {
      ko: '위에 같은 이름의 파일이 있습니다. 제목을 바꾸거나 빼 주세요.',
      en: 'A file above has the same name. Please change the title or remove it.',
    },
    choice: { ko: '{{name}} 처리 방법', en: 'What to do with {{name}}' },
    skip: { ko: '건너뛰기', en: 'Skip' },
    revise: { ko: '새 개정으로', en: 'As a new revision' },
    act: { ko: '{{count}}개 업로드', en: { one: 'Upload {{count}} file', other: 'Upload {{count}} files' } },
    summary: {
      ko: '업로드 {{sent}}개 · 실패 {{failed}}개 · 올리지 않음 {{left}}개',
      en: '{{sent}} uploaded · {{failed}} failed · {{left}} not uploaded',
    },
    leave: {
      ko: '닫으면 아직 올리지 않은 파일은 업로드되지 않습니다.',
      en: 'Files that are not uploaded yet will not be.',
    },
  },
  done: { ko: '업로드했습니다.', en: 'Uploaded.' },
  failed: { ko: '업로드에 실패했습니다.', en: 'The upload failed.' },
  drop: {
    hint: {
      ko: '파일을 목록에 끌어 놓으면 한꺼번에 올릴 수 있습니다.',
      en: 'Drop files on the list to upload several at once.',
    },
    choose: { ko: '여러 파일 업로드', en: 'Upload several files' },
    here: { ko: '여기에 놓아 업로드', en: 'Drop to upload' },
  },
} as const satisfies WordTree;
