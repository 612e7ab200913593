import { type DocumentFacts, documentRules, documentTransitions } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { type Decision, dayInSeoul } from '@portal/contract/kernel';
import { IconBan, IconEdit, IconFileTypePdf, IconMessageX, IconRefresh, type TablerIcon } from '@tabler/icons-react';

export type DocumentActionName = 'pdf' | 'modify' | 'cancel' | 'resume' | 'viewReject' | 'rewrite';

export type DocumentAction = {
  name: DocumentActionName;
  icon: TablerIcon;
  /** Whether the action is in question at all: a draft is resumed, never modified. */
  concerns: (document: DocumentFacts) => boolean;
  decide: (actor: Actor, document: DocumentFacts) => Decision;
  look: 'plain' | 'danger' | 'primary';
};

const isUnsubmitted = ({ status }: DocumentFacts): boolean => documentTransitions[status].submit !== undefined;

/** Every action on a document, once: the buttons of the view are drawn from this list, in this order. */
export const documentActions: readonly DocumentAction[] = [
  { name: 'pdf', icon: IconFileTypePdf, concerns: () => true, decide: documentRules.print, look: 'plain' },
  {
    name: 'modify',
    icon: IconEdit,
    concerns: (document) => !isUnsubmitted(document),
    decide: documentRules.modify,
    look: 'plain',
  },
  {
    name: 'cancel',
    icon: IconBan,
    concerns: (document) => !isUnsubmitted(document),
    decide: (actor, document) => documentRules.cancel(actor, document, dayInSeoul(new Date())),
    look: 'danger',
  },
  { name: 'resume', icon: IconEdit, concerns: isUnsubmitted, decide: documentRules.editDraft, look: 'primary' },
  {
    name: 'viewReject',
    icon: IconMessageX,
    concerns: ({ lines }) => lines.some(({ action }) => action === 'Reject'),
    decide: documentRules.viewReject,
    look: 'plain',
  },
  { name: 'rewrite', icon: IconRefresh, concerns: () => true, decide: documentRules.rewrite, look: 'primary' },
];

/** The actions to draw: a button stands there only while it can be used (spec 1, section 4, button conditions). */
export const offeredActions = (actor: Actor, document: DocumentFacts): DocumentAction[] =>
  documentActions.filter((action) => action.concerns(document) && action.decide(actor, document).allowed);
