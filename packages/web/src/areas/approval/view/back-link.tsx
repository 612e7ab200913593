import type { DocumentList } from '@portal/contract/approval';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { approvalListWords } from '../list/approval-list.words.ts';
import type { ListSearch } from '../list/search.ts';
import { approvalViewWords } from './approval-view.words.ts';

type Props = {
  id: number;
  list: DocumentList;
  search: ListSearch;
  queue: string | undefined;
  linkedDocId: number | undefined;
};

const toList = ({ id, list, search }: Props) =>
  linkOptions({ to: '/approval/documents/$list', params: { list }, search, state: { row: id } });

const toParent = (id: number, { list, search, queue }: Props) =>
  linkOptions({
    to: '/approval/documents/view/$id',
    params: { id: String(id) },
    search: { ...search, 'list-type': list, queue },
  });

/** To the document one came through, or to the list one came from, at the page and filter it stood at. */
export const ViewBackLink = (props: Props) => {
  const { list, linkedDocId } = props;
  const { t } = useTranslation();
  return (
    <BackLink link={linkedDocId === undefined ? toList(props) : toParent(linkedDocId, props)}>
      {linkedDocId === undefined
        ? t(approvalViewWords.back, { list: t(approvalListWords.title[list]) })
        : t(approvalViewWords.backToParent)}
    </BackLink>
  );
};
