import { identifier, oneLine } from '@portal/contract/kernel';
import { column, type RowOf } from '#platform/database/record-columns';

type Text = string | null | undefined;

const asSent = <Value>(value: Value): Value => value;
const orElse =
  <Value>(usual: Value) =>
  (sent: Value | null | undefined): Value =>
    sent ?? usual;

/** An employee's record, column by column; a new field is a line here. */
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

/** What is kept of an employee, without what the database itself adds. */
export type EmployeeValues = RowOf<typeof employeeColumns>;
