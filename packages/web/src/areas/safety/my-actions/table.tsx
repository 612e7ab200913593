import { useTranslation } from '../../../platform/i18n.ts';
import { ListEmpty } from '../../../ui/list/empty.tsx';
import { ListNews } from '../../../ui/list/news.tsx';
import { useListPage } from '../../../ui/list/page.ts';
import { Pager } from '../../../ui/list/pager.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { DataTable } from '../../../ui/table/data.tsx';
import { type ListName, myActionsQuery } from './api.ts';
import { useMyActionShape } from './columns.tsx';
import { actionLink, caseLink } from './links.ts';
import classes from './styles.module.css';

type Props = { list: ListName; offset: number; onPage: (offset: number) => void };

/** One of the lists of My Action, with its own pages. */
export const MyActionTable = ({ list, offset, onPage }: Props) => {
  const { t } = useTranslation();
  const {
    data: page,
    error,
    isPlaceholderData,
    refetch,
    latest,
    takeLatest,
  } = useListPage(myActionsQuery(list, offset));
  const shape = useMyActionShape(list);
  const linkOf = list === 'created' ? caseLink : actionLink;
  const label = t(`safetyMine.${list}`);
  const news = (
    <ListNews
      shown={page}
      latest={latest}
      idOf={shape.idOf}
      words={(count) => t('safetyMine.news', { count })}
      onTake={takeLatest}
    />
  );
  return (
    <section aria-labelledby={`my-actions-${list}`}>
      <div className={classes.top}>
        <h2 id={`my-actions-${list}`}>{label}</h2>
        {news}
      </div>
      {error && page === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          {...shape}
          label={label}
          rows={page?.items}
          stale={isPlaceholderData}
          // What is to be done begins a queue.
          linkOf={(row) => (list === 'referred' ? linkOf(row) : { ...linkOf(row), state: { queued: 'list' } })}
          empty={
            <ListEmpty
              message={t('safetyMine.noData')}
              onFirstPage={offset === 0 ? undefined : () => onPage(0)}
              onClear={undefined}
            />
          }
        />
      )}
      {page && <Pager page={page} label={label} onPage={onPage} />}
    </section>
  );
};
