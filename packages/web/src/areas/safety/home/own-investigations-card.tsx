import type { InvestigationRow } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { dayText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import { countOf, useWaiting } from '../../../ui/queue/waiting-strip.tsx';
import type { Column, RowLink } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { useMe } from '../../identity/index.ts';
import { CaseStatusBadge } from '../case/case-status-badge.tsx';
import { countsQuery } from '../safety.queries.ts';
import { ownInvestigations, ownInvestigationsQuery } from './safety-home.queries.ts';
import { safetyHomeWords } from './safety-home.words.ts';

const MOST = 5;

const linkOf = ({ id, isReturned }: InvestigationRow): RowLink =>
  linkOptions({
    to: '/esms/investigation/view/$id',
    params: { id: String(id) },
    ...(isReturned && { hash: 'postProcess' }),
  });

/** What came back first, then by the day they end on. */
const byNeed = (one: InvestigationRow, other: InvestigationRow): number =>
  Number(other.isReturned) - Number(one.isReturned) || one.endDate.localeCompare(other.endDate);

/** Investigations that I lead or take part in, with the day they end on and what came back; nothing for one who has none. */
export const OwnInvestigations = () => {
  const { t } = useTranslation();
  const { id: ownId } = useMe().employee;
  const { data: counts, isLoading: isAsked, error: notAsked } = useQuery(countsQuery);
  const asked = useQuery({ ...ownInvestigationsQuery(ownId), enabled: counts?.can.seeInvestigations === true });
  const { data: page, isLoading, error } = asked;
  const { shown, groupOf } = useWaiting('investigations', {
    rows: page?.items.toSorted(byNeed),
    comes: isAsked || isLoading,
    lost: notAsked !== null || error !== null,
    total: page?.total,
    dueOf: ({ endDate }) => endDate,
    most: MOST,
  });
  const place = { id: 'home-investigations', heading: t(safetyHomeWords.desk.investigations) };
  if (page === undefined || shown === undefined) return <PendingSection {...place} asked={asked} />;
  if (shown.length === 0) return null;
  const cameBack = t(safetyHomeWords.desk.cameBack);
  const columns: Column<InvestigationRow>[] = [
    {
      key: 'number',
      header: t(safetyHomeWords.desk.planNumber),
      cell: (row) => row.investigationNo,
      width: 112,
      from: 'narrow',
      card: 'over',
    },
    {
      key: 'title',
      header: t(safetyHomeWords.desk.planTitle),
      cell: ({ isReturned }) => isReturned && <small>{cameBack}</small>,
      card: 'title',
    },
    {
      key: 'status',
      header: t(safetyHomeWords.desk.status),
      cell: ({ status }) => <CaseStatusBadge status={status} />,
      width: 104,
      card: 'corner',
    },
    {
      key: 'endDate',
      header: t(safetyHomeWords.desk.planEnd),
      cell: ({ endDate }) => endDate,
      width: 112,
      from: 'narrow',
    },
  ];
  const link = (
    <TextLink to="/esms/investigation" search={ownInvestigations(ownId)} size="sm">
      {t(safetyHomeWords.desk.allInvestigations)}
    </TextLink>
  );
  return (
    <PageSection {...place} link={link} {...countOf(page)}>
      <DataTable
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        cardLine={({ endDate, isReturned }) =>
          [isReturned && cameBack, `~${dayText(endDate)}`].filter(Boolean).join(' · ')
        }
        label={place.heading}
        rows={shown}
        groupOf={groupOf}
        linkOf={linkOf}
        empty={null}
      />
    </PageSection>
  );
};
