import { expect, type Page } from '@playwright/test';

export type Step = { name: string; agrees?: true };

/** Chooses a line in the picker: finds each by name in the whole company, in order. */
export const chooseLine = async (page: Page, steps: readonly Step[]): Promise<void> => {
  await page.getByRole('button', { name: '결재선 선택' }).click();
  const picker = page.getByRole('dialog', { name: '결재선 선택' });
  await picker.getByRole('button', { name: '전체 사원' }).click();
  for (const { name, agrees } of steps) {
    await picker.getByRole('searchbox', { name: '이름으로 찾기' }).fill(name);
    await picker
      .getByRole('list', { name: '사원' })
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click();
    if (agrees)
      await picker
        .getByRole('radiogroup', { name: `${name} 결재 구분` })
        .getByText('합의')
        .click();
  }
  await picker.getByRole('button', { name: '적용' }).click();
  await expect(picker).toBeHidden();
};

/** Answers the dialog that asks before something is done. */
export const confirm = async (page: Page, button: string): Promise<void> => {
  const answer = page.getByRole('button', { name: button, exact: true });
  await page
    .getByRole('dialog')
    .filter({ has: answer })
    .last()
    .getByRole('button', { name: button, exact: true })
    .click();
};

/** What waits for a person, narrowed by a text: a single document is in no queue, and an act on it returns here. */
export const waitingWith = (subject: string): string =>
  `/approval/documents/requested?searchText=${encodeURIComponent(subject)}`;
