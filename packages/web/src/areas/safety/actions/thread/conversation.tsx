import type { Action } from '@portal/contract/safety';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { problemMessage } from '../../../../platform/sentences.ts';
import { MessageThread } from '../../../../ui/thread/messages.tsx';
import { useMe } from '../../../identity/index.ts';
import { actionWords } from '../action.words.ts';
import type { ActionRef } from '../api.ts';
import { endedText } from '../ended.ts';
import { openRequest } from '../open-request.ts';
import part from '../styles.module.css';
import { Composer } from './composer.tsx';
import { KeptText } from './kept.tsx';
import { shownMessage } from './message.tsx';
import { firstNew, useNews } from './news.ts';

type Props = { of: ActionRef; action: Action };

/** Why nobody writes here now; undefined where one may, or may do something besides. */
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
export const Conversation = ({ of, action }: Props) => {
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
    <section className={part.part} aria-label={t(actionWords.thread.title)}>
      <h3 className={part.partName}>{t(actionWords.thread.title)}</h3>
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
      {locked !== undefined && can.message !== undefined && <KeptText of={of} />}
    </section>
  );
};
