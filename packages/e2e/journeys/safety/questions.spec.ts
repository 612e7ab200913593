import type { Page } from '@playwright/test';
import { today } from '../../personas/days.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { birdStrike, file } from '../../scenes/reports.ts';

/** What a person does from home on: a click, a choice or a word counts as one, and twelve take less than half a minute. */
const MOST_STEPS = 12;

const hand = (page: Page) => {
  let steps = 0;
  const act = async (done: Promise<unknown>): Promise<void> => {
    steps += 1;
    expect(steps).toBeLessThanOrEqual(MOST_STEPS);
    await done;
  };
  const to = async (list: string): Promise<void> => {
    await act(page.getByRole('link', { name: '안전보고', exact: true }).first().click());
    await act(page.getByRole('link', { name: list, exact: true }).first().click());
  };
  const more = (): Promise<void> => act(page.getByRole('button', { name: '상세 조건' }).click());
  const choose = (name: string, option: RegExp): Promise<void> => {
    const field = page.getByRole('combobox', { name, exact: true });
    const chosen = async (): Promise<void> => {
      const label = await field.getByRole('option', { name: option }).first().textContent();
      await field.selectOption({ label: label ?? '' });
    };
    return act(chosen());
  };
  const type = async (name: string, text: string): Promise<void> => {
    await act(page.getByRole('textbox', { name, exact: true }).fill(text));
    await act(page.keyboard.press('Enter'));
  };
  const search = async (text: string): Promise<void> => {
    await act(page.getByRole('searchbox').fill(text));
    await act(page.keyboard.press('Enter'));
  };
  return { act, to, more, choose, type, search };
};

const chip = (page: Page, text: RegExp) => page.getByRole('button', { name: text });

test('the office finds the events of an aircraft in this quarter, and the hard landings at an airport', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `강하게 닿은 착륙 ${Date.now()}`;
  const number = `HL${Date.now() % 100_000}`;
  const { id } = await file(company, {
    ...birdStrike,
    subject,
    eventDate: `${today}T00:00`,
    flightDetail: { ...birdStrike.flightDetail, registrationNo: number, flightPhase: 8, routeTo: 'RKPC' },
  });
  await company.call('safety.master', 'POST', `/api/esms/reports/${id}/classification`, {
    caseType: 0,
    eventType: 3,
    eventCategories: [{ id: 2 }],
  });
  const page = await as('safety.master');
  const aircraft = hand(page);
  await aircraft.to('보고서');
  await aircraft.more();
  await aircraft.type('등록기호', number.toLowerCase());
  await aircraft.choose('기간', /이번 분기/);
  await expect(page.getByRole('row', { name: new RegExp(subject) })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.goto('/');
  const landings = hand(page);
  await landings.to('보고서');
  await landings.more();
  await landings.type('공항', 'rkpc');
  await landings.choose('사건 범주', /^ARC/);
  await expect(chip(page, /사건 범주: ARC/)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(subject) })).toBeVisible();
});

test('the office finds what narratives of bird strikes say about a runway', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `활주로의 새 ${Date.now()}`;
  await file(company, {
    ...birdStrike,
    subject,
    location: 'RWY 33',
    description: '<p>활주로 33에서 조류를 보았습니다.</p>',
  });
  const page = await as('safety.master');
  const { act, to, search } = hand(page);
  await to('보고서');
  await act(page.getByRole('checkbox', { name: '내용까지' }).click());
  await search('조류 활주로 33');
  const marks = page.getByRole('row', { name: new RegExp(subject) }).locator('mark');
  await expect(marks).toHaveText(['33', '활주로', '33', '조류']);
});

test('the office finds the overdue actions of maintenance, and the open investigations of a person', async ({ as }) => {
  const page = await as('safety.master');
  const actions = hand(page);
  await actions.to('조치 대장');
  await actions.act(page.getByRole('checkbox', { name: '기한 지남' }).click());
  await actions.more();
  await actions.choose('부서', /정비본부/);
  await expect(page).toHaveURL(/divisionId=/);
  await expect(page.getByRole('row', { name: /기한 지남/ }).first()).toContainText('정비');

  await page.goto('/');
  const investigations = hand(page);
  await investigations.to('조사');
  await investigations.more();
  await investigations.choose('종결 여부', /진행 중/);
  const owner = page.getByLabel('담당자', { exact: true }).first();
  await investigations.act(owner.fill('강태오'));
  await investigations.act(page.getByRole('option', { name: /강태오/ }).click());
  await expect(chip(page, /담당자: 강태오/)).toBeVisible();
});

test('the office finds open reports of high risk, and takes open hazards of turbulence as a spreadsheet', async ({
  as,
}) => {
  const page = await as('safety.master');
  const risks = hand(page);
  await risks.to('보고서');
  await risks.more();
  await risks.choose('위험 등급', /허용 불가/);
  await risks.choose('위험 등급', /^\+ 경감 필요/);
  await risks.choose('종결 여부', /진행 중/);
  await expect(page).toHaveURL(/riskClass=val-a(,|%2C)val-b/);
  await expect(page.getByRole('row').nth(1)).toContainText(/SSV?R-/);

  await page.goto('/');
  const hazards = hand(page);
  await hazards.to('위해요인 대장');
  await hazards.search('난기류');
  await hazards.more();
  await hazards.choose('종결 여부', /진행 중/);
  await expect(page.getByRole('row').nth(1)).toContainText('HZ-');
  const sheet = page.waitForEvent('download');
  await hazards.act(page.getByRole('button', { name: '엑셀' }).click());
  expect((await sheet).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('the office finds the open reports of the airport with the most, and what waits long', async ({ as }) => {
  const page = await as('safety.master');
  const { act, to, more, choose } = hand(page);
  await to('안전 현황판');
  await act(page.getByRole('region', { name: '공항' }).getByRole('link').first().click());
  await more();
  await choose('종결 여부', /진행 중/);
  await expect(page).toHaveURL(/airport=\w+/);
  await expect(page.getByRole('row').nth(1)).toContainText(/SSV?R-/);
  await page.goto('/');
  const late = hand(page);
  await late.to('안전 현황판');
  await late.act(
    page
      .getByRole('link', { name: /기한 지남/ })
      .first()
      .click(),
  );
  await expect(page).toHaveURL(/overdue=true/);
});

test('the office finds why an indicator alerts, and which report came after the close of its month', async ({ as }) => {
  const page = await as('safety.master');
  const alert = hand(page);
  await alert.act(
    page
      .getByRole('link', { name: /지상접근경고/ })
      .first()
      .click(),
  );
  // Home says the same of each alert.
  await expect(page).toHaveURL(/\/esms\/dashboard\?/);
  await expect(page.getByRole('region', { name: '경보', exact: true })).toContainText('이 달이 심각 수준입니다.');
  await expect(page.getByRole('button', { name: '경보 확인' })).toBeVisible();

  await page.goto('/');
  const month = hand(page);
  await month.to('안전성과지표');
  await month.act(page.getByText('조류충돌').first().click());
  const behind = page.getByRole('region', { name: /이 수치의 보고서/ });
  await expect(behind.getByRole('row', { name: /마감 때와 지금/ }).first()).toBeVisible();
  await expect(behind.getByRole('row', { name: /지금/ }).filter({ hasNotText: '마감 때' }).first()).toBeVisible();
});
