/** Longest texts of an employee's record (rules/directory.md#employee), and the highest number among neighbours. */
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

/** Longest texts of a department, its highest number among its neighbours, and how deep the tree goes. */
export const departmentLimits = { code: 6, name: 20, engName: 30, seq: 99, depth: 6 } as const;
