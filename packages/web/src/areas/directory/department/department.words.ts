import type { WordTree } from '../../../platform/i18n.ts';

export const departmentWords = {
  title: { ko: '조직 관리', en: 'Departments' },
  new: { ko: '신규 부서', en: 'New department' },
  emptyHint: { ko: '신규 부서를 등록하면 여기에 나타납니다.', en: 'Departments appear here once they are registered.' },
  column: {
    code: { ko: '코드', en: 'Code' },
    name: { ko: '부서명', en: 'Name' },
    createdDate: { ko: '생성일', en: 'Created' },
    isActivated: { ko: '사용', en: 'Active' },
    employeesCount: { ko: '사원 수', en: 'People' },
    seq: { ko: '순서', en: 'No.' },
    actions: { ko: '추가·수정·삭제', en: 'Add, edit, delete' },
  },
  active: { ko: '사용', en: 'Active' },
  notActive: { ko: '사용 안 함', en: 'Not active' },
  inactive: { ko: '{{name}} (사용 안 함)', en: '{{name}} (not active)' },
  below: { ko: '{{name}} 하위 부서', en: 'Below {{name}}' },
  addBelow: { ko: '{{name}} 하위 부서 추가', en: 'Add a department below {{name}}' },
  people: { ko: '{{count}}명', en: '{{count}}' },
  membersOf: {
    ko: '{{name}} 부서원 {{count}}명 보기',
    en: { one: 'Show the {{count}} member of {{name}}', other: 'Show the {{count}} members of {{name}}' },
  },
  /** What is said of a member, as in the record of an employee. */
  member: {
    name: { ko: '이름', en: 'Name' },
    email: { ko: '이메일', en: 'Email' },
    department: { ko: '부서', en: 'Department' },
    position: { ko: '직위', en: 'Position' },
    hireDate: { ko: '입사일', en: 'Hire date' },
    resignDate: { ko: '퇴사일', en: 'Resign date' },
  },
  deleteTitle: { ko: '부서 삭제', en: 'Delete department' },
  deleteMessage: {
    ko: '{{name}} 부서를 삭제합니다. 삭제한 부서는 되돌릴 수 없습니다. 연결된 기록이 있으면 삭제되지 않으니 사용을 중지해 주세요.',
    en: '{{name}} will be deleted. This cannot be undone. Where other records refer to it, deactivate it instead.',
  },
  deleted: { ko: '{{name}} 부서를 삭제했습니다.', en: '{{name}} is deleted.' },
  form: {
    edit: { ko: '부서 수정', en: 'Edit department' },
    field: {
      code: { ko: '코드', en: 'Code' },
      name: { ko: '부서명', en: 'Name' },
      engName: { ko: '영문 부서명', en: 'English name' },
      seq: { ko: '순서', en: 'Sequence' },
      parentId: { ko: '상위 부서', en: 'Parent department' },
      isActivated: { ko: '사용', en: 'Active' },
    },
    missing: {
      code: { ko: '코드를 입력해 주세요.', en: 'Please enter the code.' },
      name: { ko: '부서명을 입력해 주세요.', en: 'Please enter the name.' },
      engName: { ko: '영문 부서명을 입력해 주세요.', en: 'Please enter the English name.' },
      seq: { ko: '순서를 입력해 주세요.', en: 'Please enter the sequence.' },
    },
    noParent: { ko: '없음 (최상위)', en: 'None (top level)' },
    activatedHelp: {
      ko: '사용하지 않는 부서는 사원과 결재선을 고를 때 나타나지 않습니다.',
      en: 'A department that is not active is not offered where people are picked.',
    },
    members: { ko: '{{name}} 부서원', en: 'Members of {{name}}' },
    withResigned: { ko: '퇴사자 포함', en: 'With those who have resigned' },
    noMembers: { ko: '부서원이 없습니다.', en: 'This department has no members.' },
    codeExists: { ko: '이미 존재하는 부서 코드입니다.', en: 'Already existing code.' },
    created: { ko: '부서를 등록했습니다.', en: 'The department is registered.' },
    changed: { ko: '부서를 수정했습니다.', en: 'The department is changed.' },
  },
} as const satisfies WordTree;
