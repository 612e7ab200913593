import { expect, type Locator, type Page } from '@playwright/test';
import { either, eitherBegins, field, press, type Scene } from './kinds.ts';
import type { Stage } from './stage.ts';

/** The reporter of the scenes: a crew member, whose form has aircraft and environment too. */
const WRITER = 'captain';

const editor = (page: Page): Locator => field(page, '내용', 'Description');

const open = async ({ enter }: Stage, type: 'ssr' | 'ssvr'): Promise<Page> => {
  const page = await enter(WRITER, `/esms/report/new/${type}`);
  await expect(editor(page)).toBeVisible();
  return page;
};

const openAll = (page: Page): Promise<void> =>
  page.locator('details').evaluateAll((all) => {
    for (const each of all as HTMLDetailsElement[]) each.open = true;
  });

const choose = async (page: Page, ko: string, en: string): Promise<void> =>
  page
    .getByRole('radio', { name: either(ko, en), exact: true })
    .first()
    .check({ force: true });

const birdStrike = async (stage: Stage): Promise<Page> => {
  const page = await open(stage, 'ssr');
  await choose(page, '야생동물·조류 충돌', 'Wildlife or bird strike');
  await expect(page.getByRole('group', { name: eitherBegins('충돌 부위', 'Parts struck') })).toBeVisible();
  return page;
};

/** Writing a safety report. */
export const safetyFormScenes: readonly Scene[] = [
  { name: 'report-form-ssr', open: (stage) => open(stage, 'ssr') },
  {
    name: 'report-form-ssr-all',
    open: async (stage) => {
      const page = await birdStrike(stage);
      await page.getByRole('combobox', { name: eitherBegins('분야 1단계', 'Field, level 1') }).selectOption('7');
      await field(page, '발생 장소', 'Location').fill('인천국제공항 RWY 34L');
      await field(page, '제목', 'Subject').fill('이륙 중 조류 충돌');
      await openAll(page);
      await expect(field(page, '편명', 'Flight no.')).toBeVisible();
      await field(page, '등록기호', 'Registration no.').fill('HL8388');
      await field(page, '기온', 'Temperature').fill('-12.5');
      await field(page, '운항승무원 수', 'Flight crew').fill('4');
      await field(page, '승객 수', 'Passengers').fill('268');
      return page;
    },
  },
  {
    name: 'report-form-tcas',
    open: async (stage) => {
      const page = await open(stage, 'ssr');
      await choose(page, 'TCAS RA', 'TCAS RA');
      await page.getByRole('combobox', { name: eitherBegins('조언 종류', 'Advisory type') }).selectOption('20');
      await expect(page.getByRole('radiogroup', { name: eitherBegins('RA 준수', 'RA followed') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'report-form-goods',
    open: async (stage) => {
      const page = await open(stage, 'ssr');
      await choose(page, '위험물', 'Dangerous goods');
      await page.getByRole('combobox', { name: eitherBegins('급(Class)', 'Class') }).selectOption('4');
      await expect(page.getByRole('combobox', { name: eitherBegins('등급(Division)', 'Division') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'report-form-confidential',
    open: async (stage) => {
      const page = await open(stage, 'ssvr');
      await page.getByRole('switch', { name: eitherBegins('비공개로 보고', 'Report confidentially') }).click();
      await expect(page.getByText(/attachment-1\.jpg/)).toBeVisible();
      return page;
    },
  },
  {
    name: 'report-form-wrong',
    open: async (stage) => {
      const page = await birdStrike(stage);
      await press(page, '제출', 'Submit');
      await expect(page.getByRole('alert')).toBeVisible();
      return page;
    },
  },
  {
    name: 'report-form-offline',
    open: async (stage) => {
      const page = await open(stage, 'ssvr');
      await field(page, '제목', 'Subject').fill('유도로에서 통신 장애');
      await page.route('**/api/esms/reports/draft', (route) => route.abort('internetdisconnected'));
      await press(page, '임시저장', 'Save draft');
      await expect(page.getByRole('button', { name: either('지금 다시 보내기', 'Send again now') })).toBeVisible();
      return page;
    },
  },
];
