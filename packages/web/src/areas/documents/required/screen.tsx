import { useTranslation } from '../../../platform/i18n.ts';
import { FilterBar } from '../../../ui/list/bar.tsx';
import { useListPage } from '../../../ui/list/page.ts';
import { PageSize } from '../../../ui/list/page-size.tsx';
import { ListScreen } from '../../../ui/list/screen.tsx';
import { useList } from '../../../ui/list/state.ts';
import { documentWords } from '../document.words.ts';
import { assignedQuery } from './api.ts';
import { useReadingQueueOf } from './queue.ts';
import { requiredReadingWords } from './required-reading.words.ts';
import { requiredList } from './search.ts';
import { useRequiredTable } from './table.tsx';

/** What I must read, what is unread first. */
export const RequiredScreen = () => {
  const { t } = useTranslation();
  const list = useList(requiredList);
  const result = useListPage(assignedQuery(list.query));
  const table = useRequiredTable(useReadingQueueOf(result.data));
  return (
    <ListScreen
      title={t(documentWords.menu.required)}
      meta={<span>{t(requiredReadingWords.hint)}</span>}
      filters={
        <FilterBar>
          <PageSize {...list.field('limit')} />
        </FilterBar>
      }
      news={(count) => t(requiredReadingWords.news, { count })}
      empty={{ message: t(requiredReadingWords.empty) }}
      {...{ list, result, table }}
    />
  );
};
