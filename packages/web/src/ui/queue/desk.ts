import type { Day } from '@portal/contract/kernel';
import { createContext, useContext, useEffect } from 'react';
import { today as todayNow } from '../../platform/device/clock.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { totalText } from '../../platform/pages.ts';
import { uiWords } from '../ui.words.ts';
import { countUrgencies, type Told, type Urgency, urgencyOf } from './urgency.ts';

/** What lists of waiting things share: how much each holds, and the urgency that all of them are narrowed to. */
export type Desk = {
  chosen: Urgency | undefined;
  /** Nothing is told of a list before it is there; an absent one does not come, being nobody's; a lost one did not come. */
  tell: (name: string, told: Told | 'absent' | 'lost' | undefined) => void;
};

export const DeskContext = createContext<Desk>({ chosen: undefined, tell: () => undefined });

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
export const useWaiting = <Row>(name: string, { rows, comes, lost = false, total, dueOf, most }: Given<Row>) => {
  const { t } = useTranslation();
  const { chosen, tell } = useContext(DeskContext);
  const today = todayNow();
  const found = rows?.map((row) => urgencyOf(dueOf?.(row), today));
  const told = found && JSON.stringify(countUrgencies(found, Math.max(total ?? 0, found.length)));
  useEffect(() => {
    if (told !== undefined) tell(name, JSON.parse(told) as Told);
    else if (!comes) tell(name, lost ? 'lost' : 'absent');
    return () => tell(name, undefined);
  }, [name, told, comes, lost, tell]);
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
