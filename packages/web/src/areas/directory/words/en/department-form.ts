export const departmentForm = {
  edit: 'Edit department',
  field: {
    code: 'Code',
    name: 'Name',
    engName: 'English name',
    seq: 'Sequence',
    parentId: 'Parent department',
    isActivated: 'Active',
  },
  missing: {
    code: 'Please enter the code.',
    name: 'Please enter the name.',
    engName: 'Please enter the English name.',
    seq: 'Please enter the sequence.',
  },
  noParent: 'None (top level)',
  activatedHelp: 'A department that is not active is not offered where people are picked.',
  members: 'Members of {{name}}',
  withResigned: 'With those who have resigned',
  noMembers: 'This department has no members.',
  created: 'The department is registered.',
  changed: 'The department is changed.',
} as const;
