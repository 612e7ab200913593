/** Maximum text lengths in characters of an employee (rules/directory.md#employee), and the highest sort number. */
export const employeeLimits = {
  code: 10,
  name: 10,
  engName: 20,
  email: 40,
  position: 20,
  jobTitle: 20,
  phone: 15,
  address: 30,
  seq: 9999,
} as const;

/** Maximum text lengths of a department, the highest sort number, and the maximum depth of the tree. */
export const departmentLimits = { code: 6, name: 20, engName: 30, seq: 99, depth: 6 } as const;
