import type { FieldTable, ProblemTable } from '@portal/contract/kernel';

/** Problems that the calls of this area answer, each with its status and its sentences. */
export const identityProblems = {
  'employee-not-registered': {
    status: 401,
    ko: '등록된 사원 정보가 없습니다. 로그아웃한 뒤 관리자에게 문의해 주세요.',
    en: 'No employee information is registered. Please sign out and ask an administrator.',
  },
  'last-administrator': {
    status: 422,
    ko: '마지막 관리자의 권한은 없앨 수 없습니다.',
    en: 'The last administrator cannot be removed.',
  },
  'own-right': {
    status: 422,
    ko: '자신의 권한, 결재 인계, 로그인 연결은 다른 관리자만 처리할 수 있습니다.',
    en: 'Only another administrator can do this to your own rights, lines or sign-in.',
  },
} as const satisfies ProblemTable;

/** Codes for problems of a single field. */
export const identityFields = {
  'grant-twice': { ko: '같은 권한이 두 번 있습니다.', en: 'This right is listed twice.' },
} as const satisfies FieldTable;
