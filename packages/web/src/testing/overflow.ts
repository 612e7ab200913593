import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Chooses an act of the record behind 더 보기. */
export const chooseMore = async (act: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: '더 보기' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
};
