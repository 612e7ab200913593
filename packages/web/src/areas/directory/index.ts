export { useDepartmentName } from './department/choices.ts';
export { DepartmentFilter } from './department/filter.tsx';
export { departmentsQuery } from './department/list.api.ts';
export { DepartmentScreen } from './department/screen.tsx';
export { employeesQuery } from './employee/list.api.ts';
export { employeeRecordQuery } from './employee/record.api.ts';
export { EmployeeScreen } from './employee/screen.tsx';
export { employeeList } from './employee/search.ts';
