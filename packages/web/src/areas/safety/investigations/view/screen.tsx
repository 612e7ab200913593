import type { Investigation } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../../platform/i18n.ts';
import { useOpened } from '../../../../platform/notifications/opened.ts';
import { BackLink } from '../../../../ui/page/back-link.tsx';
import { HeldRecord } from '../../../../ui/page/held-record.tsx';
import { QueueLine } from '../../../../ui/queue/place.tsx';
import { TabsByHash } from '../../../../ui/tabs/by-hash.tsx';
import { InQueue } from '../../actions/in-queue.ts';
import { useAsItStands } from '../../cases/as-it-stands.ts';
import { useChanging } from '../../cases/changing.ts';
import { CaseFailure } from '../../cases/failure.tsx';
import { LedAway } from '../../cases/led-away.tsx';
import { useClosingQueue } from '../../my-actions/queue.ts';
import { investigationQuery } from '../api.ts';
import InvestigationEdit from '../form/edit.tsx';
import { investigationWords } from '../investigation.words.ts';
import type { InvestigationSearch } from '../list/search.ts';
import { ViewActs } from './acts.tsx';
import { InvestigationHeader } from './header.tsx';
import { useInvestigationTabs } from './tabs.tsx';

type Props = { listSearch: InvestigationSearch };

const View = ({ investigation, listSearch }: Props & { investigation: Investigation }) => {
  const { t } = useTranslation();
  useOpened('safety/investigation', investigation.id);
  useAsItStands({ family: 'investigations', id: investigation.id });
  const { changed, begin, stop } = useChanging(investigation);
  const { bar, leave } = useClosingQueue();
  const tabs = useInvestigationTabs(investigation);
  const back = linkOptions({ to: '/esms/investigation', search: listSearch, state: { row: investigation.id } });
  return (
    <>
      <QueueLine queue={bar}>
        <BackLink link={back}>{t(investigationWords.back)}</BackLink>
      </QueueLine>
      {changed ? (
        <InvestigationEdit record={changed} onDone={stop} />
      ) : (
        <>
          <InvestigationHeader
            investigation={investigation}
            actions={<ViewActs investigation={investigation} onModify={begin} />}
          />
          <InQueue value={bar && leave}>
            <TabsByHash label={t(investigationWords.tabs)} tabs={tabs} initial="outline" />
          </InQueue>
        </>
      )}
    </>
  );
};

/**
 * Whether it is the safety office's or an investigator's: whoever acts in it or is informed reads their part of it in My
 * Action alone (rules/safety.md#cases).
 */
const isReader = ({ can }: Investigation): boolean => can.rootCause !== undefined;

/** One investigation, with what its reader may do. */
export const InvestigationViewScreen = ({ id, listSearch }: Props & { id: number }) => {
  const asked = useQuery({
    ...investigationQuery(id),
    refetchOnWindowFocus: 'always',
    // The loader of the route has just tried.
    retryOnMount: false,
  });
  return (
    <HeldRecord
      asked={asked}
      isReader={isReader}
      away={<LedAway />}
      failure={(error) => (
        <CaseFailure error={error} onRetry={() => void asked.refetch()} list={{ to: '/esms/investigation' }} />
      )}
    >
      {(investigation) => <View investigation={investigation} listSearch={listSearch} />}
    </HeldRecord>
  );
};
