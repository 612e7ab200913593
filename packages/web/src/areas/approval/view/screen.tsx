import type { ApprovalDocument, DocumentList } from '@portal/contract/approval';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMe } from '../../identity/index.ts';
import { approvalKeys } from '../document/api.ts';
import { isDocumentLost, messageOf } from '../document/failure.ts';
import { DocumentLoaded } from '../document/loaded.tsx';
import type { ListSearch } from '../list/search.ts';
import { ViewActBar } from './act-bar.tsx';
import { ViewActions } from './actions.tsx';
import { DocumentAlertDialog } from './alert-dialog.tsx';
import { ViewAttached } from './attached.tsx';
import { ViewBackLink } from './back-link.tsx';
import { ViewFiles } from './files.tsx';
import { ViewHeader } from './header.tsx';
import { ViewPaper } from './paper.tsx';
import { ViewReferrers } from './referrers.tsx';

type Place = { list: DocumentList; listSearch: ListSearch; linkedDocId: number | undefined };

const View = ({ document, list, listSearch, linkedDocId }: Place & { document: ApprovalDocument }) => {
  const { employee } = useMe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const line = document.lines.find(({ can }) => can.act === true);
  /** To the list, at the row of this document or at the one in its place. */
  const leave = () =>
    void navigate({
      to: '/approval/documents/$list',
      params: { list },
      search: listSearch,
      state: { row: document.id },
    });
  const lookAgain = () => void queryClient.invalidateQueries({ queryKey: approvalKeys.all });
  const fail = (error: unknown) => (isDocumentLost(error) ? lookAgain() : setFailure(messageOf(error)));
  const closeFailure = () => {
    setFailure(undefined);
    lookAgain();
  };
  return (
    <>
      <ViewBackLink id={document.id} list={list} search={listSearch} linkedDocId={linkedDocId} />
      <ViewHeader
        document={document}
        actions={<ViewActions document={document} linkedDocId={linkedDocId} onFailure={fail} />}
      />
      <ViewPaper
        document={document}
        viewerId={employee.id}
        referrers={<ViewReferrers document={document} onLeave={leave} onFailure={fail} />}
        attached={
          <>
            <ViewAttached document={document} />
            <ViewFiles document={document} linkedDocId={linkedDocId} />
          </>
        }
      />
      {line && <ViewActBar key={line.id} document={document} line={line} onDone={leave} onFailure={fail} />}
      {failure !== undefined && <DocumentAlertDialog message={failure} onClose={closeFailure} />}
    </>
  );
};

/** One document, read-only, with what its reader may do. */
export const ViewScreen = ({ id, ...place }: Place & { id: number }) => (
  <DocumentLoaded id={id} linkedDocId={place.linkedDocId}>
    {(document) => <View document={document} {...place} />}
  </DocumentLoaded>
);
