export { useDepartmentName } from './department/department-choices.ts';
export { departmentsQuery } from './department/department-list.queries.ts';
export { DepartmentScreen } from './department/department-screen.tsx';
export { employeeWords } from './employee/employee.words.ts';
export { bodyOfEmployee, formOfEmployee } from './employee/employee-form.ts';
export { employeeRecordQuery } from './employee/employee-info-dialog.tsx';
export { DepartmentFilter, EmployeeScreen, employeeList, employeesQuery } from './employee/employee-screen.tsx';
export { departmentTreeQuery } from './employee/person-find.tsx';
