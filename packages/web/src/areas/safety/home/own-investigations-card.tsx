import type { InvestigationRow } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { WaitingSource } from '../../../ui/queue/waiting-source.tsx';
import { countOf } from '../../../ui/queue/waiting-strip.tsx';
import type { RowLink } from '../../../ui/table/column.ts';
import { useMe } from '../../identity/index.ts';
import { countsQuery } from '../safety.queries.ts';
import { ownInvestigations, ownInvestigationsQuery } from './safety-home.queries.ts';
import { safetyHomeWords } from './safety-home.words.ts';

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
  return (
    <WaitingSource
      name="investigations"
      heading={t(safetyHomeWords.desk.investigations)}
      kind={t(safetyHomeWords.kind.investigation)}
      rows={page?.items.toSorted(byNeed)}
      comes={isAsked || isLoading}
      lost={notAsked !== null || error !== null}
      total={page?.total}
      {...countOf(page)}
      itemOf={(row) => ({
        id: row.id,
        title: row.title,
        note: row.investigationNo,
        mark: row.isReturned ? { status: 'no', text: t(safetyHomeWords.desk.cameBack) } : undefined,
        due: row.endDate,
        link: linkOf(row),
      })}
      most={5}
      to={{ to: '/esms/investigation', search: ownInvestigations(ownId) }}
      query={asked}
    />
  );
};
