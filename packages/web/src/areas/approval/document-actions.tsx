import { type DocumentFacts, documentRules, documentTransitions } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import type { Decision } from '@portal/contract/kernel';
import { IconBan, IconEdit, IconFileTypePdf, type TablerIcon } from '@tabler/icons-react';

export type DocumentActionName = 'pdf' | 'modify' | 'cancel' | 'resume';

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
    decide: documentRules.cancel,
    look: 'danger',
  },
  { name: 'resume', icon: IconEdit, concerns: isUnsubmitted, decide: documentRules.editDraft, look: 'primary' },
];

export type OfferedAction = DocumentAction & { decision: Decision };

/** The actions to draw: a role denial hides one, a state denial leaves it there with its reason. */
export const offeredActions = (actor: Actor, document: DocumentFacts): OfferedAction[] =>
  documentActions
    .filter((action) => action.concerns(document))
    .map((action) => ({ ...action, decision: action.decide(actor, document) }))
    .filter(({ decision }) => decision.allowed || decision.kind === 'state');
