import type { FieldTable, ProblemTable } from '@portal/contract/kernel';

/** Problems that the calls of this area answer, each with its status and its sentences. */
export const directoryProblems = {
  'email-exists': { status: 409, ko: '이미 존재하는 이메일 입니다.', en: 'Email already exists' },
  'code-exists': { status: 409, ko: '이미 존재하는 코드 입니다.', en: 'Code already exists' },
  'has-children': {
    status: 409,
    ko: '하위 부서가 존재하여 삭제할 수 없습니다.',
    en: 'Cannot delete when sub-departments exist.',
  },
  'has-employees': {
    status: 409,
    ko: '사원이 존재하여 삭제할 수 없습니다.',
    en: 'Cannot delete when employees exist.',
  },
  'department-cycle': {
    status: 422,
    ko: '부서를 자기 자신이나 하위 부서 아래로 옮길 수 없습니다.',
    en: 'A department cannot become a child of itself or of a department below it.',
  },
  'department-too-deep': {
    status: 422,
    ko: '부서는 6단계까지 만들 수 있습니다.',
    en: 'Departments are at most 6 levels deep.',
  },
} as const satisfies ProblemTable;

/** Codes for problems of a single field. */
export const directoryFields = {
  'not-an-email': { ko: '이메일 형식이 올바르지 않습니다.', en: 'This is not an email address.' },
  'not-after-birth': { ko: '입사일은 생년월일보다 뒤여야 합니다.', en: 'The hire date must be after the birth date.' },
  'not-after-hire': { ko: '퇴사일은 입사일보다 뒤여야 합니다.', en: 'The resign date must be after the hire date.' },
  'resign-date-needed': { ko: '퇴사일을 입력해 주세요.', en: 'Please enter the resign date.' },
  'department-unknown': { ko: '존재하지 않는 부서입니다.', en: 'There is no such department.' },
  'department-deep': { ko: '부서는 6단계까지 만들 수 있습니다.', en: 'Departments are at most 6 levels deep.' },
  'parent-differs': {
    ko: '상위 부서가 다릅니다. 부서 이동은 조직 관리 화면에서 해 주세요.',
    en: 'The parent differs. Departments are moved on the screen of departments.',
  },
  'department-inactive': { ko: '사용하지 않는 부서입니다.', en: 'This department is not active.' },
  'active-employees-left': {
    ko: '재직 중인 사원이 있어 사용을 중지할 수 없습니다.',
    en: 'It cannot be deactivated while it has active employees.',
  },
  'active-children-left': {
    ko: '사용 중인 하위 부서가 있어 사용을 중지할 수 없습니다.',
    en: 'It cannot be deactivated while it has active sub-departments.',
  },
  'email-taken': { ko: '이미 존재하는 이메일 입니다.', en: 'Already existing email.' },
  'code-taken': { ko: '이미 존재하는 코드 입니다.', en: 'Already existing code.' },
  'email-twice': { ko: '같은 이메일이 두 번 있습니다.', en: 'This email appears twice.' },
} as const satisfies FieldTable;
