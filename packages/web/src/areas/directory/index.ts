export { useDepartmentName } from './department/choices.ts';
export { departmentsQuery } from './department/list.api.ts';
export { DepartmentScreen } from './department/screen.tsx';
export { employeeWords } from './employee/employee.words.ts';
export { bodyOfEmployee, formOfEmployee } from './employee/form.ts';
export { employeeRecordQuery } from './employee/info-dialog.tsx';
export { DepartmentFilter, EmployeeScreen, employeeList, employeesQuery } from './employee/screen.tsx';
export { departmentTreeQuery } from './person/find.tsx';
