import type { InvestigationRow } from '@portal/contract/safety';
import { caseWords, reportWords } from '@portal/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/names.ts';
import type { Column, TableShape } from '../../../../ui/table/column.ts';
import { CaseStatusBadge } from '../../cases/status-badge.tsx';
import { reportListWords } from '../../list/report-list.words.ts';
import list from '../../list/styles.module.css';
import { fieldText } from '../../report/fields.ts';
import { dayOf } from '../../report/who.ts';
import { RiskPair } from '../../risk/badge.tsx';
import { investigationWords } from '../investigation.words.ts';
import { expectInvestigation } from './prefetch.ts';
import type { InvestigationSearch } from './search.ts';

const useColumns = (): Column<InvestigationRow>[] => {
  const { t } = useTranslation();
  const field = (name: 'title' | 'source' | 'type' | 'endDate' | 'author') => t(investigationWords.field[name]);
  return [
    {
      key: 'investigationNo',
      header: t(investigationWords.number),
      cell: (row) => row.investigationNo,
      width: 112,
      from: 'narrow',
      card: 'over',
    },
    {
      key: 'status',
      header: t(reportWords.field.report.status),
      cell: ({ status }) => <CaseStatusBadge status={status} />,
      width: 96,
      card: 'corner',
    },
    { key: 'title', header: field('title'), cell: () => null, card: 'title' },
    {
      key: 'source',
      header: field('source'),
      cell: ({ source }) => t(caseWords.source[source]),
      width: 128,
      from: 'widest',
    },
    {
      key: 'type',
      header: field('type'),
      cell: ({ type }) => t(caseWords.investigationType[type]),
      width: 148,
      from: 'ample',
    },
    { key: 'field', header: t(reportListWords.field), cell: fieldText, width: 112, from: 'full' },
    { key: 'author', header: field('author'), cell: ({ author }) => nameOf(author), width: 78, from: 'wide' },
    { key: 'endDate', header: field('endDate'), cell: ({ endDate }) => endDate, width: 82, from: 'medium' },
    {
      key: 'created',
      header: t(investigationWords.created),
      cell: ({ createdDate }) => dayOf(createdDate) ?? '',
      width: 82,
      from: 'ample',
    },
    {
      key: 'risk',
      header: t(reportListWords.risk),
      cell: (row) => <InvestigationRisk row={row} />,
      width: 92,
      from: 'narrow',
    },
  ];
};

const InvestigationRisk = ({ row }: { row: Pick<InvestigationRow, 'initialRisk' | 'residualRisk'> }) => (
  <RiskPair initial={row.initialRisk} residual={row.residualRisk} />
);

/** How an investigation looks in its list; what a row leads to is fetched while the pointer is on it. */
export const useInvestigationTable = (search: InvestigationSearch): TableShape<InvestigationRow> => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return {
    columns: useColumns(),
    idOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    cardLine: (row) => (
      <span className={list.cardLine}>
        <span>{`${t(caseWords.source[row.source])} · ~${dayText(row.endDate)}`}</span>
        <InvestigationRisk row={row} />
      </span>
    ),
    linkOf: ({ id }) => linkOptions({ to: '/esms/investigation/view/$id', params: { id: String(id) }, search }),
    onIntent: ({ id }) => void expectInvestigation(queryClient, id),
  };
};
