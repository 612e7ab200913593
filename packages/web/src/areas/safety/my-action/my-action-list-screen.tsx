import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListEmpty } from '../../../ui/list/empty.tsx';
import { ListNews } from '../../../ui/list/list-news.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { useList } from '../../../ui/list/list-state.ts';
import { Pager } from '../../../ui/list/pager.tsx';
import { useTurning } from '../../../ui/list/turning.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { DataTable } from '../../../ui/table/data.tsx';
import { countsQuery } from '../safety.queries.ts';
import classes from './my-action.module.css';
import { type ListName, listNames, myActionsQuery } from './my-action.queries.ts';
import { myActionWords } from './my-action.words.ts';
import { useMyActionShape } from './my-action-columns.tsx';
import { actionLink, caseLink, type MyActionPages, myActionList } from './my-action-links.ts';

type Props = { list: ListName; pages: MyActionPages; onPage: (offset: number) => void };

/** One of the lists of My Action, with its own pages. */
const MyActionTable = ({ list, pages, onPage }: Props) => {
  const { t } = useTranslation();
  const offset = pages[list] ?? 0;
  const {
    data: page,
    error,
    isPlaceholderData,
    refetch,
    latest,
    takeLatest,
  } = useListPage(myActionsQuery(list, offset));
  const heading = `my-actions-${list}`;
  const turn = useTurning(heading, page?.offset, onPage);
  const shape = useMyActionShape(list);
  const linkOf = list === 'created' ? caseLink : actionLink;
  const label = t(myActionWords[list]);
  const news = (
    <ListNews
      shown={page}
      latest={latest}
      idOf={shape.idOf}
      words={(count) => t(myActionWords.news, { count })}
      onTake={takeLatest}
    />
  );
  return (
    <section aria-labelledby={heading}>
      <div className={classes.top}>
        <h2 id={heading}>{label}</h2>
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
          // An action that waits starts a queue.
          linkOf={(row) => ({ ...linkOf(row, pages), ...(list === 'referred' ? {} : { state: { queued: 'list' } }) })}
          empty={
            <ListEmpty
              message={t(myActionWords.empty[list])}
              hint={t(myActionWords.emptyHint[list])}
              onFirstPage={offset === 0 ? undefined : () => onPage(0)}
              onClear={undefined}
            />
          }
        />
      )}
      {page && <Pager page={page} label={label} onPage={turn} />}
    </section>
  );
};

/** The user's own actions, those they are referrer of, and for the safety office those they assigned. */
export const MyActionListScreen = () => {
  const { t } = useTranslation();
  const { search } = useList(myActionList);
  const navigate = useNavigate();
  const { data: counts } = useQuery(countsQuery);
  const seesCreated = counts?.can.seeAssigned === true;
  return (
    <>
      <PageHeader wide title={t(myActionWords.title)} />
      <div className={classes.tables}>
        {listNames
          .filter((list) => list !== 'created' || seesCreated)
          .map((list) => (
            <MyActionTable
              key={list}
              list={list}
              pages={search}
              // The other tables stay where they are.
              onPage={(offset) =>
                void navigate({
                  to: '.',
                  search: () => myActionList.read({ ...search, [list]: offset }),
                  resetScroll: false,
                })
              }
            />
          ))}
      </div>
    </>
  );
};
