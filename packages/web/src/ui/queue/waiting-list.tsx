import { type ReactNode, useContext } from 'react';
import { today as todayNow } from '../../platform/device/clock.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../page/empty-state.tsx';
import { PageSection } from '../page/page-panel.tsx';
import { StatusBadge } from '../page/status-badge.tsx';
import type { Column, RowAct } from '../table/column.ts';
import { DataTable } from '../table/data.tsx';
import { uiWords } from '../ui.words.ts';
import { type Urgency, urgencyOf } from './urgency.ts';
import type { WaitingItem } from './waiting-item.ts';
import classes from './waiting-list.module.css';
import { DeskContext } from './waiting-strip.tsx';

type Row = { id: number; list: string; kind: string; item: WaitingItem; urgency: Urgency };

/** More than any record's id. */
const NEXT_KIND = 10_000_000_000;

const NEVER = '9999';

/** By the day they are due, those of one day in the order of their kinds; what is due never last. */
const bySoonest = (one: Row, other: Row): number => (one.item.due ?? NEVER).localeCompare(other.item.due ?? NEVER);

/** What is known of all lists, the most urgent first; undefined while nothing is known yet. */
const useRows = (lists: readonly string[]) => {
  const { known, chosen } = useContext(DeskContext);
  const today = todayNow();
  const states = lists.map((list) => known.get(list));
  const rows = lists.flatMap((list, place) => {
    const state = states[place];
    if (typeof state !== 'object') return [];
    const { kind, items, most } = state;
    return (
      items
        .map(
          (item): Row => ({ id: place * NEXT_KIND + item.id, list, kind, item, urgency: urgencyOf(item.due, today) }),
        )
        .filter(({ urgency }) => chosen === undefined || urgency === chosen)
        // What is due today is never left out.
        .filter(({ urgency }, at) => at < most || urgency === 'today')
    );
  });
  const isComplete = states.every((state) => state !== undefined && state !== 'lost');
  return {
    rows: states.includes(undefined) && rows.length === 0 ? undefined : rows.toSorted(bySoonest),
    /** Nothing waits at all, as far as all lists say. */
    isEmpty: isComplete && chosen === undefined && rows.length === 0,
  };
};

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'kind',
      header: t(uiWords.waiting.kind),
      cell: ({ kind }) => kind,
      width: 156,
      from: 'narrow',
      card: 'over',
    },
    { key: 'title', header: t(uiWords.waiting.title), cell: () => null, card: 'title' },
    {
      key: 'about',
      header: t(uiWords.waiting.about),
      cell: ({ item }) => item.note,
      width: 240,
      grow: 0.6,
      from: 'medium',
    },
    {
      key: 'state',
      header: t(uiWords.waiting.state),
      cell: ({ item: { mark } }) => mark && <StatusBadge status={mark.status}>{mark.text}</StatusBadge>,
      width: 112,
      from: 'medium',
      card: 'corner',
    },
    {
      key: 'due',
      header: t(uiWords.waiting.due),
      cell: ({ item: { due }, urgency }) => <span data-urgency={urgency}>{due ?? '–'}</span>,
      width: 84,
      from: 'narrow',
    },
  ];
};

const CardLine = ({ row: { item } }: { row: Row }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.line}>
      {item.note && <span>{item.note}</span>}
      {item.due && <span>{t(uiWords.waiting.until, { day: item.due })}</span>}
    </span>
  );
};

type Props = {
  /** The names of the lists, in the order of their rows of one day. */
  lists: readonly string[];
  /** The sources, each with its count and the way to all of its kind. */
  children: ReactNode;
};

/** What waits for the user in all areas as one list by urgency, each row saying its area and kind. */
export const WaitingList = ({ lists, children }: Props) => {
  const { t } = useTranslation();
  const { rows, isEmpty } = useRows(lists);
  const columns = useColumns();
  const { openers } = useContext(DeskContext);
  const rowActOf = ({ item, list }: Row): RowAct<Row> =>
    'tab' in item ? { tabOf: () => item.tab, onTab: () => openers.get(list)?.(item.id) } : { linkOf: () => item.link };
  const groupOf = ({ item, urgency }: Row): string =>
    t(uiWords.waiting[urgency === 'later' && !item.due ? 'undated' : urgency]);
  const empty = <EmptyState message={t(uiWords.waiting.nothing)} hint={t(uiWords.waiting.nothingHint)} />;
  return (
    <PageSection id="home-waiting" heading={t(uiWords.waiting.heading)} link={null}>
      <ul className={classes.kinds} aria-label={t(uiWords.waiting.lists)}>
        {children}
      </ul>
      {(rows === undefined || rows.length > 0 || isEmpty) && (
        <div className={classes.list}>
          <DataTable
            columns={columns}
            idOf={({ id }) => id}
            nameOf={({ item }) => item.title}
            cardLine={(row) => <CardLine row={row} />}
            groupOf={groupOf}
            label={t(uiWords.waiting.heading)}
            rows={rows}
            rowActOf={rowActOf}
            empty={empty}
          />
        </div>
      )}
    </PageSection>
  );
};
