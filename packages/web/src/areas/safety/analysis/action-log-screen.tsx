import { actionStatuses, caseKinds, caseWords, type LoggedAction } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { FilterBar, FoldedFilters } from '../../../ui/list/list-bar.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { type ListOf, useList } from '../../../ui/list/list-state.ts';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { isForbidden } from '../../../ui/page/forbidden-redirect.ts';
import { departmentNameOf } from '../../../ui/person/person-picker-texts.ts';
import type { Column, TableShape } from '../../../ui/table/column.ts';
import { actionWords } from '../action/action.words.ts';
import { ActionBadges } from '../action/action-badge.tsx';
import { ForbiddenRedirect } from '../case/case-failure.tsx';
import { safetyFilterWords } from '../filter/safety-filter.words.ts';
import { DivisionField, FilterDays, FlagField, OwnerField, useFilterNames } from '../filter/safety-filter-fields.tsx';
import { withoutReversed } from '../filter/safety-filter-kinds.ts';
import { FilterPanel } from '../filter/safety-filter-panel.tsx';
import { SavedViews, SheetButton, ViewActs } from '../filter/saved-views.tsx';
import { myActionWords } from '../my-action/my-action.words.ts';
import { caseLink } from '../my-action/my-action-links.ts';
import { dayOf } from '../report/report-texts.ts';
import { safetyMenuWords } from '../safety-menu.words.ts';
import { actionLogList, actionLogQuery } from './action-log.queries.ts';
import { analysisWords } from './analysis.words.ts';

const useColumns = (): Column<LoggedAction>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'actionNo',
      header: t(myActionWords.number),
      cell: ({ actionNo }) => actionNo,
      width: 120,
      from: 'narrow',
      card: 'over',
    },
    {
      key: 'status',
      header: t(myActionWords.status),
      cell: (row) => <ActionBadges action={row} />,
      width: 184,
      card: 'corner',
    },
    { key: 'title', header: t(analysisWords.title), cell: ({ case: { no } }) => <small>{no}</small>, card: 'title' },
    {
      key: 'source',
      header: t(analysisWords.source),
      cell: ({ case: { type } }) => t(analysisWords.kind[type]),
      width: 82,
      from: 'full',
    },
    {
      key: 'mitigator',
      header: t(myActionWords.mitigator),
      cell: ({ mitigator }) => `${nameOf(mitigator)} · ${departmentNameOf(mitigator)}`,
      width: 150,
      from: 'wide',
    },
    { key: 'dueDate', header: t(myActionWords.dueDate), cell: ({ dueDate }) => dueDate, width: 82, from: 'medium' },
    {
      key: 'created',
      header: t(myActionWords.eventDate),
      cell: ({ createdDate }) => dayOf(createdDate) ?? '–',
      width: 82,
      from: 'widest',
    },
    {
      key: 'completed',
      header: t(analysisWords.completed),
      cell: ({ completedDate }) => dayOf(completedDate) ?? '–',
      width: 82,
      from: 'ample',
    },
  ];
};

/** A row of the log, which links to the action in its case. */
const useActionTable = (): TableShape<LoggedAction> => {
  const { t } = useTranslation();
  return {
    columns: useColumns(),
    idOf: ({ id }) => id,
    nameOf: ({ case: { title } }) => title,
    cardLine: (row) =>
      `${nameOf(row.mitigator)} · ${departmentNameOf(row.mitigator)} · ${t(actionWords.until, { day: row.dueDate })}`,
    linkOf: ({ id, case: { type, id: sourceId } }) => caseLink({ source: type, sourceId, mitigationId: id }),
  };
};

const ActionFilters = ({ list }: { list: ListOf<typeof actionLogList> }) => {
  const { t } = useTranslation();
  const { search, narrow, field } = list;
  return (
    <FilterBar>
      <SearchField label={t(analysisWords.search)} {...field('searchText')} />
      <FoldedFilters>
        <ChoiceField
          label={t(myActionWords.status)}
          all={t(analysisWords.everyStatus)}
          options={actionStatuses.map((value) => ({ value, label: t(caseWords.status[value]) }))}
          {...field('status')}
        />
        <ChoiceField
          label={t(analysisWords.source)}
          all={t(analysisWords.everyKind)}
          options={caseKinds.map((value) => ({ value, label: t(analysisWords.kind[value]) }))}
          {...field('source')}
        />
        <ChoiceField
          label={t(analysisWords.sort)}
          all={t(analysisWords.newest)}
          options={[{ value: 'Due', label: t(analysisWords.due) }]}
          {...field('sort')}
        />
        <FlagField name="overdue" value={search.overdue === true} narrow={narrow} />
        <FilterPanel>
          <FilterDays from={field('fromDate')} to={field('toDate')} narrow={narrow} />
          <OwnerField ownerId={search.ownerId} narrow={narrow} />
          <DivisionField {...field('divisionId')} />
        </FilterPanel>
      </FoldedFilters>
    </FilterBar>
  );
};

/** The action log; those who may not see it are redirected to the start page (rules/safety.md#action-log). */
export const ActionLogScreen = () => {
  const { t } = useTranslation();
  const list = useList(actionLogList);
  const result = useListPage(actionLogQuery(list.query));
  const table = useActionTable();
  const names = useFilterNames(list.search);
  if (isForbidden(result.error)) return <ForbiddenRedirect />;
  return (
    <ListScreen
      title={t(safetyMenuWords.actionLog)}
      actions={
        <>
          <SavedViews list="Actions" search={list.search} />
          <SheetButton list="Actions" query={withoutReversed(list.query)} />
        </>
      }
      filters={<ActionFilters list={list} />}
      filterActs={<ViewActs list="Actions" search={list.search} />}
      chipWords={names}
      news={(count) => t(analysisWords.news, { count })}
      empty={{ message: t(analysisWords.noActions), noMatch: { message: t(safetyFilterWords.noMatch) } }}
      {...{ list, result, table }}
    />
  );
};
