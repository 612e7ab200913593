import type { WordTree } from '../../platform/i18n.ts';

export const formWords = {
  nothing: { ko: '(없음)', en: '(none)' },
  wrongFields: { ko: '확인할 항목 {{count}}개', en: 'To check: {{count}}' },
  draftKey: { ko: '{{key}}: 저장하고 계속 쓰기', en: '{{key}}: save and keep writing' },
  leave: {
    title: { ko: '저장하지 않은 내용이 있습니다', en: 'There are unsaved changes' },
    closing: { ko: '닫으면 저장하지 않은 내용이 사라집니다.', en: 'If you close this, unsaved changes are lost.' },
    leaving: {
      ko: '이 화면을 나가면 저장하지 않은 내용이 사라집니다.',
      en: 'If you leave this page, unsaved changes are lost.',
    },
    leavingCopy: {
      ko: '저장하지 않고 나가면 이 기기에 저장해 둔 내용도 지웁니다.',
      en: 'If you leave without saving, the copy on this device is deleted as well.',
    },
    sendingTitle: { ko: '보내는 중입니다', en: 'Still being sent' },
    sending: { ko: '나가도 끝까지 보냅니다.', en: 'It will be sent even if you leave.' },
    button: { ko: '나가기', en: 'Leave' },
    save: { ko: '저장하고 나가기', en: 'Save and leave' },
    going: { ko: '계속하면 저장하지 않은 내용이 사라집니다.', en: 'If you continue, unsaved changes are lost.' },
    goOn: { ko: '계속', en: 'Continue' },
  },
  lost: {
    title: { ko: '더 이상 볼 수 없습니다', en: 'You can no longer read this' },
    stays: {
      ko: '작성하던 내용은 이 화면에 남아 있습니다. 필요한 내용은 나가기 전에 복사해 주세요.',
      en: 'What you were writing stays on this page. Copy what you need before you leave.',
    },
  },
  save: {
    create: { ko: '등록', en: 'Register' },
    change: { ko: '수정', en: 'Save changes' },
    createFailed: { ko: '등록에 실패했습니다. {{message}}', en: 'Registration failed. {{message}}' },
    changeFailed: { ko: '수정에 실패했습니다. {{message}}', en: 'Modification failed. {{message}}' },
    deleted: {
      ko: '저장할 대상이 더 이상 없습니다. 닫으면 입력한 내용이 사라집니다.',
      en: 'The record no longer exists. What you entered is lost when you close this.',
    },
    discard: { ko: '입력한 내용 버리고 닫기', en: 'Discard it and close' },
  },
  differences: {
    dialog: {
      label: { ko: '달라진 내용', en: 'What differs' },
      field: { ko: '항목', en: 'Field' },
      mine: { ko: '내가 입력한 내용', en: 'What you entered' },
      stored: { ko: '지금 저장된 내용', en: 'What is stored now' },
    },
    page: {
      label: { ko: '달라진 내용', en: 'What differs' },
      field: { ko: '항목', en: 'Field' },
      mine: { ko: '내가 작성한 내용', en: 'Yours' },
      stored: { ko: '다른 곳에서 저장한 내용', en: 'Saved elsewhere' },
    },
    reading: {
      label: { ko: '달라진 내용', en: 'What changed' },
      field: { ko: '항목', en: 'Field' },
      mine: { ko: '읽은 내용', en: 'What you read' },
      stored: { ko: '바뀐 내용', en: 'What it is now' },
    },
  },
  conflict: {
    title: { ko: '다른 사용자가 먼저 변경했습니다', en: 'Somebody else changed it meanwhile' },
    message: {
      ko: '입력한 내용은 그대로 있습니다. 어느 내용으로 할지 선택해 주세요.',
      en: 'What you entered is still here. Please choose which version to keep.',
    },
    keepMine: { ko: '내 내용으로 저장', en: 'Save what I entered' },
    takeStored: { ko: '저장된 내용 사용', en: 'Use what is stored' },
  },
  page: {
    wrong: { ko: '확인해 주세요', en: 'Please check' },
    changed: {
      ko: '작성한 내용은 그대로 있습니다. 내 내용으로 계속하면 다음에 저장할 때 변경된 내용을 덮어씁니다.',
      en: 'What you wrote is still here. If you continue, your next save replaces those changes.',
    },
    overwrite: { ko: '내 내용으로 계속', en: 'Continue with mine' },
    takeStored: { ko: '저장된 내용 불러오기', en: 'Load what was saved' },
    takeStoredMessage: {
      ko: '내가 작성한 내용을 버리고 다른 곳에서 저장한 내용을 불러옵니다. 이 기기에 남겨 둔 사본도 지워지며 되돌릴 수 없습니다.',
      en: 'What you wrote is replaced by what was saved elsewhere. The copy on this device is deleted as well; this cannot be undone.',
    },
    noDifference: {
      ko: '항목과 내용은 다르지 않습니다. 첨부 파일만 변경되었을 수 있습니다.',
      en: 'No field and no text differs. Only the attachments may have changed.',
    },
    onlyFormat: { ko: '글은 같고 서식만 다름', en: 'Same text, formatted differently' },
    onlyPictures: { ko: '글은 같고 그림이 다름', en: 'Same text, other pictures' },
    keptAsDraft: { ko: '작성한 내용은 임시저장함에 보관했습니다.', en: 'What you wrote is kept among your drafts.' },
  },
  files: {
    cancelled: { ko: '올리기를 취소했습니다.', en: 'The upload was cancelled.' },
    toRemove: {
      ko: '{{names}}: 올릴 수 없는 파일입니다. 뺀 뒤 진행해 주세요.',
      en: '{{names}}: cannot be uploaded. Remove it, then go on.',
    },
    missing: {
      ko: '가져오지 못한 첨부 파일이 있습니다. 다시 추가해 주세요: {{names}}',
      en: 'Some attachments could not be copied. Please add them again: {{names}}',
    },
  },
  waiting: {
    title: { ko: '네트워크가 끊겨 아직 보내지 못했습니다', en: 'No network connection: not sent yet' },
    submit: {
      ko: '다시 연결되면 이 화면이 스스로 제출합니다. 여러 번 보내도 한 건만 제출됩니다. 제출될 때까지 이 화면을 닫지 마세요. 쓴 내용은 이 기기에 남아 있습니다.',
      en: 'This page submits it by itself once the network is back, and only once however often it is sent. Please keep the page open until then. What you wrote stays on this device.',
    },
    save: {
      ko: '다시 연결되면 이 화면이 스스로 저장합니다. 저장될 때까지 이 화면을 닫지 마세요. 쓴 내용은 이 기기에 남아 있습니다.',
      en: 'This page saves it by itself once the network is back. Please keep the page open until then. What you wrote stays on this device.',
    },
    now: { ko: '지금 다시 보내기', en: 'Send again now' },
    stop: { ko: '멈추고 계속 쓰기', en: 'Stop and keep writing' },
  },
  copy: {
    kept: {
      whole: { ko: '{{time}} 이 기기에 저장됨', en: 'Saved on this device at {{time}}' },
      'without-pictures': {
        ko: '{{time}} 이 기기에 저장됨 (그림 제외)',
        en: 'Saved on this device at {{time}}, without pictures',
      },
      'without-files': {
        ko: '{{time}} 이 기기에 저장됨 (파일 제외)',
        en: 'Saved on this device at {{time}}, without files',
      },
      'without-pictures-and-files': {
        ko: '{{time}} 이 기기에 저장됨 (그림·파일 제외)',
        en: 'Saved on this device at {{time}}, without pictures and files',
      },
      'no-room': { ko: '이 기기에 저장하지 못함 (저장 공간 없음)', en: 'Not saved on this device: no room' },
    },
    title: { ko: '작성하던 내용이 있습니다', en: 'You have unsaved work' },
    message: {
      ko: '{{at}}에 이 기기에 남겨 둔 내용을 이어서 쓸 수 있습니다.',
      en: 'You can continue with what was saved on this device at {{at}}.',
    },
    withoutPictures: { ko: '그림은 남아 있지 않습니다.', en: 'Pictures were not kept.' },
    withFiles: {
      ko: '첨부 파일 {{count}}개({{names}})도 남아 있습니다.',
      en: {
        one: '{{count}} chosen file ({{names}}) was kept as well.',
        other: '{{count}} chosen files ({{names}}) were kept as well.',
      },
    },
    withoutFiles: {
      ko: '첨부 파일 {{count}}개({{names}})는 남아 있지 않습니다. 다시 선택해 주세요.',
      en: {
        one: '{{count}} chosen file ({{names}}) was not kept. Please choose it again.',
        other: '{{count}} chosen files ({{names}}) were not kept. Please choose them again.',
      },
    },
    take: { ko: '이어서 쓰기', en: 'Go on writing' },
    askTitle: { ko: '남겨 둔 내용으로 바꾸기', en: 'Replace by what was kept' },
    ask: {
      ko: '지금 쓴 내용이 남겨 둔 내용으로 바뀌며 되돌릴 수 없습니다.',
      en: 'What is written here now is replaced by what was kept. This cannot be undone.',
    },
    replace: { ko: '바꾸기', en: 'Replace' },
    drop: { ko: '버리기', en: 'Throw away' },
  },
} as const satisfies WordTree;
