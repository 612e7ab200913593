import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconLock } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import {
  Fragment,
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { instantText } from '../../platform/formats.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { PersonAvatar } from '../person/avatar.tsx';
import { uiWords } from '../ui.words.ts';
import classes from './messages.module.css';
import { usePhone } from './width.ts';

const NEAR_PX = 48;

type ThreadEnd = {
  /** The messages, and where one answers. */
  thread: RefObject<HTMLElement | null>;
  box: RefObject<HTMLElement | null>;
  count: number;
  /** The reader wrote the last message. */
  ownLast: boolean;
  /** The page scrolls, and not the box. */
  ofPage: boolean;
};

/**
 * Keeps the newest message in view for a reader at the end or who has just written, not for one who has scrolled back.
 */
const useStayAtEnd = ({ thread, box, count, ownLast, ofPage }: ThreadEnd) => {
  const atEnd = useRef(true);
  const router = useRouter();
  const [isScrolledUp, setScrolledUp] = useState(false);
  /** The content height and visible height at the last check. */
  const heights = useRef([0, 0]);
  const scroller = (): Element | null => (ofPage ? document.scrollingElement : box.current);
  const goToEnd = (): void => {
    const scrolled = scroller();
    if (!scrolled) return;
    scrolled.scrollTop = scrolled.scrollHeight;
    heights.current = [scrolled.scrollHeight, scrolled.clientHeight];
  };
  const toEnd = useEffectEvent(goToEnd);
  const isOwn = useEffectEvent((): boolean => ownLast);
  const onScroll = useEffectEvent((): void => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller() ?? {};
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    const [high, seen] = heights.current;
    heights.current = [scrollHeight, clientHeight];
    // A layout change moved the position: the reader has not scrolled back.
    if (!isNear && (scrollHeight !== high || clientHeight !== seen)) return;
    atEnd.current = isNear;
    setScrolledUp(!isNear);
  });
  useLayoutEffect(() => {
    if (count > 0 && (atEnd.current || isOwn())) toEnd();
  }, [count]);
  // A page starts at its top after navigation; a thread opens at its end.
  useLayoutEffect(
    () =>
      router.subscribe('onRendered', () => {
        if (ofPage && atEnd.current) toEnd();
      }),
    [router, ofPage],
  );
  // Files are added to a message, the composer grows, the phone is rotated. A section that expands above the thread
  // must not scroll it.
  useEffect(() => {
    const stay = (): void => {
      if (atEnd.current) toEnd();
    };
    const watch = new ResizeObserver(stay);
    if (thread.current) watch.observe(thread.current);
    window.addEventListener('resize', stay);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', stay);
    };
  }, [thread]);
  useEffect(() => {
    const scrolled = ofPage ? window : box.current;
    const listen = (): void => onScroll();
    scrolled?.addEventListener('scroll', listen, { passive: true });
    return () => scrolled?.removeEventListener('scroll', listen);
  }, [box, ofPage]);
  return { isScrolledUp, toEnd: goToEnd };
};

const FIRST = 40;

/** Renders the end of a thread first, which is read first, and older messages afterwards without blocking. */
const useNewestFirst = <Message,>(messages: readonly Message[]): readonly Message[] => {
  const [isComplete, setComplete] = useState(messages.length <= FIRST);
  useEffect(() => {
    if (!isComplete) startTransition(() => setComplete(true));
  }, [isComplete]);
  return isComplete ? messages : messages.slice(-FIRST);
};

type Written = {
  key: string;
  author: string;
  /** Distinguishes people with the same name. */
  note?: string | undefined;
  photo?: string | undefined;
  /** An instant. */
  at: string;
  /** Written by the reader. */
  own: boolean;
  text: ReactNode;
  files?: ReactNode;
};

/** An event between the messages, in one line. */
type Event = { key: string; at: string; event: string };

export type Message = Written | Event;

const Time = ({ at }: { at: string }) => (
  <time className={classes.time} dateTime={at}>
    {instantText(at)}
  </time>
);

/** Memoized, since there may be hundreds. */
const Bubble = memo(({ author, note, photo, at, own, text, files }: Omit<Written, 'key'>) => (
  <article className={classes.message} data-own={own}>
    {!own && <PersonAvatar name={author} photo={photo} />}
    <div>
      <div className={classes.who}>
        <b>{author}</b> {note && <span className={classes.note}>{note} </span>}
        <Time at={at} />
      </div>
      <div className={classes.text}>{text}</div>
      {files && <div className={classes.files}>{files}</div>}
    </div>
  </article>
));

/**
 * Makes a scrollable element usable by keyboard. Spread, since the linter rejects these attributes on a non-interactive
 * element.
 */
const scrolled = (label: string) => ({ role: 'log', tabIndex: 0, 'aria-label': label }) as const;

type Props = {
  label: string;
  /** Oldest first. */
  messages: readonly Message[];
  /** Shown when there are no messages. */
  empty?: string;
  /** Key of the first message that the reader has not seen. */
  newFrom?: string | undefined;
  /** The input for a new message; without it, `locked` says why nobody can write. */
  composer?: ReactNode;
  locked?: string | undefined;
  /** On a phone the page itself scrolls, as a messenger does. */
  flows?: boolean;
  /** The list of messages, to focus it. */
  log?: RefObject<HTMLDivElement | null>;
};

/** A conversation, own messages at the right, with the composer below. */
export const MessageThread = ({ label, messages, empty, newFrom, composer, locked, flows = false, log }: Props) => {
  const { t } = useTranslation();
  const own = useRef<HTMLDivElement>(null);
  const box = log ?? own;
  const thread = useRef<HTMLElement>(null);
  const isPhone = usePhone();
  const shown = useNewestFirst(messages);
  const last = shown.at(-1);
  const ownLast = last !== undefined && 'own' in last && last.own;
  const { isScrolledUp, toEnd } = useStayAtEnd({ thread, box, count: shown.length, ownLast, ofPage: flows && isPhone });
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
      {newFrom !== undefined && isScrolledUp && (
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
