import { Button, Loader, Text } from '@mantine/core';
import { isOverdue } from '@portal/contract/approval';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { today } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notificationKeys, tabs } from '../../../platform/unread.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { useOnce } from '../../../ui/dialog/once.ts';
import { notifyError, notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { useIsMounted } from '../../../ui/form/unsaved-guard.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { titledName } from '../../../ui/person/person-picker-texts.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { useMe } from '../../identity/index.ts';
import { approvalKeys } from '../document/approval-document.queries.ts';
import { approvalPaperWords } from '../document/approval-document.words.ts';
import { approvalListWords } from './approval-list.words.ts';
import classes from './approve-together.module.css';
import { approveAll, type Chosen, checkAll, type Ready, type Refused } from './approve-together-acts.ts';

const RefusedList = ({ refused }: { refused: readonly Refused[] }) => (
  <ul className={classes.list}>
    {refused.map(({ row, reason }) => (
      <li key={row.id}>
        <span>{[row.docNo, row.title].filter(Boolean).join(' ')}</span>
        <small className={classes.reason}>{reason}</small>
      </li>
    ))}
  </ul>
);

const ReadyList = ({ ready }: { ready: readonly Ready[] }) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.list}>
      {ready.map(({ row, document: { id, docNo, title, drafter, dueDate, status }, line, actorId, comment }) => (
        <li key={id}>
          <span>{[docNo, title].filter(Boolean).join(' ')}</span>
          {row.isHeld === true && <StatusBadge status="wait">{t(approvalListWords.held)}</StatusBadge>}
          {isOverdue({ dueDate, status }, today()) && (
            <StatusBadge status="no">{t(approvalListWords.overdue)}</StatusBadge>
          )}
          <small className={classes.who}>{titledName(drafter)}</small>
          {line.approver.id !== actorId && (
            <small className={classes.who}>{t(approvalListWords.inPlaceOf, { name: titledName(line.approver) })}</small>
          )}
          {comment !== null && (
            <small className={classes.comment}>{`${t(approvalPaperWords.comment)}: ${comment}`}</small>
          )}
        </li>
      ))}
    </ul>
  );
};

type Props = {
  rows: readonly Chosen[];
  /** Each was approved or shown as refused. */
  onDone: () => void;
  onClose: () => void;
};

/** Checks all, confirms once, approves each, and shows every refusal. */
export const ApproveTogether = ({ rows, onDone, onClose }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { employee: me } = useMe();
  const { data: looked } = useQuery({
    queryKey: ['approval-together', rows.map(({ id }) => id)],
    queryFn: () => checkAll(rows, me.id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [done, setDone] = useState(0);
  const [failed, setFailed] = useState<readonly Refused[]>([]);
  const { ready = [], refused: barred = [] } = looked ?? {};
  const here = useIsMounted();
  /** A user who has left the screen is notified of the documents that were not approved. */
  const notifyOfRest = (left: readonly Refused[]): void => {
    const names = left.map(({ row: { docNo, title } }) => docNo ?? title).join(', ');
    notifyError(`${t(approvalListWords.together.refused, { count: left.length })}: ${names}`);
  };
  const approve = useMutation({
    mutationFn: (among: readonly Ready[]) => approveAll(among, setDone),
    // The notifications of the user's turn are removed, in every tab.
    meta: { refreshes: [approvalKeys.all, notificationKeys.all] },
    onSuccess: (refused, among) => {
      tabs.postMessage('read');
      onDone();
      const count = among.length - refused.length;
      if (count > 0) notifySuccess(t(approvalListWords.together.done, { count }));
      const all = [...failed.filter(({ retry: again }) => again === undefined), ...refused];
      setFailed(all);
      if (barred.length + all.length === 0) onClose();
      else if (!here.current) notifyOfRest([...barred, ...all]);
    },
  });
  const once = useOnce();
  const isOver = approve.isSuccess || failed.length > 0 || (looked !== undefined && ready.length === 0);
  const left = [...barred, ...failed];
  const again = failed.flatMap((each) => each.retry ?? []);
  const isBusy = approve.isPending;
  const primary = useRef<HTMLButtonElement>(null);
  const outcome = again.length > 0 ? 'failed' : 'tells';
  const stage = looked === undefined ? 'looks' : isOver ? outcome : 'asks';
  // Enter is the answer, as to every question; the list is read from its beginning.
  useEffect(() => {
    if (stage !== 'looks' && !isBusy) primary.current?.focus({ preventScroll: true });
  }, [stage, isBusy]);
  const close = () => {
    if (isBusy) return;
    if (isOver) {
      onDone();
      // A refused document no longer waits, though nothing was done here.
      void queryClient.invalidateQueries({ queryKey: approvalKeys.all });
    }
    onClose();
  };
  return (
    <Dialog
      title={t(approvalListWords.together.title)}
      onClose={close}
      closeOnClickOutside={!isBusy}
      closeOnEscape={!isBusy}
    >
      {stage === 'looks' && <Loader size="sm" aria-label={t(uiWords.loading)} />}
      {stage === 'asks' && (
        <>
          <Text>{t(approvalListWords.together.message, { count: ready.length })}</Text>
          <ReadyList ready={ready} />
        </>
      )}
      {left.length > 0 && (
        <section role="alert">
          <Text fw={600}>{t(approvalListWords.together.refused, { count: left.length })}</Text>
          <RefusedList refused={left} />
        </section>
      )}
      {isBusy && (
        <Text role="status" size="sm" c="dimmed">
          {t(approvalListWords.together.progress, { done, count: approve.variables?.length ?? 0 })}
        </Text>
      )}
      <div className={classes.footer}>
        <Button ref={stage === 'tells' ? primary : undefined} variant="default" disabled={isBusy} onClick={close}>
          {t(isOver ? uiWords.close : uiWords.cancel)}
        </Button>
        {stage === 'asks' && (
          <Button ref={primary} data-confirms loading={isBusy} onClick={() => once(() => approve.mutate(ready))}>
            {t(approvalListWords.together.open)}
          </Button>
        )}
        {stage === 'failed' && (
          <Button ref={primary} loading={isBusy} onClick={() => once(() => approve.mutate(again))}>
            {t(uiWords.retry)}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
