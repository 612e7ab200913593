import {
  type DocumentList,
  type DocumentOrder,
  documentRoles,
  endedStatuses,
  sentStatuses,
} from '@portal/contract/approval';

/** The statuses that a list tells apart; one that holds a single status offers none. */
export const statusesIn = (list: DocumentList): readonly (typeof sentStatuses)[number][] => {
  if (list === 'completed') return endedStatuses;
  return list === 'approved' || list === 'submitted' ? sentStatuses : [];
};

/** The lists that hold documents of several roles; the others are of one by themselves. */
export const rolesIn = (list: DocumentList): typeof documentRoles | readonly [] =>
  list === 'in-progress' || list === 'completed' ? documentRoles : [];

/** What is under way is also looked at by when it is due. */
export const ordersIn = (list: DocumentList): readonly DocumentOrder[] =>
  list === 'in-progress' || list === 'requested' ? ['Newest', 'Oldest', 'Due'] : ['Newest', 'Oldest'];
