import type { ReportRow } from '@portal/contract/safety';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { focusBeside } from '../../../ui/dialog/focus-beside.ts';
import { RowButton } from '../../../ui/table/row-button.tsx';
import { relatedReportWords } from './related-report.words.ts';
import classes from './styles.module.css';

type Props = {
  chosen: readonly ReportRow[];
  faults: ReadonlyMap<number, string>;
  onRemove: (id: number) => void;
};

/** What was chosen, on whatever page it stands. */
export const ChosenReports = ({ chosen, faults, onRemove }: Props) => {
  const { t } = useTranslation();
  if (chosen.length === 0) return null;
  return (
    <ul className={classes.chosen} aria-label={t(relatedReportWords.chosenReports)}>
      {chosen.map(({ id, reportNo, subject }) => (
        <li key={id} className={classes.one}>
          <span className={classes.number}>{reportNo}</span>
          <span className={classes.subject}>
            {subject}
            {faults.has(id) && <span className={classes.fault}>{faults.get(id)}</span>}
          </span>
          <RowButton
            label={t(relatedReportWords.unchoose, { name: reportNo ?? '' })}
            onClick={({ currentTarget }) => {
              onRemove(id);
              focusBeside(currentTarget);
            }}
          >
            <IconX size={16} aria-hidden />
          </RowButton>
        </li>
      ))}
    </ul>
  );
};
