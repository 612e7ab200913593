import type { Day } from '@portal/contract/kernel';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { today as todayNow } from '../../platform/device/clock.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { badgeText, totalText } from '../../platform/pages.ts';
import { uiWords } from '../ui.words.ts';
import { countUrgencies, sumOf, type Urgency, type UrgencyCounts, urgencies, urgencyOf } from './urgency.ts';
import type { WaitingItem } from './waiting-item.ts';
import classes from './waiting-strip.module.css';

/** What is known of a list: how many of it are due when, and its rows where all lists are shown as one. */
type WaitingState = {
  counts: UrgencyCounts;
  items: readonly WaitingItem[];
  /** Area and kind of work, as each row says it. */
  kind: string;
  /** Maximum number of rows shown. */
  most: number;
};

/** Shared by lists of waiting items: what is known of each, and the selected urgency. */
export type Desk = {
  chosen: Urgency | undefined;
  /** By the name of the list: `absent` if the user does not have it, `lost` if it failed to load; missing while loading. */
  known: ReadonlyMap<string, WaitingState | 'absent' | 'lost'>;
  /** Reports the state of a list; undefined while loading. */
  report: (name: string, state: WaitingState | 'absent' | 'lost' | undefined) => void;
  /** By the name of the list, what happens when a row of it is opened in a tab of its own. */
  openers: Map<string, (id: number) => void>;
};

export const DeskContext = createContext<Desk>({
  chosen: undefined,
  known: new Map(),
  report: () => undefined,
  openers: new Map(),
});

export type WaitingRows<Row> = {
  /** The waiting items, most urgent first; undefined while loading. */
  rows: readonly Row[] | undefined;
  /** It is loading for the first time. */
  comes: boolean;
  /** It failed to load, so its count is unknown. */
  lost?: boolean;
  /** Total number, including those that are not loaded. */
  total?: number | undefined;
  /** Omitted where `itemOf` says it, or nothing has a due date: then all rows are for later, without groups. */
  dueOf?: (row: Row) => Day | null | undefined;
  /** Maximum number of rows shown. */
  most: number;
  /** How a row looks in the one list of what waits; omitted where the list has a card of its own. */
  itemOf?: (row: Row) => WaitingItem;
  /** Area and kind of work, as each row of the one list says it. */
  kind?: string;
  /** Called when a row is opened in a tab of its own. */
  onTab?: (id: number) => void;
};

/**
 * The rows of one list of waiting items, identified by its card's name, filtered by urgency and grouped by due date.
 */
export const useWaiting = <Row,>(
  name: string,
  { rows, comes, lost = false, total, dueOf, most, itemOf, kind = '', onTab }: WaitingRows<Row>,
) => {
  const { t } = useTranslation();
  const { chosen, report, openers } = useContext(DeskContext);
  const today = todayNow();
  const items = itemOf && rows ? rows.map(itemOf) : [];
  const found = rows?.map((row, place) => urgencyOf(dueOf ? dueOf(row) : items[place]?.due, today));
  const counts = found && countUrgencies(found, Math.max(total ?? 0, found.length));
  // Compared by its text, since rows are new objects at each rendering.
  const state = counts && JSON.stringify({ counts, items, kind, most } satisfies WaitingState);
  useEffect(() => {
    if (state !== undefined) report(name, JSON.parse(state) as WaitingState);
    else if (!comes) report(name, lost ? 'lost' : 'absent');
    return () => report(name, undefined);
  }, [name, state, comes, lost, report]);
  useEffect(() => {
    if (onTab) openers.set(name, onTab);
  }, [name, onTab, openers]);
  const shown = rows?.filter((_row, place) => chosen === undefined || found?.[place] === chosen).slice(0, most);
  return {
    shown,
    /** Whether another urgency is selected. */
    isOff: chosen !== undefined && shown?.length === 0,
    groupOf: dueOf && ((row: Row): string => t(uiWords.waiting[urgencyOf(dueOf(row), today)])),
  };
};

/** The count in a heading; empty while unknown or without a list. */
export const countOf = (page: Parameters<typeof totalText>[0] | undefined): { count?: string } =>
  page === undefined || page.total === 0 ? {} : { count: totalText(page) };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The selected urgency, stored in the history. */
    urgency?: Urgency | undefined;
  }
}

/** The count that was chosen, which stays with the entry of the history. */
const useChosen = () => {
  const navigate = useNavigate();
  const chosen = useRouterState({ select: ({ location }) => location.state.urgency });
  const choose = (urgency: Urgency | undefined) =>
    void navigate({ to: '.', state: (now) => ({ ...now, urgency }), replace: true, resetScroll: false });
  return { chosen, choose };
};

type TileProps = {
  urgency: Urgency | undefined;
  counts: readonly UrgencyCounts[];
  /** Some of the lists failed to load. */
  isPart: boolean;
  chosen: boolean;
  onChoose: () => void;
};

const Tile = ({ urgency, counts, isPart, chosen, onChoose }: TileProps) => {
  const { t } = useTranslation();
  const { count, more } = sumOf(counts, urgency);
  return (
    <button
      type="button"
      className={classes.tile}
      data-urgency={urgency}
      data-some={count > 0}
      aria-pressed={chosen}
      disabled={count === 0 && !chosen}
      onClick={onChoose}
    >
      <span>{t(uiWords.waiting[urgency ?? 'all'])}</span>{' '}
      <b>
        {isPart ? '–' : badgeText(count)}
        {!isPart && more && count <= 999 && '+'}
      </b>
    </button>
  );
};

type Props = {
  /** The names of the lists below. */
  lists: readonly string[];
  children: ReactNode;
};

/**
 * The number of waiting items by urgency over all lists below; selecting one filters them. Numbers appear only when all
 * lists are loaded.
 */
export const WaitingStrip = ({ lists, children }: Props) => {
  const { t } = useTranslation();
  const [known, setKnown] = useState<Desk['known']>(new Map());
  const { chosen, choose } = useChosen();
  const report = useCallback<Desk['report']>((name, next) => {
    setKnown((before) => {
      const after = new Map(before);
      if (next === undefined) after.delete(name);
      else after.set(name, next);
      return after;
    });
  }, []);
  const [openers] = useState(() => new Map<string, (id: number) => void>());
  const desk = useMemo(() => ({ chosen, known, report, openers }), [chosen, known, report, openers]);
  const counts = [...known.values()].flatMap((list) => (typeof list === 'object' ? [list.counts] : []));
  const comes = lists.some((name) => !known.has(name));
  const isPart = comes || lists.some((name) => known.get(name) === 'lost');
  return (
    <DeskContext value={desk}>
      <fieldset className={classes.strip} aria-busy={comes}>
        <legend className="visually-hidden">{t(uiWords.waiting.label)}</legend>
        {[undefined, ...urgencies].map((urgency) => (
          <Tile
            key={urgency ?? 'all'}
            urgency={urgency}
            counts={counts}
            isPart={isPart}
            chosen={chosen === urgency}
            onChoose={() => choose(urgency)}
          />
        ))}
      </fieldset>
      {children}
    </DeskContext>
  );
};
