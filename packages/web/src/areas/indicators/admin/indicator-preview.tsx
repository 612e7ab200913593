import { ScrollArea, Table } from '@mantine/core';
import type { FigureChange, ImportPreview, StatusChange } from '@portal/contract/indicators';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { indicatorWords } from '../indicator/indicator.words.ts';
import { IndicatorStatusBadge } from '../indicator/indicator-status.tsx';
import { countText, periodText, thresholdText } from '../indicator/indicator-texts.ts';
import classes from './indicator-admin.module.css';
import { indicatorRowsQuery } from './indicator-admin.queries.ts';
import { indicatorAdminWords } from './indicator-admin.words.ts';

type Place = Pick<FigureChange, 'year' | 'month' | 'key'> & Partial<Pick<FigureChange, 'level'>>;

/** The name of a place: its month or year, its indicator, its level. */
const usePlaceText = (): ((place: Place) => string) => {
  const { t } = useTranslation();
  const { data: rows } = useQuery(indicatorRowsQuery);
  return ({ year, month, key, level }) => {
    const row = rows?.find((each) => each.key === key);
    const when = month === null ? t(indicatorWords.yearOf, { year }) : periodText({ year, month });
    const which = key === null ? [] : [`${key} ${row ? nameOf(row) : ''}`.trim()];
    return [when, ...which, ...(level ? [t(indicatorWords.status[level])] : [])].join(' · ');
  };
};

type ChangesProps<Change extends Place> = {
  caption: string;
  changes: readonly Change[];
  count: number;
  cell: (change: Change, side: 'before' | 'after') => ReactNode;
};

const Changes = <Change extends Place>({ caption, changes, count, cell }: ChangesProps<Change>) => {
  const { t } = useTranslation();
  const placeText = usePlaceText();
  if (count === 0) return null;
  return (
    <section aria-label={caption}>
      <h3 className={classes.previewHeading}>{caption}</h3>
      <ScrollArea.Autosize mah={280} type="auto" viewportProps={{ tabIndex: 0 }}>
        <Table stickyHeader withTableBorder aria-label={caption}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t(indicatorAdminWords.preview.place)}</Table.Th>
              <Table.Th>{t(indicatorAdminWords.preview.before)}</Table.Th>
              <Table.Th>{t(indicatorAdminWords.preview.after)}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.map((change) => (
              <Table.Tr key={placeText(change)}>
                <Table.Td>{placeText(change)}</Table.Td>
                <Table.Td>{cell(change, 'before')}</Table.Td>
                <Table.Td>{cell(change, 'after')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {count > changes.length && (
        <p className={classes.hint}>
          {t(indicatorAdminWords.preview.more, { count: countText(count - changes.length) })}
        </p>
      )}
    </section>
  );
};

const figureCell = (change: FigureChange, side: 'before' | 'after'): string =>
  change.level === null ? countText(change[side]) : thresholdText(change[side]);

const statusCell = (change: StatusChange, side: 'before' | 'after'): ReactNode => (
  <IndicatorStatusBadge status={change[side]} />
);

/** What an upload will change, value by value and status by status, and who uploaded last. */
export const SheetPreview = ({ preview }: { preview: ImportPreview }) => {
  const { t } = useTranslation();
  const { lastUpload, changes, changeCount, statuses, statusCount } = preview;
  return (
    <>
      <p className={classes.hint}>
        {lastUpload
          ? t(indicatorAdminWords.preview.lastUpload, {
              at: instantText(lastUpload.at),
              name: lastUpload.by ? nameOf(lastUpload.by) : '',
            })
          : t(indicatorAdminWords.preview.noUpload)}
      </p>
      <Changes
        caption={t(indicatorAdminWords.preview.changes, { count: countText(changeCount) })}
        changes={changes}
        count={changeCount}
        cell={figureCell}
      />
      <Changes
        caption={t(indicatorAdminWords.preview.statuses, { count: countText(statusCount) })}
        changes={statuses}
        count={statusCount}
        cell={statusCell}
      />
    </>
  );
};
