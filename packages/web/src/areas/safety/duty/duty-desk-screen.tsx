import { reportTypes, reportWords } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { FilterBar, FoldedFilters } from '../../../ui/list/list-bar.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useList } from '../../../ui/list/list-state.ts';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { isForbidden } from '../../../ui/page/forbidden-redirect.ts';
import { ForbiddenRedirect } from '../case/case-failure.tsx';
import { deskList, deskQuery, deskTabs } from './duty.queries.ts';
import { dutyScreenWords } from './duty.words.ts';
import { useDeskTable } from './duty-desk-table.tsx';

/** The desk of statutory filings; those who may not see it are redirected to the start page. */
export const DutyDeskScreen = () => {
  const { t } = useTranslation();
  const list = useList(deskList);
  const tab = list.search.tab ?? 'Waiting';
  const result = useListPage(deskQuery(list.search.tab, list.query));
  const table = useDeskTable();
  if (isForbidden(result.error)) return <ForbiddenRedirect />;
  return (
    <ListScreen
      title={t(dutyScreenWords.desk.title)}
      filters={
        <FilterBar>
          <RadioRow
            legend={t(dutyScreenWords.desk.tabs)}
            options={deskTabs.map((value) => ({ value, label: t(dutyScreenWords.desk.tab[value]) }))}
            value={tab}
            onChange={(value) => list.narrow({ tab: value })}
          />
          <SearchField label={t(dutyScreenWords.desk.search)} {...list.field('searchText')} />
          <FoldedFilters>
            <ChoiceField
              label={t(reportWords.field.report.reportType)}
              all={t(dutyScreenWords.desk.everyType)}
              options={reportTypes.map((type) => ({ value: type, label: type }))}
              {...list.field('reportType')}
            />
          </FoldedFilters>
        </FilterBar>
      }
      news={(count) => t(dutyScreenWords.desk.news, { count })}
      empty={{
        message: t(tab === 'Waiting' ? dutyScreenWords.desk.empty : dutyScreenWords.desk.emptyOther),
        noMatch: { message: t(dutyScreenWords.desk.noMatch) },
      }}
      {...{ list, result, table }}
    />
  );
};
