import type { DocumentPaper } from '@portal/contract/approval';
import { dayText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { instantDayText } from '../document/dates.ts';
import { departmentNameOf, titledName } from '../document/people.ts';
import { approvalViewWords } from '../view/approval-view.words.ts';
import classes from './facts.module.css';

const NONE = '-';

/** What stands left of the approval box, as in print: which document it is, from whom and when. */
export const PaperFacts = ({ document }: { document: DocumentPaper }) => {
  const { t } = useTranslation();
  const { docNo, drafter, approvalDate, submittedAt, completedAt } = document;
  const rows = [
    ['number', docNo ?? NONE],
    ['drafter', titledName(drafter)],
    ['department', departmentNameOf(drafter)],
    ['drafted', dayText(approvalDate)],
    ...(submittedAt === null ? [] : [['submitted', instantDayText(submittedAt)] as const]),
    ...(completedAt === null ? [] : [['completed', instantDayText(completedAt)] as const]),
  ] as const;
  return (
    <table className={classes.facts} aria-label={t(approvalViewWords.facts.label)}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{t(approvalViewWords.facts[name])}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
