import { modalId } from './confirm.ts';

/** Takes the question away that stands: what it asks about is done. Nothing was chosen. */
export const withdraw = async (): Promise<void> => (await import('@mantine/modals')).modals.close(modalId);
