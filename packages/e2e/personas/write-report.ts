import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './axe.ts';

/** One of a few in a form, chosen by its words. */
export const choose = async (page: Page, field: RegExp | string, choice: string): Promise<void> =>
  page.getByRole('radiogroup', { name: field }).getByText(choice, { exact: true }).click();

/** A section of the form, opened. */
export const openSection = async (page: Page, title: string): Promise<Locator> => {
  const section = page.locator('details', { has: page.locator('summary', { hasText: title }) });
  if (!(await section.evaluate((each: HTMLDetailsElement) => each.open))) await section.locator('summary').click();
  return section;
};

/** What every report needs of itself. */
export const writeOwnFields = async (page: Page, subject: string): Promise<void> => {
  await page.getByRole('combobox', { name: '분야 1단계' }).selectOption({ label: '공항·관제' });
  await page.getByRole('radiogroup', { name: '분야 2단계' }).getByText('야생동물', { exact: true }).click();
  await page.getByLabel('발생 일시', { exact: true }).fill('2026-02-03');
  await page.getByRole('combobox', { name: '발생 일시 시' }).selectOption('07');
  await page.getByRole('combobox', { name: '발생 일시 분' }).selectOption('05');
  await page.getByRole('textbox', { name: '발생 장소' }).fill('인천국제공항 RWY 34L');
  await page.getByRole('textbox', { name: '제목' }).fill(subject);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type('이륙 활주 중 조류와 충돌하였습니다.');
};

/** Presses the verb of a question that was asked. */
export const answer = async (page: Page, title: string, verb: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await settled(page);
  await dialog.getByRole('button', { name: verb, exact: true }).click();
};

/** What somebody reads through the calls that their page makes. */
export const readAs = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (address) => {
    const user = JSON.parse(localStorage.getItem('portal.user') ?? '{}') as Record<string, string>;
    const headers = { authorization: `Bearer ${user.access_token}`, auth2: user.id_token ?? '' };
    return (await (await fetch(address, { headers })).json()) as Answer;
  }, path);

type Rows = { items: { id: number; subject: string; reportNo: string | null }[] };

/** The reports of a subject that somebody has submitted. */
export const reportsOf = async (page: Page, subject: string): Promise<Rows['items']> => {
  const query = new URLSearchParams({ searchText: subject });
  return (await readAs<Rows>(page, `/api/esms/reports?${query}`)).items;
};
