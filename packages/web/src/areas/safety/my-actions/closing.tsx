import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { POLL_MS } from '../../../platform/poll.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/panel.tsx';
import { DataTable } from '../../../ui/table/data.tsx';
import { countOf, useWaiting } from '../../../ui/waiting/desk.ts';
import { countsQuery } from '../report/lookups.api.ts';
import { useMyActionShape } from './columns.tsx';
import { caseLink } from './links.ts';
import { byUrgency, urgentQuery } from './waiting.ts';

const SHOWN = 5;

/** Closing requests of actions that I requested; nothing for one whom nobody asks. */
const ClosingRequests = () => {
  const { t } = useTranslation();
  const { data: counts, isLoading: isAsked } = useQuery(countsQuery);
  const isOffice = counts?.can.seeAssigned === true;
  const created = { ...urgentQuery('created'), enabled: isOffice, refetchInterval: POLL_MS };
  const { data: page, isLoading } = useQuery(created);
  const shape = useMyActionShape('created');
  const rows = page?.items.toSorted(byUrgency);
  const { shown, groupOf } = useWaiting('closing', {
    rows,
    comes: isAsked || isLoading,
    total: page?.total,
    dueOf: ({ dueDate }) => dueDate,
    most: SHOWN,
  });
  if (!isOffice || page === undefined || rows === undefined || shown === undefined || shown.length === 0) return null;
  const all = (
    <TextLink to="/esms/myaction" size="sm">
      {t('safetyMine.all')}
    </TextLink>
  );
  return (
    <PageSection id="home-closing" heading={t('safetyMine.closing')} link={all} {...countOf(page)}>
      <DataTable
        {...shape}
        label={t('safetyMine.closing')}
        rows={shown}
        groupOf={groupOf}
        linkOf={(row) => ({ ...caseLink(row), state: { queued: 'home' } })}
        empty={null}
      />
    </PageSection>
  );
};

export default ClosingRequests;
