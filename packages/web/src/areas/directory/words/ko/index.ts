import { department } from './department.ts';
import { departmentForm } from './department-form.ts';
import { employee } from './employee.ts';
import { employeeForm } from './employee-form.ts';

export const directory = {
  department,
  departmentForm,
  employee,
  employeeForm,
} as const;
