import { Button } from '@mantine/core';
import { approvalDocumentWords, type HistoryEntry } from '@portal/contract/approval';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { Fold } from '../../../ui/page/fold.tsx';
import { Pending } from '../../../ui/page/pending-section.tsx';
import classes from './question.module.css';
import { historyQuery, readMutation } from './question.queries.ts';
import { questionWords } from './question.words.ts';

const SHOWN = 20;
/** The number of entries added per click; the last click shows all of a page. */
const MORE = 80;

const HistoryRow = ({ entry: { at, act, actor, inPlaceOf, seq } }: { entry: HistoryEntry }) => {
  const { t } = useTranslation();
  return (
    <li className={classes.row}>
      <time dateTime={at}>{instantText(at)}</time>
      <span>
        <b>{nameOf(actor)}</b>
        {inPlaceOf && ` (${t(questionWords.inPlaceOf, { name: nameOf(inPlaceOf) })})`}{' '}
        {t(approvalDocumentWords.history[act])}
      </span>
      <span className={classes.step}>{seq !== null && t(questionWords.history.step, { seq })}</span>
    </li>
  );
};

const History = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(SHOWN);
  const query = useQuery(historyQuery(id, limit));
  const { data: page } = query;
  if (page === undefined) return <Pending {...query} />;
  return (
    <>
      <ul className={classes.history}>
        {page.items.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever taken out of it, so an entry has its place from the end
          <HistoryRow key={page.total - place} entry={entry} />
        ))}
      </ul>
      {page.total > page.items.length && limit < 1000 && (
        <Button variant="subtle" loading={query.isFetching} onClick={() => setLimit(Math.min(limit + MORE, 1000))}>
          {t(questionWords.history.more)}
        </Button>
      )}
    </>
  );
};

/** Who did what to the document and when; fetched when it is opened. */
export const HistoryPanel = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.panel}>
      <Fold label={t(questionWords.history.title)}>
        <History id={id} />
      </Fold>
    </div>
  );
};

/** Records that a content version of a document is shown; not for a document that is read through another. */
export const useDocumentRead = (id: number, contentVersion: number, isOwnRight: boolean): void => {
  const { mutate } = useMutation(readMutation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each content version is fetched
  useEffect(() => {
    if (isOwnRight) mutate(id);
  }, [id, contentVersion, isOwnRight, mutate]);
};
