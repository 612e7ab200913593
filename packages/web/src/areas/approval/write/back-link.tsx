import { linkOptions, useSearch } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { approvalListWords } from '../list/approval-list.words.ts';
import { approvalViewWords } from '../view/approval-view.words.ts';
import { draftsSearchFrom, writeSearchOf } from '../view/search.ts';

const toStart = linkOptions({ to: '/approval' });

/** From a draft to the drafts, where they stood when it was opened; from a new document to where its kind was chosen. */
export const WriteBackLink = ({ draftId }: { draftId: number | undefined }) => {
  const { t } = useTranslation();
  const search = draftsSearchFrom(writeSearchOf(useSearch({ strict: false })));
  if (draftId === undefined) return <BackLink link={toStart}>{t(approvalListWords.write)}</BackLink>;
  const toDrafts = linkOptions({
    to: '/approval/documents/$list',
    params: { list: 'draft' },
    search,
    state: { row: draftId },
  });
  return <BackLink link={toDrafts}>{t(approvalViewWords.back, { list: t(approvalListWords.title.draft) })}</BackLink>;
};
