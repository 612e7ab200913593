/** How a list may be ordered; without a choice what is newest stands first. `Due`: what is to be decided soonest. */
export const documentOrders = ['Newest', 'Oldest', 'Due'] as const;
export type DocumentOrder = (typeof documentOrders)[number];
