import { IconPencilPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useListPage } from '../../../ui/list/page.ts';
import { ListScreen } from '../../../ui/list/screen.tsx';
import { useList } from '../../../ui/list/state.ts';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { useFieldNames } from '../report/fields.ts';
import { safetyMenuWords } from '../safety-menu.words.ts';
import { reportsQuery } from './api.ts';
import { ReportFilters } from './filters.tsx';
import { reportListWords } from './report-list.words.ts';
import { reportList } from './search.ts';
import { useReportTable } from './table.tsx';

/** The submitted reports that one sees. */
export const ReportListScreen = () => {
  const { t } = useTranslation();
  const list = useList(reportList);
  const result = useListPage(reportsQuery(list.query));
  const table = useReportTable(result.data?.items, list.search);
  const { fieldLevel1Id, fieldLevel2Id } = list.search;
  const write = (
    <ButtonLink to="/esms/report/new" leftSection={<IconPencilPlus size={16} aria-hidden />}>
      {t(safetyMenuWords.write)}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t(reportListWords.title)}
      actions={write}
      filters={<ReportFilters list={list} />}
      chipWords={useFieldNames(fieldLevel1Id, fieldLevel2Id)}
      news={(count) => t(reportListWords.news, { count })}
      empty={{
        message: t(reportListWords.empty),
        hint: t(reportListWords.emptyHint),
        noMatch: { message: t(reportListWords.noMatch) },
        pageGone: t(reportListWords.pageGone),
      }}
      {...{ list, result, table }}
    />
  );
};
