import { type ApprovalDocument, type CategoryName, categoryWords, type DocumentRow } from '@portal/contract/approval';
import { dayInSeoul } from '@portal/contract/kernel';
import { dayText } from '../../../platform/formats.ts';
import { translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';

/** The day of an instant in Seoul, `2026-11-20 (금)`. */
export const instantDayText = (instant: string): string => dayText(dayInSeoul(new Date(instant)));

/** `11.20`, as it is shown below a stamp. */
export const stampDay = (instant: string): string => {
  const [, month, day] = dayInSeoul(new Date(instant)).split('-');
  return `${month}.${day}`;
};

/** The kind of a document in the reader's language. */
export const categoryTitle = ({ name }: { name: CategoryName }): string => translate(categoryWords[name].title);

export const categoryDescription = ({ name }: { name: CategoryName }): string =>
  translate(categoryWords[name].description);

/** The document by its number and title, for a message outside of its page. */
export const recordName = ({ docNo, title }: Pick<ApprovalDocument, 'docNo' | 'title'>): string =>
  [docNo, title].filter((part) => part !== null).join(' ');

type Named = Parameters<typeof nameOf>[0];

/** The people of one step, next to each other. */
export const namesOf = (lines: readonly { approver: Named }[]): string =>
  lines.map(({ approver }) => nameOf(approver)).join(', ');

/** 부장 이서연, as it is shown in an approval box. */
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
