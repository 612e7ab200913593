import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { FilterBar } from '../../../ui/list/bar.tsx';
import { useListPage } from '../../../ui/list/page.ts';
import { PageSize } from '../../../ui/list/page-size.tsx';
import { ListScreen } from '../../../ui/list/screen.tsx';
import { useList } from '../../../ui/list/state.ts';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { useChosenRows } from '../../../ui/table/chosen-rows.ts';
import { safetyMenuWords } from '../safety-menu.words.ts';
import { draftsQuery } from './api.ts';
import DraftActions from './draft-actions.tsx';
import { reportListWords } from './report-list.words.ts';
import { draftList } from './search.ts';
import { useDraftTable } from './table.tsx';

/** What I have begun to report. */
export const DraftListScreen = () => {
  const { t } = useTranslation();
  const list = useList(draftList);
  const result = useListPage(draftsQuery(list.query));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const table = useDraftTable();
  const rows = useChosenRows(result.data?.items, chosen);
  const write = (
    <ButtonLink variant="default" to="/esms/report/new">
      {t(safetyMenuWords.write)}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t(reportListWords.drafts)}
      filters={
        <FilterBar>
          <PageSize {...list.field('limit')} />
        </FilterBar>
      }
      table={{ ...table, selection: { chosen, onChange: setChosen } }}
      chosen={<DraftActions rows={rows} nameOf={table.nameOf} onChange={setChosen} />}
      empty={{ message: t(reportListWords.noDrafts), hint: t(reportListWords.noDraftsHint), action: write }}
      {...{ list, result }}
    />
  );
};
