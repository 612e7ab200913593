import { type Board, caseWords, riskWords, wordsOfCode } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { FilterChips } from '../../../ui/list/chips.tsx';
import { FilterBar, FoldedFilters } from '../../../ui/list/list-bar.tsx';
import { type ListOf, useList } from '../../../ui/list/list-state.ts';
import { statusColors } from '../../../ui/look/theme.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { isForbidden } from '../../../ui/page/forbidden-redirect.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ForbiddenRedirect } from '../case/case-failure.tsx';
import { RecordFilterFields } from '../filter/report-filter-fields.tsx';
import { useFilterNames } from '../filter/safety-filter-fields.tsx';
import { FilterPanel } from '../filter/safety-filter-panel.tsx';
import { SavedViews, ViewActs } from '../filter/saved-views.tsx';
import { useFieldNames } from '../report/report-fields.ts';
import { ReportKindFilters } from '../report-list/report-field-filters.tsx';
import type { ReportSearch } from '../report-list/report-list.queries.ts';
import { riskColour } from '../risk/risk-badge.tsx';
import { safetyMenuWords } from '../safety-menu.words.ts';
import { analysisWords } from './analysis.words.ts';
import classes from './board.module.css';
import { boardAddress, boardQuery } from './board.queries.ts';
import { type Bar, BoardFigure, BoardPanel } from './board-panel.tsx';

const BoardFilters = ({ list }: { list: ListOf<typeof boardAddress> }) => (
  <FilterBar>
    <FoldedFilters>
      <ReportKindFilters list={list} />
      <FilterPanel>
        <RecordFilterFields list={list} />
      </FilterPanel>
    </FoldedFilters>
  </FilterBar>
);

const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The bars of every panel, each with the filters of the list that it is the total of. */
const useBars = (
  board: Board,
  all: ReportSearch,
): Record<'month' | 'type' | 'category' | 'phase' | 'airport' | 'risk', Bar[]> => {
  const { t } = useTranslation();
  const none = t(analysisWords.none);
  return {
    month: board.byMonth.map(({ month, count }) => {
      const [first, last] = [`${month}-01`, lastDayOf(month)];
      const fromDate = first < board.fromDate ? board.fromDate : first;
      const toDate = last > board.toDate ? board.toDate : last;
      return { key: month, name: month, count, search: { ...all, fromDate, toDate } };
    }),
    type: board.byEventType.map(({ eventType, count }) => ({
      key: String(eventType),
      name: eventType === null ? none : t(caseWords.eventType[eventType as keyof typeof caseWords.eventType]),
      count,
      search: { ...all, eventType: String(eventType ?? 'none') },
    })),
    category: board.byCategory.map(({ category, count }) => ({
      key: String(category?.id),
      name: category ? `${category.code} ${nameOf(category)}` : none,
      count,
      search: { ...all, category: String(category?.id ?? 'none') },
    })),
    phase: board.byPhase.map(({ phase, count }) => ({
      key: String(phase),
      name: phase === null ? none : t(wordsOfCode('flightPhase', phase)),
      count,
      search: { ...all, phase: String(phase ?? 'none') },
    })),
    airport: board.byAirport.map(({ airport, count }) => ({
      key: String(airport),
      name: airport ?? none,
      count,
      search: { ...all, airport: airport ?? 'none' },
    })),
    risk: board.byRisk.map(({ riskClass, count }) => ({
      key: String(riskClass),
      name: riskClass === null ? none : t(riskWords.class[riskClass]),
      count,
      search: { ...all, riskClass: riskClass ?? 'none' },
      ...(riskClass === null ? {} : { colour: statusColors(riskColour[riskClass]).ink }),
    })),
  };
};

const Figures = ({ board, all }: { board: Board; all: ReportSearch }) => {
  const { t } = useTranslation();
  const { closed, median, longest } = board.daysToClose;
  const days = (value: number | null): string =>
    value === null ? t(analysisWords.noDays) : t(analysisWords.days, { count: value, days: value });
  const number = (value: number): string => value.toLocaleString('en-US');
  const closedOnes = { ...all, open: false };
  return (
    <div className={classes.figures}>
      <BoardFigure label={t(analysisWords.total)} value={number(board.total)} search={all} />
      <BoardFigure label={t(analysisWords.open)} value={number(board.open)} search={{ ...all, open: true }} />
      <BoardFigure
        label={t(analysisWords.late)}
        value={number(board.late)}
        search={{ ...all, open: true, overdue: true }}
        isBad={board.late > 0}
      />
      <BoardFigure label={t(analysisWords.closed)} value={number(closed)} search={closedOnes} />
      <BoardFigure label={t(analysisWords.median)} value={days(median)} search={closedOnes} />
      <BoardFigure label={t(analysisWords.longest)} value={days(longest)} search={closedOnes} />
    </div>
  );
};

const Panels = ({ board, search }: { board: Board; search: ReportSearch }) => {
  const { t } = useTranslation();
  const all: ReportSearch = { ...search, fromDate: board.fromDate, toDate: board.toDate, mainOnly: true };
  const bars = useBars(board, all);
  return (
    <>
      <Figures board={board} all={all} />
      <div className={classes.panels}>
        <BoardPanel title={t(analysisWords.byMonth)} bars={bars.month} />
        <BoardPanel title={t(analysisWords.byCategory)} hint={t(analysisWords.categoryHint)} bars={bars.category} />
        <BoardPanel title={t(analysisWords.byEventType)} bars={bars.type} />
        <BoardPanel title={t(analysisWords.byRisk)} bars={bars.risk} />
        <BoardPanel title={t(analysisWords.byPhase)} bars={bars.phase} />
        <BoardPanel title={t(analysisWords.byAirport)} bars={bars.airport} />
      </div>
    </>
  );
};

/** The safety board; those who may not see it are redirected to the start page (rules/safety.md#board). */
export const BoardScreen = () => {
  const { t } = useTranslation();
  const list = useList(boardAddress);
  const { data: board, error, refetch } = useQuery(boardQuery(list.query));
  const { fieldLevel1Id, fieldLevel2Id } = list.search;
  const chipWords = { ...useFieldNames(fieldLevel1Id, fieldLevel2Id), ...useFilterNames(list.search) };
  if (isForbidden(error)) return <ForbiddenRedirect />;
  return (
    <>
      <PageHeader
        wide
        title={t(safetyMenuWords.board)}
        meta={board && t(analysisWords.meta, { from: board.fromDate, to: board.toDate })}
        actions={<SavedViews list="Board" search={list.search} />}
      />
      <BoardFilters list={list} />
      <FilterChips chips={list.chips(chipWords)} onClear={() => list.clear?.()}>
        <ViewActs list="Board" search={list.search} />
      </FilterChips>
      {error ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        board && <Panels board={board} search={list.search} />
      )}
    </>
  );
};
