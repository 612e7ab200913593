import type { InvestigationRow } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { dayText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/list-news.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { WaitingSource } from '../../../ui/queue/waiting-source.tsx';
import { countOf } from '../../../ui/queue/waiting-strip.tsx';
import type { RowLink } from '../../../ui/table/column.ts';
import { countsQuery } from '../safety.queries.ts';
import { plansFilter, plansQuery } from './safety-home.queries.ts';
import { safetyHomeWords } from './safety-home.words.ts';

const MOST = 5;

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
  // Where nothing stood, nothing moves under the pointer.
  const page = data?.items.length === 0 ? latest : data;
  return (
    <WaitingSource
      name="plans"
      heading={t(safetyHomeWords.desk.plans)}
      kind={t(safetyHomeWords.kind.plan)}
      rows={page?.items}
      comes={isAsked || isLoading}
      lost={notAsked !== null || error !== null}
      total={page?.total}
      {...countOf(page)}
      itemOf={(row) => ({
        id: row.id,
        title: row.title,
        note: `${row.investigationNo} · ~${dayText(row.endDate)}`,
        link: linkOf(row),
      })}
      most={MOST}
      to={{ to: '/esms/investigation', search: plansFilter }}
      news={
        <ListNews
          shown={page}
          latest={latest}
          idOf={({ id }) => id}
          words={(count) => t(safetyHomeWords.desk.newPlans, { count })}
          onTake={takeLatest}
        />
      }
      query={asked}
    />
  );
};
