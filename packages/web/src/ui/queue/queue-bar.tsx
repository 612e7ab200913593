import { ActionIcon, Kbd, Switch, Table } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconKeyboard } from '@tabler/icons-react';
import { Link, type LinkProps, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { localStore } from '../../platform/device/storage.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Dialog } from '../dialog/dialog-frame.tsx';
import { nameOfPage } from '../page/page-header.tsx';
import { queueWords } from './queue.words.ts';
import classes from './queue-bar.module.css';
import type { QueuePlace } from './queue-order.ts';

const STORED = 'portal.keys';

const listeners = new Set<() => void>();

/**
 * Whether single-letter shortcuts are on for this device: users of voice control, or who press keys by accident, turn
 * them off.
 */
const keysChosen = {
  get: (): boolean => localStore.getItem(STORED) !== 'off',
  set: (isOn: boolean): void => {
    localStore.setItem(STORED, isOn ? 'on' : 'off');
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The Latin letter of the key, whatever the keyboard layout: in Korean layout the key J gives ㅓ. */
const keyOf = ({ key, code }: KeyboardEvent): string | undefined => {
  if (/^[a-z?]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
};

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.isContentEditable || target.role === 'textbox');

const isUnderDialog = (): boolean => document.querySelector('[aria-modal=true]') !== null;

/** The control with this shortcut. */
const pressedBy = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]:not(:disabled)`);

/** Whether it is in view: a shortcut never triggers a control out of view, but scrolls to it. */
const isInView = (control: HTMLElement): boolean => {
  const { top, bottom } = control.getBoundingClientRect();
  return top < window.innerHeight && bottom >= 0;
};

/** The confirm button of an open question. */
const isAnswer = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('[data-confirms]');

/**
 * A single-letter shortcut clicks the button or link that declares it (`aria-keyshortcuts`), so it can do nothing that
 * a click could not. Shortcuts are off in fields, under dialogs and when disabled by the user; a key held down acts
 * once. A question opened by a shortcut is answered only by Enter: a space that belongs to typed text must not confirm
 * it.
 */
const useQueueKeys = (onHelp: () => void): void => {
  const help = useRef(onHelp);
  useEffect(() => {
    help.current = onHelp;
  });
  useEffect(() => {
    let isByKey = false;
    const rest = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') isByKey = false;
      else if (event.key === ' ' && isByKey && isAnswer(event.target)) event.preventDefault();
    };
    const point = (): void => {
      isByKey = false;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (!keysChosen.get() || isTyped(event.target) || isUnderDialog()) return;
      const key = keyOf(event);
      const pressed = key !== undefined && pressedBy(key);
      if (key === '?') help.current();
      else if (pressed && !isInView(pressed)) pressed.scrollIntoView({ block: 'nearest' });
      else if (pressed) {
        isByKey = true;
        pressed.click();
      } else return;
      event.preventDefault();
    };
    const controller = new AbortController();
    const listening = { capture: true, signal: controller.signal };
    window.addEventListener('keydown', press, { signal: controller.signal });
    // Some browsers click a button on keydown, others on keyup.
    for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, rest, listening);
    window.addEventListener('pointerdown', point, listening);
    return () => controller.abort();
  }, []);
};

type Shown = { key: string; does: string };

/** The shortcuts of the present page, as its controls declare them. */
const keysOfPage = (): Shown[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')]
    .map((control) => ({
      key: control.getAttribute('aria-keyshortcuts') ?? '',
      does: control.getAttribute('aria-label') ?? control.textContent,
    }))
    .filter(({ key }) => key.length === 1);

/** Lists the shortcuts, and whether single-letter ones are on. */
const QueueHelp = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const isOn = useSyncExternalStore(keysChosen.subscribe, keysChosen.get);
  const [ofPage] = useState(keysOfPage);
  const rows = [
    ...ofPage,
    { key: 'Ctrl+Enter', does: t(queueWords.keys.confirm) },
    { key: '?', does: t(queueWords.keys.help) },
  ];
  return (
    <Dialog title={t(queueWords.keys.title)} size="sm" onClose={onClose}>
      <Table withRowBorders={false} verticalSpacing={6} aria-label={t(queueWords.keys.title)}>
        <Table.Thead className="visually-hidden">
          <Table.Tr>
            <Table.Th scope="col">{t(queueWords.keys.key)}</Table.Th>
            <Table.Th scope="col">{t(queueWords.keys.does)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, does }) => (
            <Table.Tr key={key}>
              <Table.Td w={120}>
                <Kbd>{key}</Kbd>
              </Table.Td>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Switch
        mt="md"
        label={t(queueWords.keys.use)}
        description={t(queueWords.keys.useHint)}
        checked={isOn}
        onChange={(event) => keysChosen.set(event.currentTarget.checked)}
      />
    </Dialog>
  );
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How the user reached this page of a queue: from its start, by an act, or by a link of the queue. */
    queued?: 'list' | 'home' | 'act' | 'previous' | 'next';
    /** The position in the queue, also while the page is loading. */
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

/** Replaces the history entry of the previous record, so that Back returns to where the queue was opened. */
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

/** Sets the focus after navigation: on the same link, or after an act on the heading of the next record. */
const useArrival = (bar: { readonly current: HTMLElement | null }): void => {
  const queued = useRouterState({ select: ({ location }) => location.state.queued });
  useEffect(() => {
    if (queued === undefined || queued === 'list' || queued === 'home' || document.activeElement !== document.body)
      return;
    const step = bar.current?.querySelector<HTMLElement>(`[data-queue=${queued}]`);
    (step ?? nameOfPage())?.focus({ preventScroll: true });
  }, [bar, queued]);
};

/** "3 / 62 ‹ ›" above a record of a queue, with shortcuts to its neighbours. */
export const QueueBar = ({ place, linkOf }: QueueBarProps) => {
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

type Props = { queue: QueueBarProps | undefined; children: ReactNode };

/** The position of a record in its queue, if it is in one; placed after the record. */
export const QueuePosition = ({ queue }: Pick<Props, 'queue'>) => queue && <QueueBar {...queue} />;

/** The line above a record's heading: the back link, and the position in the queue. */
export const QueueLine = ({ queue, children }: Props) => (
  <div className={classes.line}>
    {children}
    <QueuePosition queue={queue} />
  </div>
);
