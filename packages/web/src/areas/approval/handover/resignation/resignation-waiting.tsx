import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { WaitingWorkTexts } from '../../../../platform/area.ts';
import { translate, useTranslation } from '../../../../platform/i18n.ts';
import { FailureNote } from '../../../../ui/page/failure-note.tsx';
import classes from './resignation.module.css';
import { waitingForQuery } from './resignation.queries.ts';
import { resignationWords } from './resignation.words.ts';

type Props = { heading: string; employeeId: number; texts: WaitingWorkTexts };

/** How many lines wait: they alone can be handed over here. */
export const useWaitingLines = (employeeId: number): number =>
  useQuery(waitingForQuery(employeeId)).data?.find(({ kind }) => kind === 'approval-lines')?.count ?? 0;

/** What waits for an employee, each kind with its number and a hint. */
export const ResignationWaiting = ({ heading, employeeId, texts }: Props) => {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(waitingForQuery(employeeId));
  const body = () => {
    if (error && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
    if (data === undefined) return <Skeleton height={96} />;
    if (data.length === 0) return <p className={classes.hint}>{t(resignationWords.none)}</p>;
    return (
      <dl className={classes.waiting}>
        {data.map(({ kind, count }) => {
          const text = texts[kind];
          return (
            <div key={kind}>
              <dt>
                {text ? translate(text.label) : kind}
                {text?.hint && <small>{translate(text.hint)}</small>}
              </dt>
              <dd>{t(resignationWords.count, { count: count.toLocaleString('en-US') })}</dd>
            </div>
          );
        })}
      </dl>
    );
  };
  return (
    <section aria-label={heading} aria-busy={isFetching} className={classes.part}>
      <h3 className={classes.heading}>{heading}</h3>
      {body()}
    </section>
  );
};
