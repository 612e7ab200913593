import type { ApprovalDocument, DocumentAct } from '@portal/contract/approval';
import { IconBan, IconEdit, IconFileTypePdf, IconMessageX, IconRefresh, type TablerIcon } from '@tabler/icons-react';
import type { UseMutationOptions } from '@tanstack/react-query';
import { pdfMutation, type Source } from '../document/api.ts';

type Look = { icon: TablerIcon; act: DocumentAct; look: 'plain' | 'danger' | 'primary' };

/** One that leads to a dialog or another page. */
export type LeadingAction = Look & { name: 'modify' | 'cancel' | 'resume' | 'viewReject' | 'rewrite' };

/** One that is done by a call. */
export type SendingAction = Look & {
  name: 'pdf';
  mutation: Pick<UseMutationOptions<unknown, Error, Source>, 'mutationFn' | 'onError' | 'meta'>;
};

export type DocumentAction = LeadingAction | SendingAction;

/** Every action on a document, once: the buttons of the view are drawn from this list, in this order. */
const documentActions: readonly DocumentAction[] = [
  { name: 'pdf', icon: IconFileTypePdf, act: 'print', look: 'plain', mutation: pdfMutation },
  { name: 'modify', icon: IconEdit, act: 'modify', look: 'plain' },
  { name: 'cancel', icon: IconBan, act: 'cancel', look: 'danger' },
  { name: 'resume', icon: IconEdit, act: 'editDraft', look: 'primary' },
  { name: 'viewReject', icon: IconMessageX, act: 'viewReject', look: 'plain' },
  { name: 'rewrite', icon: IconRefresh, act: 'rewrite', look: 'primary' },
];

/** The actions to draw: a button stands there only while it can be used (rules/approval.md#buttons). */
export const offeredActions = ({ can }: Pick<ApprovalDocument, 'can'>): DocumentAction[] =>
  documentActions.filter(({ act }) => can[act] === true);
