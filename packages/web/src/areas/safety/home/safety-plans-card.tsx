import type { InvestigationRow } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { dayText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/list-news.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import { countOf, useWaiting } from '../../../ui/queue/waiting-strip.tsx';
import type { Column, RowLink } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { countsQuery } from '../safety.queries.ts';
import { plansFilter, plansQuery } from './safety-home.queries.ts';
import { safetyHomeWords } from './safety-home.words.ts';

const MOST = 5;

const useColumns = (): Column<InvestigationRow>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'number',
      header: t(safetyHomeWords.desk.planNumber),
      cell: (row) => row.investigationNo,
      width: 112,
      from: 'narrow',
      card: 'over',
    },
    { key: 'title', header: t(safetyHomeWords.desk.planTitle), cell: () => null, card: 'title' },
    {
      key: 'endDate',
      header: t(safetyHomeWords.desk.planEnd),
      cell: ({ endDate }) => endDate,
      width: 112,
      from: 'narrow',
    },
  ];
};

const linkOf = ({ id }: InvestigationRow): RowLink =>
  linkOptions({
    to: '/esms/investigation/view/$id',
    params: { id: String(id) },
    search: plansFilter,
    hash: 'postProcess',
    state: { plans: true },
  });

/** The investigations whose plans wait to be approved, for those who may approve them. */
export const PlansCard = () => {
  const { t } = useTranslation();
  const { data: counts, isLoading: isAsked, error: notAsked } = useQuery(countsQuery);
  const asked = useListPage({
    ...plansQuery,
    enabled: counts?.can.approvePlans === true,
  });
  const { data, isLoading, error, latest, takeLatest } = asked;
  const columns = useColumns();
  // Where nothing stood, nothing moves under the pointer.
  const page = data?.items.length === 0 ? latest : data;
  const { shown } = useWaiting('plans', {
    rows: page?.items,
    comes: isAsked || isLoading,
    lost: notAsked !== null || error !== null,
    total: page?.total,
    most: MOST,
  });
  const place = { id: 'home-plans', heading: t(safetyHomeWords.desk.plans) };
  if (page === undefined || shown === undefined) return <PendingSection {...place} asked={asked} />;
  if (shown.length === 0) return null;
  const link = (
    <>
      <ListNews
        shown={page}
        latest={latest}
        idOf={({ id }) => id}
        words={(count) => t(safetyHomeWords.desk.newPlans, { count })}
        onTake={takeLatest}
      />
      <TextLink to="/esms/investigation" search={plansFilter} size="sm">
        {t(safetyHomeWords.desk.allPlans)}
      </TextLink>
    </>
  );
  return (
    <PageSection {...place} link={link} {...countOf(page)}>
      <DataTable
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        cardLine={({ endDate }) => `~${dayText(endDate)}`}
        label={place.heading}
        rows={shown}
        linkOf={linkOf}
        empty={null}
      />
    </PageSection>
  );
};
