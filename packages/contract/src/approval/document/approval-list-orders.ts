/** The orders of a list; by default newest first. `Due`: earliest due day first. */
export const documentOrders = ['Newest', 'Oldest', 'Due'] as const;
export type DocumentOrder = (typeof documentOrders)[number];
