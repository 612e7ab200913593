import type { WordTree } from '../../../platform/i18n.ts';

export const presetWords = {
  namedLine: {
    use: { ko: '결재선 불러오기', en: 'Load line' },
    save: { ko: '결재선 저장', en: 'Save line' },
    list: { ko: '저장한 결재선', en: 'Saved lines' },
    none: { ko: '저장한 결재선이 없습니다.', en: 'You have not saved a line yet.' },
    noneHint: {
      ko: '자주 쓰는 결재선과 참조자를 이름을 붙여 저장해 두면 다음 문서에서 불러올 수 있습니다.',
      en: 'Save a line and its referrers under a name, and load it in your next document.',
    },
    saveHelp: {
      ko: '지금 선택한 결재선과 참조자를 함께 저장합니다.',
      en: 'Saves the line and the referrers chosen now.',
    },
    saved: { ko: '결재선을 저장했습니다.', en: 'The line was saved.' },
    taken: { ko: '결재선을 불러왔습니다.', en: 'The line was loaded.' },
    askTitle: { ko: '결재선 바꾸기', en: 'Replace the line' },
    ask: {
      ko: '지금 선택한 결재선과 참조자가 저장한 내용으로 바뀝니다.',
      en: 'The line and the referrers chosen now will be replaced by what was saved.',
    },
    deleted: { ko: '결재선을 삭제했습니다.', en: 'The line was deleted.' },
  },
  template: {
    button: { ko: '서식', en: 'Templates' },
    use: { ko: '서식 불러오기', en: 'Load a template' },
    save: { ko: '서식으로 저장', en: 'Save as template' },
    list: { ko: '저장한 서식', en: 'Saved templates' },
    none: { ko: '저장한 서식이 없습니다.', en: 'You have not saved a template yet.' },
    noneHint: {
      ko: '지금 쓰고 있는 제목과 내용을 서식으로 저장해 두면 새 품의서를 그 내용으로 시작할 수 있습니다.',
      en: 'Save the title and text you are writing as a template, and begin your next memo with it.',
    },
    saveHelp: {
      ko: '제목과 내용을 저장합니다. 첨부한 문서와 파일은 저장하지 않습니다.',
      en: 'Saves title and text. Attached documents and files are not saved.',
    },
    withPeople: { ko: '결재선과 참조자도 함께 저장', en: 'Save the line and the referrers too' },
    saved: { ko: '서식을 저장했습니다.', en: 'The template was saved.' },
    taken: { ko: '서식의 내용을 불러왔습니다.', en: 'The template was loaded.' },
    askTitle: { ko: '서식 내용으로 바꾸기', en: 'Replace what is written' },
    ask: {
      ko: '지금 작성 중인 내용이 서식의 내용으로 바뀌며 되돌릴 수 없습니다.',
      en: 'What you are writing will be replaced by the template. This cannot be undone.',
    },
    deleted: { ko: '서식을 삭제했습니다.', en: 'The template was deleted.' },
    back: { ko: '목록으로', en: 'Back to the list' },
  },
  name: { ko: '이름', en: 'Name' },
  names: { ko: '이미 쓴 이름', en: 'Names in use' },
  replaces: {
    ko: '같은 이름으로 저장한 내용을 지금 내용으로 바꿉니다.',
    en: 'What was saved under this name will be replaced.',
  },
  keep: { ko: '저장', en: 'Save' },
  replace: { ko: '바꾸기', en: 'Replace' },
  use: { ko: '적용', en: 'Apply' },
  useOf: { ko: '{{name}} 적용', en: 'Apply {{name}}' },
  rename: { ko: '이름 바꾸기', en: 'Rename' },
  renameOf: { ko: '{{name}} 이름 바꾸기', en: 'Rename {{name}}' },
  newName: { ko: '{{name}}의 새 이름', en: 'New name of {{name}}' },
  deleteOf: { ko: '{{name}} 삭제', en: 'Delete {{name}}' },
  deleteTitle: { ko: '삭제', en: 'Delete' },
  deleteMessage: {
    ko: "삭제할 이름: '{{name}}'. 이미 쓴 문서는 그대로입니다.",
    en: '“{{name}}” will be deleted. Documents written with it stay as they are.',
  },
  referrers: { ko: '참조: {{names}}', en: 'Referrers: {{names}}' },
  leftOutTitle: { ko: '빠진 사람이 있습니다', en: 'Some people were left out' },
  leftOut: {
    ko: '퇴사했거나 쓰지 않는 부서여서 빠진 사람·부서: {{names}}',
    en: 'Left out because they have resigned or are no longer in use: {{names}}',
  },
  doubled: {
    ko: '결재선에 있어 참조에서 뺀 사람: {{names}}',
    en: 'No longer referrers because they are on the line: {{names}}',
  },
  nameless: { ko: '삭제된 사원', en: 'a deleted person' },
  namelessDepartment: { ko: '삭제된 부서', en: 'a deleted department' },
} as const satisfies WordTree;
