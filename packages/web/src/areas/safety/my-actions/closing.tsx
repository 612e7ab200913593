import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { POLL_MS } from '../../../platform/poll.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/panel.tsx';
import { DataTable } from '../../../ui/table/data.tsx';
import { countsQuery } from '../report/lookups.api.ts';
import { useMyActionShape } from './columns.tsx';
import { caseLink } from './links.ts';
import { byUrgency, newestQuery } from './newest.ts';

const SHOWN = 5;

/** Closing requests of actions that I requested; nothing for one whom nobody asks. */
const ClosingRequests = () => {
  const { t } = useTranslation();
  const { data: counts } = useQuery(countsQuery);
  const isOffice = counts?.can.seeAssigned === true;
  const { data: page } = useQuery({ ...newestQuery('created'), enabled: isOffice, refetchInterval: POLL_MS });
  const shape = useMyActionShape('created');
  const rows = page?.items.filter(({ isClosingRequested }) => isClosingRequested).toSorted(byUrgency) ?? [];
  if (!isOffice || rows.length === 0) return null;
  const all = (
    <TextLink to="/esms/myaction" size="sm">
      {t('safetyMine.all')}
    </TextLink>
  );
  return (
    <PageSection id="home-closing" heading={t('safetyMine.closing')} link={all}>
      <DataTable
        {...shape}
        label={t('safetyMine.closing')}
        rows={rows.slice(0, SHOWN)}
        linkOf={caseLink}
        empty={null}
      />
    </PageSection>
  );
};

export default ClosingRequests;
