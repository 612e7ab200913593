import { dutyWords } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { today } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { WaitingSource } from '../../../ui/queue/waiting-source.tsx';
import { countOf } from '../../../ui/queue/waiting-strip.tsx';
import { dayOf } from '../report/report-texts.ts';
import { countsQuery } from '../safety.queries.ts';
import { openDutiesQuery } from './duty.queries.ts';
import { dutyScreenWords } from './duty.words.ts';
import { urgencyLook, useBasisText, useDeadlineText } from './duty-badge.tsx';
import { dutyLink } from './duty-desk-table.tsx';

const MOST = 5;

/** The reports that are still to be filed with the authority, the most urgent first; nothing where there are none. */
export const OpenDuties = () => {
  const { t } = useTranslation();
  const { data: counts, isLoading: isAsked, error: notAsked } = useQuery(countsQuery);
  const asked = useQuery({ ...openDutiesQuery, enabled: counts?.can.seeFilings === true });
  const deadlineText = useDeadlineText();
  const basisText = useBasisText();
  const { data: page, isLoading, error } = asked;
  return (
    <WaitingSource
      name="filings"
      heading={t(dutyScreenWords.home.heading)}
      kind={t(dutyScreenWords.home.kind)}
      rows={page?.items}
      comes={isAsked || isLoading}
      lost={notAsked !== null || error !== null}
      total={page?.total}
      {...countOf(page)}
      itemOf={(row) => ({
        id: row.reportId,
        title: row.subject,
        note: [row.reportNo, deadlineText(row), basisText(row)].filter(Boolean).join(' · '),
        mark: { status: urgencyLook(row), text: t(dutyWords.state[row.state]) },
        due: row.class === 'AtOnce' ? today() : dayOf(row.dueAt),
        link: dutyLink(row),
      })}
      most={MOST}
      to={{ to: '/esms/filing' }}
      query={asked}
    />
  );
};
