import type { Day } from '@portal/contract/kernel';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { today as todayNow } from '../../platform/device/clock.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { badgeText, totalText } from '../../platform/pages.ts';
import { uiWords } from '../ui.words.ts';
import { countUrgencies, sumOf, type Urgency, type UrgencyCounts, urgencies, urgencyOf } from './urgency.ts';
import classes from './waiting-strip.module.css';

/** What lists of waiting things share: how much each holds, and the urgency that all of them are narrowed to. */
export type Desk = {
  chosen: Urgency | undefined;
  /** Nothing is told of a list before it is there; an absent one does not come, being nobody's; a lost one did not come. */
  report: (name: string, counts: UrgencyCounts | 'absent' | 'lost' | undefined) => void;
};

export const DeskContext = createContext<Desk>({ chosen: undefined, report: () => undefined });

type Given<Row> = {
  /** What waits, the most urgent first; undefined until it is there. */
  rows: readonly Row[] | undefined;
  /** It is on its way for the first time. */
  comes: boolean;
  /** It did not come: how much it holds is not known. */
  lost?: boolean;
  /** How many there are, also beyond those. */
  total?: number | undefined;
  /** Left out where nothing is ever due: then all of it is for later, and in no groups. */
  dueOf?: (row: Row) => Day | null | undefined;
  /** So many are shown at most. */
  most: number;
};

/** The rows of one list of waiting things, by the name of its card, as they are to be shown, in groups by how soon they are due. */
export const useWaiting = <Row,>(name: string, { rows, comes, lost = false, total, dueOf, most }: Given<Row>) => {
  const { t } = useTranslation();
  const { chosen, report } = useContext(DeskContext);
  const today = todayNow();
  const found = rows?.map((row) => urgencyOf(dueOf?.(row), today));
  const counts = found && JSON.stringify(countUrgencies(found, Math.max(total ?? 0, found.length)));
  useEffect(() => {
    if (counts !== undefined) report(name, JSON.parse(counts) as UrgencyCounts);
    else if (!comes) report(name, lost ? 'lost' : 'absent');
    return () => report(name, undefined);
  }, [name, counts, comes, lost, report]);
  const shown = rows?.filter((_row, place) => chosen === undefined || found?.[place] === chosen).slice(0, most);
  return {
    shown,
    /** Whether something else was chosen to be looked at. */
    isOff: chosen !== undefined && shown?.length === 0,
    groupOf: dueOf && ((row: Row): string => t(uiWords.waiting[urgencyOf(dueOf(row), today)])),
  };
};

/** How much a heading says there is; nothing before it is known, and where there is none. */
export const countOf = (page: Parameters<typeof totalText>[0] | undefined): { count?: string } =>
  page === undefined || page.total === 0 ? {} : { count: totalText(page) };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The count that narrows what waits, so that whoever comes back finds it so. */
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
  /** What some of the lists hold is not known. */
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
  /** The names of the lists that are to stand below. */
  lists: readonly string[];
  children: ReactNode;
};

/** How much waits and how soon, over all lists below, which one of the counts narrows; a number only once all of them are there. */
export const WaitingStrip = ({ lists, children }: Props) => {
  const { t } = useTranslation();
  const [known, setKnown] = useState<ReadonlyMap<string, UrgencyCounts | 'absent' | 'lost'>>(new Map());
  const { chosen, choose } = useChosen();
  const report = useCallback<Desk['report']>((name, next) => {
    setKnown((before) => {
      const after = new Map(before);
      if (next === undefined) after.delete(name);
      else after.set(name, next);
      return after;
    });
  }, []);
  const desk = useMemo(() => ({ chosen, report }), [chosen, report]);
  const counts = [...known.values()].filter((list) => typeof list === 'object');
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
