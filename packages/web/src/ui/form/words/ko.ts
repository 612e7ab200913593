import { drop } from '../../files/words/ko.ts';
import { editor } from '../../rich-text/words/ko.ts';

/** The words of forms, which come with them. */
export const form = {
  drop,
  editor,
  nothing: '(없음)',
  wrongFields: '확인할 항목 {{count}}개',
  draftKey: '{{key}}: 저장하고 계속 쓰기',
  leave: {
    title: '저장하지 않은 내용이 있습니다',
    closing: '닫으면 저장하지 않은 내용이 사라집니다.',
    leaving: '이 화면을 나가면 저장하지 않은 내용이 사라집니다.',
    sendingTitle: '보내는 중입니다',
    sending: '나가도 끝까지 보냅니다.',
    button: '나가기',
    save: '저장하고 나가기',
    going: '계속하면 저장하지 않은 내용이 사라집니다.',
    goOn: '계속',
  },
  person: {
    add: '추가',
    added: '{{name}}({{note}}) 추가됨',
    removeAll: '모두 빼기',
    all: '모두 선택',
    allOf: '모두 선택 ({{count}}명)',
    searchChosen: '선택한 사원 {{count}}명에서 찾기',
    addChecked: '{{count}}명 추가',
    noHits: '검색 결과가 없습니다.',
    twice: '이미 추가했습니다.',
    noMembers: '부서에 사원이 없습니다.',
  },
  lost: {
    title: '더 이상 볼 수 없습니다',
    stays: '작성하던 내용은 이 화면에 남아 있습니다. 필요한 내용은 나가기 전에 복사해 주세요.',
  },
  save: {
    create: '등록',
    change: '수정',
    createFailed: '등록에 실패하였습니다. {{message}}',
    changeFailed: '수정에 실패하였습니다. {{message}}',
    gone: '저장할 대상이 더 이상 없습니다. 닫으면 입력한 내용이 사라집니다.',
    discard: '입력한 내용 버리고 닫기',
  },
  differences: {
    dialog: { label: '달라진 내용', field: '항목', mine: '내가 입력한 내용', stored: '지금 저장된 내용' },
    page: { label: '달라진 내용', field: '항목', mine: '내가 작성한 내용', stored: '다른 곳에서 저장한 내용' },
  },
  conflict: {
    title: '다른 사용자가 먼저 변경했습니다',
    message: '입력한 내용은 그대로 있습니다. 어느 내용으로 할지 선택해 주세요.',
    keepMine: '내 내용으로 저장',
    takeStored: '저장된 내용 사용',
  },
  page: {
    wrong: '확인해 주세요',
    changed: '작성한 내용은 그대로 있습니다. 내 내용으로 계속하면 다음에 저장할 때 변경된 내용을 덮어씁니다.',
    overwrite: '내 내용으로 계속',
    takeStored: '저장된 내용 불러오기',
    takeStoredMessage:
      '내가 작성한 내용을 버리고 다른 곳에서 저장한 내용을 불러옵니다. 이 기기에 남겨 둔 사본도 지워지며 되돌릴 수 없습니다.',
    noDifference: '항목과 내용은 다르지 않습니다. 첨부 파일만 변경되었을 수 있습니다.',
    onlyFormat: '글은 같고 서식만 다름',
    onlyPictures: '글은 같고 그림이 다름',
    keptAsDraft: '작성한 내용은 임시저장함에 보관했습니다.',
  },
  files: {
    cancelled: '올리기를 취소했습니다.',
    toRemove: '{{names}}: 올릴 수 없는 파일입니다. 뺀 뒤 진행해 주세요.',
    missing: '가져오지 못한 첨부 파일이 있습니다. 다시 추가해 주세요: {{names}}',
  },
  waiting: {
    title: '네트워크가 끊겨 아직 보내지 못했습니다',
    submit:
      '다시 연결되면 이 화면이 스스로 제출합니다. 여러 번 보내도 한 건만 제출됩니다. 제출될 때까지 이 화면을 닫지 마세요. 쓴 내용은 이 기기에 남아 있습니다.',
    save: '다시 연결되면 이 화면이 스스로 저장합니다. 저장될 때까지 이 화면을 닫지 마세요. 쓴 내용은 이 기기에 남아 있습니다.',
    now: '지금 다시 보내기',
    stop: '멈추고 계속 쓰기',
  },
  copy: {
    kept: {
      whole: '{{time}} 이 기기에 저장됨',
      'without-pictures': '{{time}} 이 기기에 저장됨 (그림 제외)',
      'without-files': '{{time}} 이 기기에 저장됨 (파일 제외)',
      'without-pictures-and-files': '{{time}} 이 기기에 저장됨 (그림·파일 제외)',
      'no-room': '이 기기에 저장하지 못함 (저장 공간 없음)',
    },
    title: '작성하던 내용이 있습니다',
    message: '{{at}}에 이 기기에 남겨 둔 내용을 이어서 쓸 수 있습니다.',
    withoutPictures: '그림은 남아 있지 않습니다.',
    withoutFiles: '첨부 파일 {{count}}개({{names}})는 남아 있지 않습니다. 다시 선택해 주세요.',
    take: '이어서 쓰기',
    askTitle: '남겨 둔 내용으로 바꾸기',
    ask: '지금 쓴 내용이 남겨 둔 내용으로 바뀌며 되돌릴 수 없습니다.',
    replace: '바꾸기',
    drop: '버리기',
  },
} as const;
