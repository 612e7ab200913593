export { departmentsQuery, departmentTreeQuery } from './department/department.queries.ts';
export { DepartmentScreen } from './department/department-screen.tsx';
export { useDepartmentName } from './department/department-tree.ts';
export { employeeRecordQuery, employeesQuery } from './employee/employee.queries.ts';
export { employeeWords } from './employee/employee.words.ts';
export { bodyOfEmployee, formOfEmployee } from './employee/employee-form.ts';
export { DepartmentFilter, EmployeeScreen } from './employee/employee-screen.tsx';
export { employeeList } from './employee/employee-search.ts';
