import type { ApprovalDocument, DocumentAct } from '@portal/contract/approval';
import { IconBan, IconEdit, IconFileTypePdf, IconMessageX, IconRefresh, type TablerIcon } from '@tabler/icons-react';

export type DocumentActionName = 'pdf' | 'modify' | 'cancel' | 'resume' | 'viewReject' | 'rewrite';

export type DocumentAction = {
  name: DocumentActionName;
  icon: TablerIcon;
  act: DocumentAct;
  look: 'plain' | 'danger' | 'primary';
};

/** Every action on a document, once: the buttons of the view are drawn from this list, in this order. */
const documentActions: readonly DocumentAction[] = [
  { name: 'pdf', icon: IconFileTypePdf, act: 'print', look: 'plain' },
  { name: 'modify', icon: IconEdit, act: 'modify', look: 'plain' },
  { name: 'cancel', icon: IconBan, act: 'cancel', look: 'danger' },
  { name: 'resume', icon: IconEdit, act: 'editDraft', look: 'primary' },
  { name: 'viewReject', icon: IconMessageX, act: 'viewReject', look: 'plain' },
  { name: 'rewrite', icon: IconRefresh, act: 'rewrite', look: 'primary' },
];

/** The actions to draw: a button stands there only while it can be used (spec 1, section 4, button conditions). */
export const offeredActions = ({ can }: Pick<ApprovalDocument, 'can'>): DocumentAction[] =>
  documentActions.filter(({ act }) => can[act] === true);
