import type { DocumentRow } from '@portal/contract/approval';
import { nameOf } from '../../../platform/platform-names.ts';

export { departmentNameOf, nameAmong, titledName } from '../../../ui/person/person-picker-texts.ts';

type Named = Parameters<typeof nameOf>[0];

/** Those of one step, side by side. */
export const namesOf = (lines: readonly { approver: Named }[]): string =>
  lines.map(({ approver }) => nameOf(approver)).join(', ');

/** 부장 이서연, as it stands in an approval box. */
export const boxName = (person: Named & { position: string }): string => `${person.position} ${nameOf(person)}`;

/** The drafter of a row, and their department. */
export const drafterOf = ({ drafterName, drafterEngName }: DocumentRow): string =>
  nameOf({ name: drafterName, engName: drafterEngName });

/** Those a row waits for, with their departments: names repeat. */
export const approversOf = (row: DocumentRow): string =>
  row.currentApprovers
    .map((name, place) => {
      const department = nameOf({
        name: row.currentApproverDepartments[place] ?? '',
        engName: row.currentApproverDepartmentsEng[place] ?? '',
      });
      return `${nameOf({ name, engName: row.currentApproversEng[place] ?? '' })} · ${department}`;
    })
    .join(', ');

export const drafterDepartmentOf = ({ departmentName, departmentEngName }: DocumentRow): string =>
  nameOf({ name: departmentName, engName: departmentEngName });
