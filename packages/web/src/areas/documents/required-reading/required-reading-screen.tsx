import { useTranslation } from '../../../platform/i18n.ts';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useList } from '../../../ui/list/list-state.ts';
import { documentWords } from '../document/document.words.ts';
import { PersonalDocuments } from '../personal-document/personal-documents.tsx';
import { assignedQuery, requiredList } from './required-reading.queries.ts';
import { requiredReadingWords } from './required-reading.words.ts';
import { useReadingQueueOf } from './required-reading-queue.ts';
import { useRequiredTable } from './required-reading-table.tsx';

/** The required reading of the user, unread first; below it the favourites and the documents opened last. */
export const RequiredScreen = () => {
  const { t } = useTranslation();
  const list = useList(requiredList);
  const result = useListPage(assignedQuery(list.query));
  const table = useRequiredTable(useReadingQueueOf(result.data));
  return (
    <ListScreen
      title={t(documentWords.menu.required)}
      meta={<span>{t(requiredReadingWords.hint)}</span>}
      news={(count) => t(requiredReadingWords.news, { count })}
      empty={{ message: t(requiredReadingWords.empty) }}
      {...{ list, result, table }}
    >
      <PersonalDocuments />
    </ListScreen>
  );
};
