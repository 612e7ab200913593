import { caseKinds, type LessonCase, lessonLimits } from '@portal/contract/safety';
import { IconFileSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { Field } from '../../../ui/form/form-field.tsx';
import type { Form } from '../../../ui/form/form-state.ts';
import { PickField } from '../../../ui/form/pick-field.tsx';
import chips from '../../../ui/list/chips.module.css';
import { FilterBar } from '../../../ui/list/list-bar.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import classes from '../case/case.module.css';
import { reportListWords } from '../report-list/report-list.words.ts';
import { closedCasesQuery } from './lesson.queries.ts';
import { lessonScreenWords } from './lesson.words.ts';
import type { LessonForm } from './lesson-form.ts';

type DialogProps = { onPick: (found: LessonCase) => void; onClose: () => void };

/**
 * Chooses a closed case: a report, an investigation or a hazard that is its own case, which cannot be searched by text.
 */
const CasesDialog = ({ onPick, onClose }: DialogProps) => {
  const { t } = useTranslation();
  const [search, setSearch] = useState<Parameters<typeof closedCasesQuery>[0]>({
    kind: 'Report',
    searchText: '',
    offset: 0,
  });
  const { data: page, error, isPlaceholderData, refetch } = useQuery(closedCasesQuery(search));
  const title = t(lessonScreenWords.cases.choose);
  const columns: Column<LessonCase>[] = [
    { key: 'no', header: t(lessonScreenWords.number), cell: ({ no }) => no, width: 132, card: 'over' },
    { key: 'title', header: t(lessonScreenWords.cases.kind), cell: () => null, card: 'title' },
  ];
  return (
    <Dialog title={title} size={860} onClose={onClose}>
      <div className={classes.adding}>
        <FilterBar>
          <RadioRow
            legend={t(lessonScreenWords.cases.kind)}
            options={caseKinds.map((value) => ({ value, label: t(lessonScreenWords.cases[value]) }))}
            value={search.kind}
            onChange={(kind) => setSearch({ kind, searchText: '', offset: 0 })}
          />
          {search.kind !== 'Hazard' && (
            <SearchField
              label={t(reportListWords.search)}
              value={search.searchText}
              pauseMs={300}
              onChange={(searchText) => setSearch({ ...search, searchText, offset: 0 })}
            />
          )}
        </FilterBar>
        {error && page === undefined ? (
          <FailureNote error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label={title}
            columns={columns}
            rows={page?.items}
            idOf={({ id }) => id}
            nameOf={({ title: name }) => name}
            stale={isPlaceholderData}
            onOpen={onPick}
            empty={<EmptyState message={t(lessonScreenWords.cases.none)} />}
          />
        )}
        {page && <Pager page={page} onPage={(offset) => setSearch({ ...search, offset })} />}
      </div>
    </Dialog>
  );
};

const isSame = (one: LessonCase, other: LessonCase): boolean => one.type === other.type && one.id === other.id;

/** The closed cases that a lesson is drawn from. */
export const LessonCasesField = ({ form }: { form: Form<LessonForm> }) => {
  const { t } = useTranslation();
  return (
    <Field form={form} name="cases">
      {({ value, onChange, ...bound }) => (
        <PickField
          bound={bound}
          icon={<IconFileSearch size={16} aria-hidden />}
          button={t(lessonScreenWords.cases.choose)}
          disabled={value.length >= lessonLimits.cases}
          dialog={(close) => (
            <CasesDialog
              onPick={(found) => {
                if (!value.some((each) => isSame(each, found))) onChange([...value, found]);
                close();
              }}
              onClose={close}
            />
          )}
        >
          {value.length > 0 && (
            <ul className={classes.people} aria-label={bound.label}>
              {value.map((each) => (
                <li key={`${each.type} ${each.id}`}>
                  <button
                    type="button"
                    className={chips.chip}
                    aria-label={t(lessonScreenWords.cases.remove, { name: each.no })}
                    onClick={() => onChange(value.filter((other) => !isSame(other, each)))}
                  >
                    {`${each.no} ${each.title}`}
                    <IconX size={14} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </PickField>
      )}
    </Field>
  );
};
