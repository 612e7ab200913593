import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconLock } from '@tabler/icons-react';
import { Fragment, memo, type ReactNode, type RefObject, useRef } from 'react';
import { instantText } from '../../platform/formats.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { usePhone } from '../page/width.ts';
import { PersonAvatar } from '../person/avatar.tsx';
import { uiWords } from '../ui.words.ts';
import classes from './messages.module.css';
import { useNewestFirst } from './newest-first.ts';
import { useStayAtEnd } from './stay-at-end.ts';

type Said = {
  key: string;
  author: string;
  /** What tells them from others of their name. */
  note?: string | undefined;
  photo?: string | undefined;
  /** An instant. */
  at: string;
  /** Said by whoever reads. */
  own: boolean;
  text: ReactNode;
  files?: ReactNode;
};

/** An act that stands between the messages in one line. */
type Event = { key: string; at: string; event: string };

export type Message = Said | Event;

const Time = ({ at }: { at: string }) => (
  <time className={classes.time} dateTime={at}>
    {instantText(at)}
  </time>
);

/** Drawn anew only when something of it changed: there may be hundreds. */
const Bubble = memo(({ author, note, photo, at, own, text, files }: Omit<Said, 'key'>) => (
  <article className={classes.message} data-own={own}>
    {!own && <PersonAvatar name={author} photo={photo} />}
    <div className={classes.said}>
      <div className={classes.who}>
        <b>{author}</b> {note && <span className={classes.note}>{note} </span>}
        <Time at={at} />
      </div>
      <div className={classes.text}>{text}</div>
      {files && <div className={classes.files}>{files}</div>}
    </div>
  </article>
));

/** What scrolls can be scrolled by keys. Spread, since the linter holds it for a mistake on what is no control. */
const scrolled = (label: string) => ({ role: 'log', tabIndex: 0, 'aria-label': label }) as const;

type Props = {
  label: string;
  /** Oldest first. */
  messages: readonly Message[];
  /** Said where there are none. */
  empty?: string;
  /** The first one that whoever reads has not seen. */
  newFrom?: string | undefined;
  /** Where one writes; without it, `locked` says why nobody does. */
  composer?: ReactNode;
  locked?: string | undefined;
  /** On a phone the page itself scrolls, as a messenger does. */
  flows?: boolean;
  /** The messages themselves, for whoever leads the focus there. */
  log?: RefObject<HTMLDivElement | null>;
};

/** What people said to each other, their own at the right, with the place to answer below. */
export const MessageThread = ({ label, messages, empty, newFrom, composer, locked, flows = false, log }: Props) => {
  const { t } = useTranslation();
  const own = useRef<HTMLDivElement>(null);
  const box = log ?? own;
  const thread = useRef<HTMLElement>(null);
  const isPhone = usePhone();
  const shown = useNewestFirst(messages);
  const last = shown.at(-1);
  const ownLast = last !== undefined && 'own' in last && last.own;
  const { isAway, toEnd } = useStayAtEnd({ thread, box, count: shown.length, ownLast, ofPage: flows && isPhone });
  return (
    <section ref={thread} className={classes.thread} aria-label={label} data-flows={flows || undefined}>
      <div ref={box} className={classes.messages} {...scrolled(label)}>
        {messages.length === 0 && empty && <p className={classes.event}>{empty}</p>}
        {shown.map(({ key, ...message }) => (
          <Fragment key={key}>
            {key === newFrom && <p className={classes.new}>{t(uiWords.thread.new)}</p>}
            {'event' in message ? (
              <p className={classes.event}>
                {message.event} <Time at={message.at} />
              </p>
            ) : (
              <Bubble {...message} />
            )}
          </Fragment>
        ))}
      </div>
      {newFrom !== undefined && isAway && (
        <UnstyledButton className={classes.toNew} onClick={toEnd}>
          <IconArrowDown size={16} aria-hidden />
          {t(uiWords.thread.new)}
        </UnstyledButton>
      )}
      {locked === undefined ? (
        <div className={classes.composer}>{composer}</div>
      ) : (
        <p className={classes.locked}>
          <IconLock size={16} aria-hidden />
          {locked}
        </p>
      )}
    </section>
  );
};
