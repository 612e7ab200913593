import { auditActions, auditAreas } from '@portal/contract/audit';
import type { EmployeeRecord } from '@portal/contract/directory';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { DaysField } from '../../../ui/list/days-field.tsx';
import { FilterBar } from '../../../ui/list/list-bar.tsx';
import type { ListOf } from '../../../ui/list/list-state.ts';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { PersonSelect } from '../../../ui/person/select.tsx';
import { employeeRecordQuery, employeesQuery } from '../../directory/index.ts';
import classes from './audit.module.css';
import { auditWords } from './audit.words.ts';
import type { auditList } from './audit-search.ts';
import { actionWord, areaWord } from './audit-texts.ts';

type Props = {
  className?: string | undefined;
  actorId: number | undefined;
  onChoose: (id: number | undefined) => void;
};

const recordsQuery = (name: string) => ({
  ...employeesQuery({ searchKeyword: name || undefined }),
  select: ({ items }: { items: EmployeeRecord[] }) => items,
});

/** Selects the actor, resigned ones included. */
const ActorSelect = ({ className, actorId, onChoose }: Props) => {
  const { t } = useTranslation();
  const { data: chosen } = useQuery(employeeRecordQuery(actorId));
  return (
    <PersonSelect
      className={className}
      label={t(auditWords.column.actor)}
      find={recordsQuery}
      chosen={actorId === undefined ? undefined : chosen}
      onChoose={(person) => onChoose(person?.id)}
    />
  );
};

/** Acts of two areas may have the same label: both are then shown with their area. */
const actionsOf = (area: string | undefined) => {
  const words = auditActions(area).map((action) => ({ value: action, label: actionWord({ area, action }) }));
  const areasOf = (action: string): string =>
    auditAreas()
      .filter((each) => auditActions(each).includes(action))
      .map(areaWord)
      .join(', ');
  return words
    .map(({ value, label }) => {
      const isShared = words.some((other) => other.value !== value && other.label === label);
      return { value, label: isShared ? `${label} (${areasOf(value)})` : label };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label));
};

export const AuditFilters = ({ list }: { list: ListOf<typeof auditList> }) => {
  const { t } = useTranslation();
  return (
    <FilterBar labelled>
      <ActorSelect
        className={classes.actor}
        actorId={list.search.actorId}
        onChoose={(actorId) => list.narrow({ actorId })}
      />
      <ChoiceField
        label={t(auditWords.column.area)}
        labelled
        all={t(auditWords.all)}
        options={auditAreas().map((area) => ({ value: area, label: areaWord(area) }))}
        {...list.field('area')}
      />
      <ChoiceField
        label={t(auditWords.column.action)}
        labelled
        all={t(auditWords.all)}
        options={actionsOf(list.search.area)}
        {...list.field('action')}
      />
      <SearchField narrow label={t(auditWords.record)} {...list.field('record')} />
      <DaysField
        labelled
        labels={{ from: t(auditWords.fromDate), to: t(auditWords.toDate) }}
        reversed={t(auditWords.reversed)}
        from={list.field('fromDate')}
        to={list.field('toDate')}
        onDays={({ from, to }) => list.narrow({ fromDate: from, toDate: to })}
      />
    </FilterBar>
  );
};
