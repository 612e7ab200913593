import { Button } from '@mantine/core';
import { type GroupRow, type Report, type ReportRow, relationLimits } from '@portal/contract/safety';
import { IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type CallFailure, isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { focusNeighbour } from '../../../ui/dialog/focus-neighbour.ts';
import { useOnce } from '../../../ui/dialog/once.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import kit from '../../../ui/form/form.module.css';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { useGuardedClose } from '../../../ui/form/unsaved-guard.ts';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { RowButton } from '../../../ui/table/row-button.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { reportListWords } from '../report-list/report-list.words.ts';
import { ReportsToAdd } from './related-candidates.tsx';
import classes from './related-report.module.css';
import { addMutation } from './related-report.queries.ts';
import { relatedReportWords } from './related-report.words.ts';

type ChosenReportsProps = {
  chosen: readonly ReportRow[];
  faults: ReadonlyMap<number, string>;
  onRemove: (id: number) => void;
};

/** The chosen reports, from all pages. */
const ChosenReports = ({ chosen, faults, onRemove }: ChosenReportsProps) => {
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
              focusNeighbour(currentTarget);
            }}
          >
            <IconX size={16} aria-hidden />
          </RowButton>
        </li>
      ))}
    </ul>
  );
};

type Errors = CallFailure['errors'];

/** The problems of each sent report, by the index in the server's paths; others belong to none. */
export const faultsOf = (sent: readonly number[], errors: Errors): { at: Map<number, string>; rest: string[] } => {
  const at = new Map<number, string>();
  const rest: string[] = [];
  for (const { path, message } of errors) {
    const id = /^\d+$/.test(path) ? sent[Number(path)] : undefined;
    if (id === undefined) rest.push(message);
    else at.set(id, message);
  }
  return { at, rest };
};

const PAUSE_MS = 300;
const nothingWrong: ReturnType<typeof faultsOf> = { at: new Map(), rest: [] };

type Props = { report: Report; group: readonly GroupRow[]; onClose: () => void };

/** The problems of the last attempt: at their reports, and those that belong to none. */
const useAdding = ({ report: { id }, onClose }: Props) => {
  const { t } = useTranslation();
  const [faults, setFaults] = useState(nothingWrong);
  const once = useOnce();
  const { mutate, isPending } = useMutation({
    ...addMutation,
    onSuccess: (_group, { reports }) => {
      notifySuccess(t(relatedReportWords.added, { count: reports.length }));
      onClose();
    },
    onError: (error, { reports }) => {
      const { at, rest } = faultsOf(reports, isFailure(error) ? error.errors : []);
      const sentences = at.size > 0 ? rest : [messageOf(error), ...rest];
      setFaults({ at, rest: sentences });
    },
  });
  const add = (reports: number[]): void => {
    setFaults(nothingWrong);
    once(() => mutate({ id, reports }));
  };
  return { faults, add, isPending };
};

/** Chooses related reports; if any cannot be added it is marked in its row, and none is added. */
export const AddDialog = (props: Props) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly ReportRow[]>([]);
  const [searchText, setSearchText] = useState('');
  const { faults, add, isPending } = useAdding(props);
  const { report, group, onClose } = props;
  const guarded = useGuardedClose(chosen.length > 0, onClose);
  const choose = (next: readonly ReportRow[]) => setChosen(next.slice(0, relationLimits.added));
  return (
    <Dialog title={t(relatedReportWords.addTitle)} size={960} {...guarded}>
      <div className={classes.adding} inert={isPending}>
        {faults.rest.length > 0 && <Notice title={faults.rest.join(' ')} />}
        {faults.at.size > 0 && <Notice title={t(relatedReportWords.notAdded)} />}
        <div className={classes.search}>
          <SearchField
            first
            label={t(reportListWords.search)}
            value={searchText}
            pauseMs={PAUSE_MS}
            onChange={setSearchText}
          />
        </div>
        <ReportsToAdd
          key={searchText}
          report={report}
          searchText={searchText}
          there={new Set([report.id, ...group.map(({ id }) => id)])}
          faults={faults.at}
          chosen={chosen}
          onChoose={choose}
        />
        <ChosenReports
          chosen={chosen}
          faults={faults.at}
          onRemove={(id) => setChosen(chosen.filter((each) => each.id !== id))}
        />
      </div>
      <div className={kit.footer}>
        <span className={classes.count} role="status">
          {t(relatedReportWords.chosen, { count: chosen.length, limit: relationLimits.added })}
        </span>
        <Button variant="default" disabled={isPending} onClick={guarded.onClose}>
          {t(uiWords.cancel)}
        </Button>
        <Button disabled={chosen.length === 0} loading={isPending} onClick={() => add(chosen.map(({ id }) => id))}>
          {t(relatedReportWords.add)}
        </Button>
      </div>
    </Dialog>
  );
};
