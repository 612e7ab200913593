import { useQuery } from '@tanstack/react-query';
import { POLL_MS } from '../../../platform/calls/poll.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import { countOf, useWaiting } from '../../../ui/queue/waiting-strip.tsx';
import { DocumentTable } from '../list/approval-list-table.tsx';
import { askedQuery } from './approval-home.queries.ts';
import { approvalHomeWords } from './approval-home.words.ts';

const SHOWN = 5;

/** Documents with a question that I have to answer; nothing for one who is asked nothing. */
export const AskedDocuments = () => {
  const { t } = useTranslation();
  const asked = useQuery({ ...askedQuery, refetchInterval: POLL_MS });
  const { data: page, isLoading, error } = asked;
  const { shown } = useWaiting('asked', {
    rows: page?.items,
    comes: isLoading,
    lost: error !== null,
    total: page?.total,
    dueOf: ({ dueDate }) => dueDate,
    most: SHOWN,
  });
  const all = (
    <TextLink to="/approval/documents/$list" params={{ list: 'in-progress' }} search={{ asksMe: true }} size="sm">
      {t(approvalHomeWords.askedAll)}
    </TextLink>
  );
  const place = { id: 'home-asked', heading: t(approvalHomeWords.asked), link: all };
  if (shown === undefined) return <PendingSection {...place} asked={asked} />;
  if (shown.length === 0) return null;
  return (
    <PageSection {...place} {...countOf(page)}>
      <DocumentTable list="in-progress" rows={shown} search={{ asksMe: true }} empty={null} />
    </PageSection>
  );
};
