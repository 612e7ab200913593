import { useQuery } from '@tanstack/react-query';
import { today } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import { countOf, useWaiting } from '../../../ui/queue/waiting-strip.tsx';
import { DataTable } from '../../../ui/table/data.tsx';
import { dayOf } from '../report/report-texts.ts';
import { countsQuery } from '../safety.queries.ts';
import { openDutiesQuery } from './duty.queries.ts';
import { dutyScreenWords } from './duty.words.ts';
import { useDeskTable } from './duty-desk-table.tsx';

const MOST = 5;

/** The reports that are still to be filed with the authority, the most urgent first; nothing where there are none. */
export const OpenDuties = () => {
  const { t } = useTranslation();
  const { data: counts, isLoading: isAsked, error: notAsked } = useQuery(countsQuery);
  const asked = useQuery({ ...openDutiesQuery, enabled: counts?.can.seeFilings === true });
  const table = useDeskTable();
  const { data: page, isLoading, error } = asked;
  const { shown } = useWaiting('filings', {
    rows: page?.items,
    comes: isAsked || isLoading,
    lost: notAsked !== null || error !== null,
    total: page?.total,
    dueOf: ({ class: dutyClass, dueAt }) => (dutyClass === 'AtOnce' ? today() : dayOf(dueAt)),
    most: MOST,
  });
  const place = { id: 'home-filings', heading: t(dutyScreenWords.home.heading) };
  if (page === undefined || shown === undefined) return <PendingSection {...place} asked={asked} />;
  if (shown.length === 0) return null;
  const all = (
    <TextLink to="/esms/filing" size="sm">
      {t(dutyScreenWords.home.all)}
    </TextLink>
  );
  return (
    <PageSection {...place} link={all} {...countOf(page)}>
      <DataTable {...table} label={place.heading} rows={shown} empty={null} />
    </PageSection>
  );
};
