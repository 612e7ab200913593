export const person = {
  title: 'Person',
  field: {
    code: 'Employee no.',
    department: 'Department',
    position: 'Position',
    jobTitle: 'Job title',
    email: 'Email',
  },
  copyEmail: 'Copy email',
  writeMail: 'Write a mail',
  copied: '{{email}} was copied.',
} as const;
