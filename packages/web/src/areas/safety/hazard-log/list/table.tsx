import type { HazardRow } from '@portal/contract/safety';
import { caseWords, reportWords } from '@portal/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/names.ts';
import type { Column, TableShape } from '../../../../ui/table/column.ts';
import { YesMark } from '../../../../ui/table/yes-mark.tsx';
import { CaseStatusBadge } from '../../cases/status-badge.tsx';
import { hazardFieldsWords } from '../../hazard/hazard-fields.words.ts';
import { reportListWords } from '../../list/report-list.words.ts';
import list from '../../list/styles.module.css';
import { RiskPair } from '../../risk/badge.tsx';
import { reportViewWords } from '../../view/report-view.words.ts';
import { categoryText } from '../category.ts';
import { hazardLogWords } from '../hazard-log.words.ts';
import { expectHazard } from './prefetch.ts';
import type { HazardSearch } from './search.ts';

const HazardRisk = ({ row }: { row: HazardRow }) => <RiskPair initial={row.initialRisk} residual={row.residualRisk} />;

const useColumns = (): Column<HazardRow>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'hazardNo',
      header: t(hazardFieldsWords.number),
      cell: (row) => row.hazardNo,
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
    { key: 'title', header: t(hazardFieldsWords.field.title), cell: () => null, card: 'title' },
    {
      key: 'source',
      header: t(hazardFieldsWords.field.source),
      cell: ({ source }) => t(caseWords.source[source]),
      width: 128,
      from: 'widest',
    },
    {
      key: 'category',
      header: t(hazardFieldsWords.field.category),
      cell: ({ category }) => categoryText(category).at(-1) ?? '',
      width: 112,
      from: 'full',
    },
    {
      key: 'identified',
      header: t(hazardLogWords.identified),
      cell: ({ identificationDate }) => identificationDate,
      width: 82,
      from: 'medium',
    },
    {
      key: 'identifier',
      header: t(hazardLogWords.identifier),
      cell: ({ identifier }) => nameOf(identifier),
      width: 78,
      from: 'wide',
    },
    {
      key: 'mitigations',
      header: t(hazardLogWords.hasMitigations),
      cell: ({ hasMitigations }) => (
        <YesMark yes={hasMitigations} label={t(hasMitigations ? reportViewWords.yes : reportViewWords.no)} />
      ),
      width: 56,
      from: 'full',
    },
    {
      key: 'risk',
      header: t(reportListWords.risk),
      cell: (row) => <HazardRisk row={row} />,
      width: 92,
      from: 'narrow',
    },
  ];
};

/** How a hazard looks in the log; what a row leads to is fetched while the pointer is on it. */
export const useHazardTable = (search: HazardSearch): TableShape<HazardRow> => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return {
    columns: useColumns(),
    idOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    cardLine: (row) => (
      <span className={list.cardLine}>
        <span>{`${t(caseWords.source[row.source])} · ${row.identificationDate}`}</span>
        <HazardRisk row={row} />
      </span>
    ),
    linkOf: ({ id }) => linkOptions({ to: '/esms/hazard/view/$id', params: { id: String(id) }, search }),
    onIntent: ({ id }) => void expectHazard(queryClient, id),
  };
};
