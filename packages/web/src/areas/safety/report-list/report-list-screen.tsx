import { Checkbox } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { FilterBar, FoldedFilters } from '../../../ui/list/list-bar.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { type ListOf, useList } from '../../../ui/list/list-state.ts';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { RecordFilterFields, WaitingFilterFields } from '../filter/report-filter-fields.tsx';
import { safetyFilterWords } from '../filter/safety-filter.words.ts';
import { ContentToggle, useFilterNames } from '../filter/safety-filter-fields.tsx';
import { FilterPanel } from '../filter/safety-filter-panel.tsx';
import { SavedViews, SheetButton, ViewActs } from '../filter/saved-views.tsx';
import { useFieldNames } from '../report/report-fields.ts';
import { countsQuery } from '../safety.queries.ts';
import { safetyMenuWords } from '../safety-menu.words.ts';
import { ReportKindFilters } from './report-field-filters.tsx';
import classes from './report-list.module.css';
import { listedBy, reportList, reportsQuery } from './report-list.queries.ts';
import { reportListWords } from './report-list.words.ts';
import { useReportTable } from './report-list-table.tsx';

type Props = { list: ListOf<typeof reportList> };

/** Only my own: for those who see others' too. */
const Mine = ({ list }: Props) => {
  const { t } = useTranslation();
  const { data: counts } = useQuery(countsQuery);
  if (counts?.can.seeOthers !== true) return null;
  return (
    <Checkbox
      classNames={{ root: classes.mine ?? '' }}
      label={t(reportListWords.mine)}
      checked={list.search.myReportOnly === true}
      onChange={({ currentTarget }) => list.narrow({ myReportOnly: currentTarget.checked || undefined })}
    />
  );
};

const ReportFilters = ({ list }: Props) => {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <SearchField
        label={t(list.search.searchType === 'Content' ? reportListWords.searchContents : reportListWords.search)}
        {...list.field('searchText')}
      />
      <FoldedFilters>
        <ContentToggle search={list.search} narrow={list.narrow} />
        <ReportKindFilters list={list} />
        <Mine list={list} />
        <FilterPanel>
          <RecordFilterFields list={list} />
          <WaitingFilterFields list={list} />
        </FilterPanel>
      </FoldedFilters>
    </FilterBar>
  );
};

/** The submitted reports that one sees. */
export const ReportListScreen = () => {
  const { t } = useTranslation();
  const list = useList(reportList);
  const result = useListPage(reportsQuery(list.query));
  const table = useReportTable(result.data?.items, list.search);
  const { fieldLevel1Id, fieldLevel2Id } = list.search;
  const fieldNames = useFieldNames(fieldLevel1Id, fieldLevel2Id);
  const filterNames = useFilterNames(list.search);
  const write = (
    <ButtonLink to="/esms/report/new" leftSection={<IconPencilPlus size={16} aria-hidden />}>
      {t(safetyMenuWords.write)}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t(reportListWords.title)}
      actions={
        <>
          <SavedViews list="Reports" search={list.search} />
          <SheetButton list="Reports" query={listedBy(list.query)} />
          {write}
        </>
      }
      filterActs={<ViewActs list="Reports" search={list.search} />}
      filters={<ReportFilters list={list} />}
      chipWords={{ ...fieldNames, ...filterNames }}
      news={(count) => t(reportListWords.news, { count })}
      empty={{
        message: t(reportListWords.empty),
        hint: t(reportListWords.emptyHint),
        noMatch: { message: t(safetyFilterWords.noMatch) },
        pageMissing: t(reportListWords.pageMissing),
      }}
      {...{ list, result, table }}
    />
  );
};
