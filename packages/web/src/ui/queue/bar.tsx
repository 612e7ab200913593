import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconKeyboard } from '@tabler/icons-react';
import { Link, type LinkProps, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { nameOfPage } from '../page/header.tsx';
import classes from './bar.module.css';
import QueueHelp from './help-dialog.tsx';
import { useQueueKeys } from './keys.ts';
import { queueWords } from './queue.words.ts';
import type { QueuePlace } from './standing.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How one came here within a queue: from where it begins, by an act, or by one of its links. */
    queued?: 'list' | 'home' | 'act' | 'previous' | 'next';
    /** Which of the queue this is: one is on the way to it before it is there. */
    queuedAt?: number;
  }
}

export type QueueLink = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;

export type QueueBarProps = { place: QueuePlace; linkOf: (id: number) => QueueLink };
const sides = {
  previous: { key: 'k', label: queueWords.previous, Icon: IconChevronLeft },
  next: { key: 'j', label: queueWords.next, Icon: IconChevronRight },
} as const;

type Side = keyof typeof sides;
type StepProps = { side: Side; to: number | undefined; linkOf: (id: number) => QueueLink };

/** Takes the place of the record before it in the history: Back leads to where the queue was opened. */
const Step = ({ side, to, linkOf }: StepProps) => {
  const { t } = useTranslation();
  const { key, label, Icon } = sides[side];
  const common = {
    variant: 'subtle',
    color: 'gray',
    size: 32,
    'aria-label': t(label),
    'aria-keyshortcuts': key,
    children: <Icon size={18} aria-hidden />,
  } as const;
  if (to === undefined) return <ActionIcon {...common} disabled />;
  return (
    <ActionIcon
      {...common}
      data-queue={side}
      renderRoot={(root) => <Link {...root} {...linkOf(to)} replace state={{ queued: side, queuedAt: to }} />}
    />
  );
};

/** Whoever goes on stays where the hand was; after an act it is at the name of the record that came. */
const useArrival = (bar: { readonly current: HTMLElement | null }): void => {
  const queued = useRouterState({ select: ({ location }) => location.state.queued });
  useEffect(() => {
    if (queued === undefined || queued === 'list' || queued === 'home' || document.activeElement !== document.body)
      return;
    const step = bar.current?.querySelector<HTMLElement>(`[data-queue=${queued}]`);
    (step ?? nameOfPage())?.focus({ preventScroll: true });
  }, [bar, queued]);
};

/** "3 / 62 ‹ ›" at the head of a record that waits with others, with the keys that lead through them. */
const QueueBar = ({ place, linkOf }: QueueBarProps) => {
  const { t } = useTranslation();
  const [helps, setHelps] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const { at, total, previous, next } = place;
  useQueueKeys(() => setHelps(true));
  useArrival(bar);
  const close = () => setHelps(false);
  return (
    <nav ref={bar} className={classes.bar} aria-label={t(queueWords.label)}>
      <span aria-hidden className={classes.place}>{`${at} / ${total}`}</span>
      <span className="visually-hidden">{t(queueWords.place, { at, total })}</span>
      <Step side="previous" to={previous} linkOf={linkOf} />
      <Step side="next" to={next} linkOf={linkOf} />
      <ActionIcon
        className={classes.keys}
        variant="subtle"
        color="gray"
        size={32}
        aria-label={t(queueWords.keys.open)}
        aria-haspopup="dialog"
        onClick={() => setHelps(true)}
      >
        <IconKeyboard size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      {helps && <QueueHelp onClose={close} />}
    </nav>
  );
};

export default QueueBar;
