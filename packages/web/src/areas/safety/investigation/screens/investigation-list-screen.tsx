import { caseWords, type InvestigationRow, investigationStatuses, reportWords, sources } from '@portal/contract/safety';
import { IconPencilPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/platform-names.ts';
import { ChoiceField } from '../../../../ui/list/choice-field.tsx';
import { FilterBar, FoldedFilters } from '../../../../ui/list/list-bar.tsx';
import { useListPage } from '../../../../ui/list/list-page.ts';
import { ListScreen } from '../../../../ui/list/list-screen.tsx';
import { type ListOf, useList } from '../../../../ui/list/list-state.ts';
import { SearchField } from '../../../../ui/list/search-field.tsx';
import { isForbidden } from '../../../../ui/page/forbidden-redirect.ts';
import { ButtonLink } from '../../../../ui/page/links.tsx';
import type { Column, TableShape } from '../../../../ui/table/column.ts';
import { ForbiddenRedirect } from '../../case/case-failure.tsx';
import { CaseStatusBadge } from '../../case/case-status-badge.tsx';
import { CaseFilterFields } from '../../filter/report-filter-fields.tsx';
import { safetyFilterWords } from '../../filter/safety-filter.words.ts';
import { ContentToggle, useFilterNames } from '../../filter/safety-filter-fields.tsx';
import { FilterPanel } from '../../filter/safety-filter-panel.tsx';
import { SavedViews, SheetButton, ViewActs } from '../../filter/saved-views.tsx';
import { fieldText, useFieldNames } from '../../report/report-fields.ts';
import { dayOf } from '../../report/report-texts.ts';
import { reportTextsWords } from '../../report/report-texts.words.ts';
import { ReportFieldFilters } from '../../report-list/report-field-filters.tsx';
import listClasses from '../../report-list/report-list.module.css';
import { reportListWords } from '../../report-list/report-list.words.ts';
import { RiskPair } from '../../risk/risk-badge.tsx';
import { safetyMenuWords } from '../../safety-menu.words.ts';
import {
  type InvestigationSearch,
  investigationList,
  investigationQuery,
  investigationsQuery,
  listedInvestigations,
} from '../investigation.queries.ts';
import { investigationWords } from '../investigation.words.ts';

const useColumns = (): Column<InvestigationRow>[] => {
  const { t } = useTranslation();
  const field = (name: 'title' | 'source' | 'type' | 'endDate' | 'author') => t(investigationWords.field[name]);
  return [
    {
      key: 'investigationNo',
      header: t(investigationWords.number),
      cell: (row) => row.investigationNo,
      width: 112,
      from: 'narrow',
      card: 'over',
    },
    {
      key: 'status',
      header: t(reportWords.field.report.status),
      cell: ({ status }) => <CaseStatusBadge status={status} />,
      width: 96,
      card: 'corner',
    },
    { key: 'title', header: field('title'), cell: () => null, card: 'title' },
    {
      key: 'source',
      header: field('source'),
      cell: ({ source }) => t(caseWords.source[source]),
      width: 128,
      from: 'widest',
    },
    {
      key: 'type',
      header: field('type'),
      cell: ({ type }) => t(caseWords.investigationType[type]),
      width: 148,
      from: 'ample',
    },
    { key: 'field', header: t(reportTextsWords.field), cell: fieldText, width: 112, from: 'full' },
    { key: 'author', header: field('author'), cell: ({ author }) => nameOf(author), width: 78, from: 'wide' },
    { key: 'endDate', header: field('endDate'), cell: ({ endDate }) => endDate, width: 82, from: 'medium' },
    {
      key: 'created',
      header: t(investigationWords.created),
      cell: ({ createdDate }) => dayOf(createdDate) ?? '',
      width: 82,
      from: 'ample',
    },
    {
      key: 'risk',
      header: t(reportListWords.risk),
      cell: (row) => <InvestigationRisk row={row} />,
      width: 92,
      from: 'narrow',
    },
  ];
};

const InvestigationRisk = ({ row }: { row: Pick<InvestigationRow, 'initialRisk' | 'residualRisk'> }) => (
  <RiskPair initial={row.initialRisk} residual={row.residualRisk} />
);

/** A row of the list; its record is prefetched while the pointer is on it. */
const useInvestigationTable = (search: InvestigationSearch): TableShape<InvestigationRow> => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return {
    columns: useColumns(),
    idOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    cardLine: (row) => (
      <span className={listClasses.cardLine}>
        <span>{`${t(caseWords.source[row.source])} · ~${dayText(row.endDate)}`}</span>
        <InvestigationRisk row={row} />
      </span>
    ),
    linkOf: ({ id }) => linkOptions({ to: '/esms/investigation/view/$id', params: { id: String(id) }, search }),
    onIntent: ({ id }) => void queryClient.prefetchQuery(investigationQuery(id)),
  };
};

const InvestigationFilters = ({ list }: { list: ListOf<typeof investigationList> }) => {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <SearchField label={t(investigationWords.list.search)} {...list.field('searchText')} />
      <FoldedFilters>
        <ContentToggle search={list.search} narrow={list.narrow} />
        <ChoiceField
          label={t(reportWords.field.report.status)}
          all={t(reportListWords.everyStatus)}
          options={investigationStatuses.map((value) => ({ value, label: t(caseWords.status[value]) }))}
          {...list.field('status')}
        />
        <ChoiceField
          label={t(investigationWords.field.source)}
          all={t(investigationWords.list.everySource)}
          options={sources.map((value) => ({ value, label: t(caseWords.source[value]) }))}
          {...list.field('source')}
        />
        <ReportFieldFilters
          level1={list.search.fieldLevel1Id}
          first={list.field('fieldLevel1Id')}
          second={list.field('fieldLevel2Id')}
          onFirst={(chosen) => list.narrow({ fieldLevel1Id: chosen, fieldLevel2Id: undefined })}
        />
        <FilterPanel>
          <CaseFilterFields list={list} />
        </FilterPanel>
      </FoldedFilters>
    </FilterBar>
  );
};

/** The investigations that one sees; others are redirected to the start page (rules/safety.md#cases). */
export const InvestigationListScreen = () => {
  const { t } = useTranslation();
  const list = useList(investigationList);
  const result = useListPage(investigationsQuery(list.query));
  const table = useInvestigationTable(list.search);
  const { fieldLevel1Id, fieldLevel2Id } = list.search;
  const chipWords = { ...useFieldNames(fieldLevel1Id, fieldLevel2Id), ...useFilterNames(list.search) };
  if (isForbidden(result.error)) return <ForbiddenRedirect />;
  const make = result.data?.can?.make === true && (
    <ButtonLink to="/esms/investigation/new" leftSection={<IconPencilPlus size={16} aria-hidden />}>
      {t(investigationWords.list.make)}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t(safetyMenuWords.investigation)}
      actions={
        <>
          <SavedViews list="Investigations" search={list.search} />
          <SheetButton list="Investigations" query={listedInvestigations(list.query)} />
          {make}
        </>
      }
      filterActs={<ViewActs list="Investigations" search={list.search} />}
      filters={<InvestigationFilters list={list} />}
      chipWords={chipWords}
      news={(count) => t(investigationWords.list.news, { count })}
      empty={{
        message: t(investigationWords.list.empty),
        noMatch: { message: t(safetyFilterWords.noMatch) },
      }}
      {...{ list, result, table }}
    />
  );
};
