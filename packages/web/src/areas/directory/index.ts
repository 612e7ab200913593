export { useDepartmentRows } from './department/choices.ts';
export { departmentsQuery } from './department/list.api.ts';
export { DepartmentScreen } from './department/screen.tsx';
export { DepartmentSelect } from './department/select.tsx';
export { employeesQuery } from './employee/list.api.ts';
export { employeeRecordQuery } from './employee/record.api.ts';
export { EmployeeScreen } from './employee/screen.tsx';
export { type EmployeeSearch, employeeSearchOf } from './employee/search.ts';
export { PersonSelect } from './person/select.tsx';
