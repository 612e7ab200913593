import { caseWords } from '@portal/contract/safety';
import { IconAlertTriangle, IconChecklist, IconX } from '@tabler/icons-react';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { PickField } from '../../../ui/form/pick-field.tsx';
import chips from '../../../ui/list/chips.module.css';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { Pager } from '../../../ui/list/pager.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import classes from './alert.module.css';
import { actionChoiceQuery, type ChoicePage, hazardChoiceQuery } from './alert.queries.ts';
import { alertWords } from './alert.words.ts';

const SEARCH_PAUSE_MS = 300;

/** A hazard or an action that an acknowledgement names. */
export type Chosen = { id: number; no: string; title: string };

/** Distinguishes entries with the same title: the mitigator of an action, the status of a hazard. */
type Choice = Chosen & { about: string };

type DialogProps<Row> = {
  title: string;
  searchLabel: string;
  empty: string;
  // biome-ignore lint/suspicious/noExplicitAny: keys of queries differ from list to list and are not looked at here.
  queryOf: (request: ChoicePage) => UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, any>;
  aboutLabel: string;
  viewOf: (row: Row) => Choice;
  onPick: (chosen: Chosen) => void;
  onClose: () => void;
};

/** Chooses one of a list that is searched and turned page by page. */
const ChoiceDialog = <Row,>(props: DialogProps<Row>) => {
  const { title, searchLabel, aboutLabel, empty, queryOf, viewOf, onPick, onClose } = props;
  const { t } = useTranslation();
  const [request, setRequest] = useState<ChoicePage>({ offset: 0, words: '' });
  const { data: page, error, isPlaceholderData, refetch } = useQuery(queryOf(request));
  const columns: Column<Choice>[] = [
    { key: 'no', header: t(alertWords.number), cell: ({ no }) => no, width: 148, card: 'over' },
    { key: 'title', header: t(alertWords.title), cell: () => null, card: 'title' },
    { key: 'about', header: aboutLabel, cell: ({ about }) => about, width: 148, from: 'narrow' },
  ];
  return (
    <Dialog title={title} size={720} onClose={onClose}>
      <div className={classes.choosing}>
        <SearchField
          label={searchLabel}
          value={request.words}
          onChange={(words) => setRequest({ offset: 0, words })}
          pauseMs={SEARCH_PAUSE_MS}
          first
        />
        {error && page === undefined ? (
          <FailureNote error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label={title}
            columns={columns}
            rows={page?.items.map(viewOf)}
            idOf={({ id }) => id}
            nameOf={(row) => row.title}
            cardLine={({ about }) => about}
            stale={isPlaceholderData}
            onOpen={onPick}
            empty={<EmptyState message={request.words === '' ? empty : t(alertWords.nothingFound)} />}
          />
        )}
        {page && <Pager page={page} onPage={(offset) => setRequest({ ...request, offset })} />}
      </div>
    </Dialog>
  );
};

type FieldProps = {
  label: string;
  button: string;
  icon: ReactNode;
  value: Chosen | null;
  error: string | undefined;
  onChange: (value: Chosen | null) => void;
  dialog: (onPick: (chosen: Chosen) => void, onClose: () => void) => ReactNode;
};

const ChoiceField = ({ label, button, icon, value, error, onChange, dialog }: FieldProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <PickField
      bound={{ id, label, required: false, error }}
      icon={icon}
      button={button}
      dialog={(close) =>
        dialog((chosen) => {
          onChange(chosen);
          close();
        }, close)
      }
    >
      {value && (
        <button
          type="button"
          className={chips.chip}
          aria-label={t(alertWords.remove, { name: value.no })}
          onClick={() => onChange(null)}
        >
          {`${value.no} ${value.title}`}
          <IconX size={14} aria-hidden />
        </button>
      )}
    </PickField>
  );
};

type Props = Pick<FieldProps, 'value' | 'error' | 'onChange'>;

/** The hazard behind an alert, of the hazard log. */
export const HazardChoice = (props: Props) => {
  const { t } = useTranslation();
  return (
    <ChoiceField
      {...props}
      label={t(alertWords.hazard)}
      button={t(alertWords.chooseHazard)}
      icon={<IconAlertTriangle size={16} aria-hidden />}
      dialog={(onPick, onClose) => (
        <ChoiceDialog
          title={t(alertWords.chooseHazard)}
          searchLabel={t(alertWords.searchHazards)}
          empty={t(alertWords.noHazard)}
          queryOf={hazardChoiceQuery}
          aboutLabel={t(alertWords.state)}
          viewOf={({ id, hazardNo, title, status }) => ({
            id,
            no: hazardNo,
            title,
            about: t(caseWords.status[status]),
          })}
          onPick={onPick}
          onClose={onClose}
        />
      )}
    />
  );
};

/** Chooses the action for an alert, among all actions. */
export const ActionChoice = (props: Props) => {
  const { t } = useTranslation();
  return (
    <ChoiceField
      {...props}
      label={t(alertWords.action)}
      button={t(alertWords.chooseAction)}
      icon={<IconChecklist size={16} aria-hidden />}
      dialog={(onPick, onClose) => (
        <ChoiceDialog
          title={t(alertWords.chooseAction)}
          searchLabel={t(alertWords.searchActions)}
          empty={t(alertWords.noAction)}
          queryOf={actionChoiceQuery}
          aboutLabel={t(alertWords.mitigator)}
          viewOf={({ id, actionNo, status, mitigator, case: { title } }) => ({
            id,
            no: actionNo,
            title,
            about: `${nameOf(mitigator)} · ${t(caseWords.status[status])}`,
          })}
          onPick={onPick}
          onClose={onClose}
        />
      )}
    />
  );
};
