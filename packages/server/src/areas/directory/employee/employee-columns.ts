import { identifier, oneLine } from '@portal/contract/kernel';
import { column, type RowOf } from '#platform/database/record-columns';

type Text = string | null | undefined;

const asSent = <Value>(value: Value): Value => value;
const orElse =
  <Value>(usual: Value) =>
  (sent: Value | null | undefined): Value =>
    sent ?? usual;

/** The columns of an employee; a new field adds one line. */
export const employeeColumns = {
  code: column('code', identifier),
  name: column('name', oneLine),
  engName: column('eng_name', oneLine),
  email: column('email', identifier),
  position: column('position', oneLine),
  jobTitle: column('job_title', (text: Text): string | null => oneLine(text) || null),
  department: column('department_id', ({ id }: { id: number }): number => id),
  phone: column('phone', oneLine),
  birthDate: column('birth_on', asSent<string>),
  hireDate: column('hired_on', asSent<string>),
  gender: column('gender', orElse(1)),
  address1: column('address1', oneLine),
  address2: column('address2', oneLine),
  seq: column('seq', orElse(0)),
  isResigned: column('is_resigned', orElse<boolean>(false)),
  resignDate: column('resigned_on', orElse<string | null>(null)),
};

/** The stored values of an employee, without those that the database adds. */
export type EmployeeValues = RowOf<typeof employeeColumns>;
