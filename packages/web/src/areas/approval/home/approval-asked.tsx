import { useQuery } from '@tanstack/react-query';
import { POLL_MS } from '../../../platform/calls/poll.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { WaitingSource } from '../../../ui/queue/waiting-source.tsx';
import { countOf } from '../../../ui/queue/waiting-strip.tsx';
import { waitingDocument } from '../list/approval-list-table.tsx';
import { askedQuery } from './approval-home.queries.ts';
import { approvalHomeWords } from './approval-home.words.ts';

/** Documents with a question that I have to answer; empty without questions. */
export const AskedDocuments = () => {
  const { t } = useTranslation();
  const asked = useQuery({ ...askedQuery, refetchInterval: POLL_MS });
  const { data: page, isLoading, error } = asked;
  return (
    <WaitingSource
      name="asked"
      heading={t(approvalHomeWords.asked)}
      kind={t(approvalHomeWords.askedKind)}
      rows={page?.items}
      comes={isLoading}
      lost={error !== null}
      total={page?.total}
      {...countOf(page)}
      itemOf={(row) => waitingDocument('in-progress', row, { asksMe: true })}
      most={5}
      to={{ to: '/approval/documents/$list', params: { list: 'in-progress' }, search: { asksMe: true } }}
      query={asked}
    />
  );
};
