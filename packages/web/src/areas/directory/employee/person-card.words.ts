import type { WordTree } from '../../../platform/i18n.ts';

export const personCardWords = {
  title: { ko: '사원 정보', en: 'Person' },
  field: {
    code: { ko: '사번', en: 'Employee no.' },
    department: { ko: '부서', en: 'Department' },
    position: { ko: '직위', en: 'Position' },
    jobTitle: { ko: '직책', en: 'Job title' },
    email: { ko: '이메일', en: 'Email' },
  },
  copyEmail: { ko: '이메일 복사', en: 'Copy email' },
  writeMail: { ko: '메일 쓰기', en: 'Write an email' },
  copied: { ko: '{{email}} 주소를 복사했습니다.', en: '{{email}} was copied.' },
} as const satisfies WordTree;
