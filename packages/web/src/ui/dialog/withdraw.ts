import { modals } from '@mantine/modals';
import { modalId } from './confirm.ts';

/** Takes the question away that stands: what it asks about is done. Nothing was chosen. */
export const withdraw = (): void => modals.close(modalId);
