import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { flightHeaders, thresholdHeaders } from '@portal/contract/indicators';
import { writeSheet } from '../spreadsheet.ts';
import { dialog, either, press, type Scene } from './kinds.ts';
import type { Stage } from './stage.ts';

const DASHBOARD = '/esms/dashboard';
const ADMINISTRATION = '/esms/dashboard/admin';
const CLOSING = `${ADMINISTRATION}#close`;
const MASTER = 'safety.master';
/** Runway incursions of last month alert, those of cabin safety were acknowledged, and bird strikes differ since their close. */
const [INCURSIONS, BIRD_STRIKES, CABIN] = [4, 10, 19];

const chartOf = (page: Page) => page.getByRole('main').getByRole('slider');

const drawn = async (page: Page): Promise<Page> => {
  await expect(chartOf(page)).toBeVisible();
  return page;
};

const sheetChosen = async (
  { enter }: Stage,
  place: number,
  rows: readonly (readonly (string | number | null)[])[],
): Promise<Page> => {
  const page = await enter(MASTER, ADMINISTRATION);
  const path = join(await mkdtemp(join(tmpdir(), 'indicators-')), '월별 자료 🛫.xlsx');
  await writeSheet(path, rows);
  await page.getByRole('main').locator('input[type=file]').nth(place).setInputFiles(path);
  return page;
};

const failing = (page: Page) => page.route(/\/api\/(spi|indicators)(\?|$)/, (route) => route.fulfill({ status: 502 }));
const silent = (page: Page) => page.route(/\/api\/(spi|indicators)(\?|$)/, () => undefined);

/** The dashboard of indicators, and where their figures come from. */
export const indicatorScenes: readonly Scene[] = [
  { name: 'indicators-dashboard', open: async ({ enter }) => drawn(await enter('captain', DASHBOARD)) },
  {
    name: 'indicators-dashboard-month',
    open: async ({ enter }) => {
      const page = await drawn(await enter(MASTER, `${DASHBOARD}?indicator=18`));
      await chartOf(page).focus();
      await page.keyboard.press('ArrowLeft');
      return page;
    },
  },
  {
    name: 'indicators-dashboard-without-figures',
    open: async ({ enter }) => {
      const page = await enter('captain', `${DASHBOARD}?year=2004&month=3&indicator=5`);
      await expect(
        page.getByRole('main').getByText(either('계산된 발생률이 없습니다.', 'No rate has been computed yet.')),
      ).toBeVisible();
      return page;
    },
  },
  {
    name: 'indicators-dashboard-none',
    open: ({ enter }) =>
      enter('captain', DASHBOARD, {
        before: (page) =>
          page.route(/\/api\/spi(\?|$)/, async (route) => {
            const response = await route.fetch();
            await route.fulfill({ response, json: { ...(await response.json()), indicators: [] } });
          }),
      }),
  },
  {
    name: 'indicators-dashboard-loading',
    open: ({ enter }) => enter('captain', DASHBOARD, { before: silent, loading: true }),
  },
  {
    name: 'indicators-dashboard-failed',
    open: async ({ enter }) => {
      const page = await enter('captain', DASHBOARD, { before: failing, loading: true });
      await expect(page.getByRole('alert')).toBeVisible();
      return page;
    },
  },
  { name: 'indicators-admin', open: ({ enter }) => enter(MASTER, ADMINISTRATION) },
  {
    name: 'indicators-admin-checked',
    open: async (stage) => {
      const page = await sheetChosen(stage, 1, [
        flightHeaders[0],
        [2024, 1, 2_801],
        [2024, 2, 2_755],
        [2015, 3, 1_900],
      ]);
      await expect(page.getByRole('status').getByText(/^(신규|New)$/)).toBeVisible();
      return page;
    },
  },
  {
    name: 'indicators-admin-wrong',
    open: async (stage) => {
      const page = await sheetChosen(stage, 0, [
        thresholdHeaders[0],
        [2026, 3, 0, 0.7, 0.6, 0.9, 1],
        [2026, 26, 0, 0.7, 0.8, 0.9, 1],
        [2026, 4, 0, '약 1', 0.8, 0.9, 1],
        [2026, 5, 0, 0.7, 0.8, 0.9, 1],
        [2026, 5, 0, 0.7, 0.8, 0.9, 1],
      ]);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      return page;
    },
  },
  {
    name: 'indicators-admin-activation',
    open: async ({ enter }) => {
      const page = await enter(MASTER, `${ADMINISTRATION}#indicators`);
      await expect(page.getByRole('switch').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'indicators-admin-failed',
    open: async ({ enter }) => {
      const page = await enter(MASTER, `${ADMINISTRATION}#indicators`, { before: failing, loading: true });
      await expect(page.getByRole('alert')).toBeVisible();
      return page;
    },
  },
  {
    name: 'indicators-month-close',
    open: async ({ enter }) => {
      const page = await enter(MASTER, CLOSING);
      await expect(page.getByRole('main').getByText(either('차이 있음', 'Differs')).first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'indicators-month-close-dialog',
    open: async ({ enter }) => {
      const page = await enter(MASTER, CLOSING);
      await page
        .getByRole('checkbox', { name: /조류충돌|Bird strike/ })
        .first()
        .click();
      await page.getByRole('button', { name: either('1개 지표 마감', 'Close chosen (1)') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      return page;
    },
  },
  {
    name: 'indicators-reports-behind',
    open: async ({ enter }) => {
      const page = await drawn(await enter(MASTER, `${DASHBOARD}?indicator=${BIRD_STRIKES}`));
      await expect(page.getByText(either('마감 때와 지금', 'At the close and now')).first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'indicators-alert',
    open: async ({ enter }) => {
      const page = await drawn(await enter(MASTER, `${DASHBOARD}?indicator=${INCURSIONS}`));
      await expect(page.getByRole('button', { name: either('경보 확인', 'Acknowledge') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'indicators-alert-acknowledged',
    open: async ({ enter }) => {
      const page = await drawn(await enter(MASTER, `${DASHBOARD}?indicator=${CABIN}`));
      await expect(page.getByRole('button', { name: either('다시 확인', 'Acknowledge again') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'indicators-acknowledge',
    open: async ({ enter }) => {
      const page = await enter(MASTER, `${DASHBOARD}?indicator=${INCURSIONS}`);
      await press(page, '경보 확인', 'Acknowledge');
      await expect(page.getByRole('dialog')).toBeVisible();
      return page;
    },
  },
  {
    name: 'indicators-acknowledge-action',
    open: async ({ enter }) => {
      const page = await enter(MASTER, `${DASHBOARD}?indicator=${INCURSIONS}`);
      await press(page, '경보 확인', 'Acknowledge');
      await press(page, '조치 선택', 'Choose an action');
      const choosing = await dialog(page, '조치 선택', 'Choose an action');
      await expect(choosing.getByText(/^ACT-/).first()).toBeVisible();
      return page;
    },
  },
];
