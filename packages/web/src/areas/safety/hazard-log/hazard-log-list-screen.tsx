import {
  caseWords,
  filterWords,
  type HazardRow,
  hazardCategories,
  hazardLabels,
  hazardSources,
  hazardStatuses,
  reportWords,
} from '@portal/contract/safety';
import { IconPencilPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { FilterBar, FoldedFilters } from '../../../ui/list/list-bar.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useList } from '../../../ui/list/list-state.ts';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { isForbidden } from '../../../ui/page/forbidden-redirect.ts';
import { ButtonLink } from '../../../ui/page/links.tsx';
import type { Column, TableShape } from '../../../ui/table/column.ts';
import { YesMark } from '../../../ui/table/yes-mark.tsx';
import { ForbiddenRedirect } from '../case/case-failure.tsx';
import { casePageWords } from '../case/case-page.words.ts';
import { CaseStatusBadge } from '../case/case-status-badge.tsx';
import { levelNamesIn } from '../catalogue/catalogue-levels.ts';
import { CaseFilterFields } from '../filter/report-filter-fields.tsx';
import { safetyFilterWords } from '../filter/safety-filter.words.ts';
import { useFilterNames } from '../filter/safety-filter-fields.tsx';
import { withoutReversed } from '../filter/safety-filter-kinds.ts';
import { FilterPanel } from '../filter/safety-filter-panel.tsx';
import { SavedViews, SheetButton, ViewActs } from '../filter/saved-views.tsx';
import { hazardFieldsWords } from '../hazard/hazard-fields.words.ts';
import { reportTextsWords } from '../report/report-texts.words.ts';
import listClasses from '../report-list/report-list.module.css';
import { reportListWords } from '../report-list/report-list.words.ts';
import { RiskPair } from '../risk/risk-badge.tsx';
import { safetyMenuWords } from '../safety-menu.words.ts';
import { type HazardSearch, hazardList, hazardsQuery, loggedHazardQuery } from './hazard-log.queries.ts';
import { hazardLogWords } from './hazard-log.words.ts';

const HazardRisk = ({ row }: { row: HazardRow }) => <RiskPair initial={row.initialRisk} residual={row.residualRisk} />;

const useColumns = (): Column<HazardRow>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'hazardNo',
      header: t(hazardFieldsWords.number),
      cell: (row) => row.hazardNo,
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
    { key: 'title', header: t(hazardLabels.title), cell: () => null, card: 'title' },
    {
      key: 'source',
      header: t(hazardLabels.source),
      cell: ({ source }) => t(caseWords.source[source]),
      width: 128,
      from: 'widest',
    },
    {
      key: 'category',
      header: t(hazardLabels.category),
      cell: ({ category }) => levelNamesIn(category).at(-1) ?? '',
      width: 112,
      from: 'full',
    },
    {
      key: 'identified',
      header: t(hazardLogWords.identified),
      cell: ({ identificationDate }) => identificationDate,
      width: 82,
      from: 'medium',
    },
    {
      key: 'identifier',
      header: t(hazardLogWords.identifier),
      cell: ({ identifier }) => nameOf(identifier),
      width: 78,
      from: 'wide',
    },
    {
      key: 'mitigations',
      header: t(hazardLogWords.hasMitigations),
      cell: ({ hasMitigations }) => (
        <YesMark yes={hasMitigations} label={t(hasMitigations ? reportTextsWords.yes : reportTextsWords.no)} />
      ),
      width: 56,
      from: 'full',
    },
    {
      key: 'risk',
      header: t(reportListWords.risk),
      cell: (row) => <HazardRisk row={row} />,
      width: 92,
      from: 'narrow',
    },
  ];
};

/** A row of the log; its record is prefetched while the pointer is on it. */
const useHazardTable = (search: HazardSearch): TableShape<HazardRow> => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return {
    columns: useColumns(),
    idOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    cardLine: (row) => (
      <span className={listClasses.cardLine}>
        <span>{`${t(caseWords.source[row.source])} · ${row.identificationDate}`}</span>
        <HazardRisk row={row} />
      </span>
    ),
    linkOf: ({ id }) => linkOptions({ to: '/esms/hazard/view/$id', params: { id: String(id) }, search }),
    onIntent: ({ id }) => void queryClient.prefetchQuery(loggedHazardQuery(id)),
  };
};

/** The hazard log; those who may not see it are redirected to the start page (rules/safety.md#cases). */
export const HazardListScreen = () => {
  const { t } = useTranslation();
  const list = useList(hazardList);
  const result = useListPage(hazardsQuery(list.query));
  const table = useHazardTable(list.search);
  const filterNames = useFilterNames(list.search);
  if (isForbidden(result.error)) return <ForbiddenRedirect />;
  const make = result.data?.can?.make === true && (
    <ButtonLink to="/esms/hazard/new" leftSection={<IconPencilPlus size={16} aria-hidden />}>
      {t(hazardLogWords.list.make)}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t(safetyMenuWords.hazard)}
      actions={
        <>
          <SavedViews list="Hazards" search={list.search} />
          <SheetButton list="Hazards" query={withoutReversed(list.query)} />
          {make}
        </>
      }
      filterActs={<ViewActs list="Hazards" search={list.search} />}
      filters={
        <FilterBar>
          <SearchField label={t(hazardLogWords.list.search)} {...list.field('searchText')} />
          <FoldedFilters>
            <ChoiceField
              label={t(reportWords.field.report.status)}
              all={t(reportListWords.everyStatus)}
              options={hazardStatuses.map((value) => ({ value, label: t(caseWords.status[value]) }))}
              {...list.field('status')}
            />
            <ChoiceField
              label={t(hazardLabels.source)}
              all={t(casePageWords.everySource)}
              options={hazardSources.map((value) => ({ value, label: t(caseWords.source[value]) }))}
              {...list.field('source')}
            />
            <FilterPanel>
              <CaseFilterFields list={list} />
              <ChoiceField
                label={t(filterWords.name.categoryLevel1Id)}
                labelled
                all={t(safetyFilterWords.all)}
                options={hazardCategories.map((node) => ({ value: String(node.id), label: nameOf(node) }))}
                {...list.field('categoryLevel1Id')}
              />
            </FilterPanel>
          </FoldedFilters>
        </FilterBar>
      }
      chipWords={filterNames}
      news={(count) => t(hazardLogWords.list.news, { count })}
      empty={{ message: t(hazardLogWords.list.empty), noMatch: { message: t(safetyFilterWords.noMatch) } }}
      {...{ list, result, table }}
    />
  );
};
