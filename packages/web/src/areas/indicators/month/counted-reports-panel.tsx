import {
  type CountedReportRow,
  type CountedWhen,
  type Indicator,
  isCountedFromReports,
} from '@portal/contract/indicators';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Pager } from '../../../ui/list/pager.tsx';
import type { Status } from '../../../ui/look/theme.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { Panel } from '../../../ui/page/page-panel.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { periodText } from '../indicator/indicator-texts.ts';
import classes from './month.module.css';
import { countedReportsQuery } from './month.queries.ts';
import { monthWords } from './month.words.ts';

const words = monthWords.counted;
const looks: Readonly<Record<CountedWhen, Status>> = { Both: 'ok', Now: 'info', Then: 'wait' };

const useColumns = (): Column<CountedReportRow>[] => {
  const { t } = useTranslation();
  return [
    { key: 'number', header: t(words.number), cell: ({ reportNo }) => reportNo, width: 132, card: 'over' },
    { key: 'subject', header: t(words.subject), cell: () => null, card: 'title' },
    {
      key: 'confidential',
      header: '',
      cell: ({ isConfidential }) =>
        isConfidential && (
          <span className={classes.lock} role="img" aria-label={t(words.confidential)} title={t(words.confidential)}>
            <IconLock size={14} aria-hidden />
          </span>
        ),
      width: 32,
      from: 'narrow',
    },
    {
      key: 'event',
      header: t(words.event),
      cell: ({ eventDate }) => eventDate?.slice(0, 10),
      width: 104,
      from: 'narrow',
    },
    {
      key: 'counted',
      header: t(words.when),
      cell: ({ counted }) => <StatusBadge status={looks[counted]}>{t(words[counted])}</StatusBadge>,
      width: 140,
      card: 'corner',
    },
  ];
};

/** The reports that an indicator counts in its month, and those that it counted when the month was closed. */
const CountedReports = ({ indicator: { id, occurrence } }: { indicator: Indicator }) => {
  const { t } = useTranslation();
  const [offset, setOffset] = useState(0);
  const { data: page, error, refetch, isPlaceholderData } = useQuery(countedReportsQuery(id, occurrence, offset));
  const columns = useColumns();
  const heading = t(words.heading);
  return (
    <Panel id="indicator-reports" heading={heading} note={periodText(occurrence)}>
      <div className={classes.reports}>
        {error && page === undefined ? (
          <FailureNote error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label={heading}
            columns={columns}
            rows={page?.items}
            idOf={(row) => row.id}
            nameOf={({ subject }) => subject ?? ''}
            cardLine={({ eventDate }) => eventDate?.slice(0, 10)}
            stale={isPlaceholderData}
            linkOf={(row) => linkOptions({ to: '/esms/report/view/$id', params: { id: String(row.id) } })}
            empty={<EmptyState message={t(words.none)} hint={t(words.noneHint)} />}
          />
        )}
        {page && page.total > 0 && <Pager page={page} onPage={setOffset} />}
      </div>
    </Panel>
  );
};

/** For those who read behind figures, of indicators that count reports. */
export const CountedReportsPanel = ({ indicator }: { indicator: Indicator }) =>
  indicator.alert !== undefined && isCountedFromReports(indicator.key) ? (
    <CountedReports
      key={`${indicator.id} ${indicator.occurrence.year} ${indicator.occurrence.month}`}
      indicator={indicator}
    />
  ) : null;
