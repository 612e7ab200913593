import { Button } from '@mantine/core';
import type { Action, Message } from '@portal/contract/safety';
import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { dayText, instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useOpened } from '../../../platform/notification-read.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { Fold } from '../../../ui/page/fold.tsx';
import { HeldRecord } from '../../../ui/page/held-record.tsx';
import { MessageThread } from '../../../ui/page/messages.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { fullName, titledName } from '../../../ui/person/person-picker-texts.ts';
import { useMe } from '../../identity/index.ts';
import { Facts } from '../case/case-facts.tsx';
import { safetyKeys } from '../safety.queries.ts';
import classes from './action.module.css';
import { type ActionRef, actionQuery, newsQuery } from './action.queries.ts';
import { actionWords } from './action.words.ts';
import { ActionBadges } from './action-badge.tsx';
import { ActionFiles, ViewedFiles } from './action-files.tsx';
import { ActionReferrers } from './action-referrers.tsx';
import { ActionRootCause } from './action-root-cause.tsx';
import { endedText, hasEnded, openRequest } from './action-state.ts';
import { Composer } from './thread-composer.tsx';
import { UnsentText } from './thread-draft.tsx';
import { shownMessage } from './thread-message.tsx';

const NOTHING: Message[] = [];

/**
 * While somebody looks at an action that is under way it is asked whether others wrote. What is newer makes all of the
 * area be asked for anew, since whoever wrote may have moved the action and its case.
 */
const useNews = (of: ActionRef, { threads, status }: Action): void => {
  const queryClient = useQueryClient();
  const { data: news, dataUpdatedAt } = useQuery({
    ...newsQuery(of, threads.at(-1)?.id),
    initialData: NOTHING,
    enabled: !hasEnded(status),
  });
  const isNewer = news.length > 0;
  useEffect(() => {
    // Told by its time as well: where asking anew failed, the next answer asks again.
    if (isNewer && dataUpdatedAt > 0) void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
  }, [isNewer, dataUpdatedAt, queryClient]);
};

/** The first message of others since one opened the thread or wrote into it. */
const firstNew = (threads: readonly Message[], opened: number, me: number): number | undefined => {
  const seen = Math.max(opened, threads.findLast(({ author }) => author.id === me)?.id ?? 0);
  return threads.find(({ id, author }) => id > seen && author.id !== me)?.id;
};

type ConversationProps = { of: ActionRef; action: Action };

/** Why nobody writes here now; undefined where one may write or decide. */
const useLocked = (action: Action, me: number): string | undefined => {
  const { t } = useTranslation();
  const { message, cancel } = action.can;
  const ended = endedText(action.status);
  if (ended !== undefined) return ended;
  if (message === true || cancel === true || openRequest(action) !== undefined) return undefined;
  if (message !== undefined) return problemMessage(message);
  const isReferrer = action.referrers.some(({ referrer }) => referrer.id === me);
  return t(isReferrer ? actionWords.thread.forReferrers : actionWords.thread.readOnly);
};

/** The thread of an action: what was said and done, and the place to answer. */
const Conversation = ({ of, action }: ConversationProps) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const { threads, can } = action;
  const [opened] = useState(threads.at(-1)?.id ?? 0);
  const log = useRef<HTMLDivElement>(null);
  const locked = useLocked(action, employee.id);
  useNews(of, action);
  const { family, id, mid } = of;
  const messages = useMemo(
    () => threads.map((message) => shownMessage({ family, id, mid }, message, employee.id)),
    [threads, family, id, mid, employee.id],
  );
  const newFrom = firstNew(threads, opened, employee.id);
  return (
    <section className={classes.part} aria-label={t(actionWords.thread.title)}>
      <h3 className={classes.partName}>{t(actionWords.thread.title)}</h3>
      <ViewedFiles of={of} files={threads.flatMap(({ attachedFiles }) => attachedFiles)} place="thread">
        <MessageThread
          flows
          label={t(actionWords.thread.title)}
          messages={messages}
          empty={t(actionWords.thread.empty)}
          newFrom={newFrom === undefined ? undefined : String(newFrom)}
          log={log}
          composer={<Composer of={of} action={action} log={log} />}
          locked={locked}
        />
      </ViewedFiles>
      {locked !== undefined && can.message !== undefined && <UnsentText of={of} />}
    </section>
  );
};

type ActionDetailsProps = { of: ActionRef; action: Action };

const useFacts = ({ mitigator, dueDate, assignedBy, createdDate, completedDate }: Action) => {
  const { t } = useTranslation();
  return [
    { key: 'mitigator', label: t(actionWords.field.mitigator), text: fullName(mitigator) },
    { key: 'dueDate', label: t(actionWords.field.dueDate), text: dayText(dueDate) },
    { key: 'assignedBy', label: t(actionWords.field.assignedBy), text: fullName(assignedBy) },
    { key: 'createdDate', label: t(actionWords.field.createdDate), text: instantText(createdDate) },
    ...(completedDate === null
      ? []
      : [{ key: 'completedDate', label: t(actionWords.field.completedDate), text: instantText(completedDate) }]),
  ];
};

/** What is to be done, in full; it also begins the thread. */
const Instruction = ({ text }: { text: string }) => {
  const { t } = useTranslation();
  return (
    <section className={classes.part} aria-label={t(actionWords.task)}>
      <h3 className={classes.partName}>{t(actionWords.task)}</h3>
      <p className={classes.plain}>{text}</p>
    </section>
  );
};

const Parts = ({ of, action }: ActionDetailsProps) => (
  <div className={classes.parts}>
    <Facts facts={useFacts(action)} />
    <ActionRootCause of={of} action={action} />
    <ActionReferrers of={of} action={action} />
    <ActionFiles of={of} files={action.attachedFiles} />
  </div>
);

/** All of an action but its thread; on a phone a strip that opens, so that the thread comes first. */
const ActionDetails = (props: ActionDetailsProps) => {
  const { t } = useTranslation();
  const { dueDate, referrers, attachedFiles } = props.action;
  const { instruction } = props.action;
  return (
    <div className={classes.parts}>
      {instruction !== null && <Instruction text={instruction} />}
      <Fold
        plain={!usePhone()}
        label={
          <>
            {t(actionWords.info)}
            <b>{t(actionWords.until, { day: dueDate })}</b>{' '}
            {t(actionWords.infoCounts, { referrers: referrers.length, files: attachedFiles.length })}
          </>
        }
      >
        <Parts {...props} />
      </Fold>
    </div>
  );
};

type Props = {
  of: ActionRef;
  /** The way to the list of actions, where it is another screen. */
  onBack?: (() => void) | undefined;
  /** Its number and how far it is stand above it already. */
  isTitled?: boolean;
};

/** An action with its thread. */
export const ActionView = ({ of, action, onBack, isTitled = false }: Props & { action: Action }) => {
  const { t } = useTranslation();
  useOpened('safety/action', action.id);
  return (
    <article className={classes.action} data-alone={isTitled || undefined} aria-label={action.actionNo}>
      {onBack && (
        <Button
          className={classes.back ?? ''}
          variant="subtle"
          leftSection={<IconChevronLeft size={16} aria-hidden />}
          onClick={onBack}
        >
          {t(actionWords.list)}
        </Button>
      )}
      {!isTitled && (
        <header className={classes.head}>
          <h2 className={classes.number}>{action.actionNo}</h2>
          <span>{titledName(action.mitigator)}</span>
          <ActionBadges action={action} />
        </header>
      )}
      <ActionDetails of={of} action={action} />
      <Conversation of={of} action={action} />
    </article>
  );
};

/** One action with its thread, once it is there. */
export const ActionLoader = (props: Props) => {
  const asked = useQuery({ ...actionQuery(props.of), refetchOnWindowFocus: 'always' });
  return (
    <HeldRecord result={asked} failure={(error) => <FailureNote error={error} onRetry={() => void asked.refetch()} />}>
      {(action) => <ActionView {...props} action={action} />}
    </HeldRecord>
  );
};
