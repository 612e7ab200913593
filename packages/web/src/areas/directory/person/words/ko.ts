export const person = {
  title: '사원 정보',
  field: {
    code: '사번',
    department: '부서',
    position: '직위',
    jobTitle: '직책',
    email: '이메일',
  },
  copyEmail: '이메일 복사',
  writeMail: '메일 쓰기',
  copied: '{{email}} 주소를 복사했습니다.',
} as const;
