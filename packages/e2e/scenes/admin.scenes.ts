import { expect, type Page } from '@playwright/test';
import { dialog, either, eitherBegins, press, type Scene } from './kinds.ts';
import type { Stage } from './stage.ts';

/** Who administers the people of the demo company. */
const ADMINISTRATOR = 'hr';

/** A screen of the area, once its rows stand there. */
const screen = async ({ enter }: Stage, path: string): Promise<Page> => {
  const page = await enter(ADMINISTRATOR, `/admin/${path}`);
  await expect(page.getByRole('main').getByRole('row').last()).toBeVisible();
  return page;
};

const screens: Scene[] = [
  ['admin-employees', 'employee'],
  ['admin-employees-resigned', 'employee?isResigned=true'],
  ['admin-employees-page-2', 'employee?offset=1&limit=50'],
  ['admin-departments', 'department'],
  ['admin-holidays', 'calendar?year=2028'],
  ['admin-vacations', 'vacation'],
  ['admin-waiting-lines', 'approval'],
  ['admin-permissions', 'permission'],
  ['admin-audit', 'audit'],
].map(([name = '', path = '']) => ({ name, open: (stage) => screen(stage, path) }));

const noMatch: Scene = {
  name: 'admin-employees-no-match',
  open: async ({ enter }) => {
    const page = await enter(ADMINISTRATOR, '/admin/employee?searchKeyword=zzzz');
    await expect(page.getByText(eitherBegins('조건에 맞는 항목이 없습니다', 'Nothing matches')).first()).toBeVisible();
    return page;
  },
};

const refused: Scene = {
  name: 'admin-refused',
  open: async ({ enter }) => {
    const page = await enter('captain', '/admin/employee', { loading: true });
    await expect(page.getByText(eitherBegins('접근 권한이 없습니다', 'Access denied')).first()).toBeVisible();
    return page;
  },
};

/** A dialog of a screen: opened by a button whose name begins so, and known by its own. */
const opened = (
  name: string,
  path: string,
  button: readonly [string, string],
  title: RegExp,
  then: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Scene => ({
  name,
  open: async (stage) => {
    const page = await screen(stage, path);
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`${button[0]}|${button[1]}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await then(page);
    return page;
  },
});

const dialogs: Scene[] = [
  opened('admin-hire', 'employee', ['^신규 사원', '^New employee'], either('신규 사원', 'New employee')),
  opened('admin-employee-edit', 'employee?searchKeyword=HB00009', [' 수정$', '^Edit '], /수정|Edit/),
  opened('admin-employee-delete', 'employee?searchKeyword=HB00009', [' 삭제$', '^Delete '], /삭제|Delete/),
  opened(
    'admin-department-new',
    'department',
    ['^신규 부서', '^New department'],
    either('신규 부서', 'New department'),
  ),
  opened('admin-department-members', 'department', ['부서원', '[Mm]ember'], /부서원|[Mm]ember/),
  opened('admin-holiday-new', 'calendar', ['^공휴일 추가', '^Add a holiday'], either('공휴일 추가', 'Add a holiday')),
  opened('admin-leave-upload', 'vacation', ['^연차 부여일수 업로드', '^Upload'], /업로드|Upload/),
  opened(
    'admin-leave-details',
    'vacation',
    ['연차 사용 [1-9].*내역', '[1-9][0-9.]* days? of annual'],
    /연차|[Aa]nnual/,
  ),
  opened(
    'admin-hand-over',
    'approval',
    [' 인계$|^인계$', '[Hh]and over'],
    either('결재 인계', 'Hand over an approval'),
  ),
];

const resigning: Scene = {
  name: 'admin-employee-resign',
  open: async (stage) => {
    const page = await screen(stage, 'employee?searchKeyword=HB00009');
    await page
      .getByRole('main')
      .getByRole('button', { name: /김도현|Kim Dohyun/ })
      .first()
      .click();
    await press(page, '퇴사 처리…', 'Record resignation…');
    await expect(page.getByRole('dialog').getByLabel(/^퇴사일|^Resign date/)).toBeVisible();
    await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
    return page;
  },
};

const info: Scene = {
  name: 'admin-employee-info',
  open: async (stage) => {
    const page = await screen(stage, 'employee?searchKeyword=HB00009');
    await page
      .getByRole('main')
      .getByRole('button', { name: /김도현|Kim Dohyun/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return page;
  },
};

/** With what is left to hand over. */
const resignedInfo: Scene = {
  name: 'admin-employee-info-resigned',
  open: async (stage) => {
    const page = await screen(stage, 'employee?isResigned=true');
    await page.getByRole('main').getByRole('row').nth(1).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toContainText(/인계할 결재|To hand over/);
    return page;
  },
};

const grants: Scene = {
  name: 'admin-grants',
  open: async (stage) => {
    const page = await screen(stage, 'permission?menu=ESMS');
    await page
      .getByRole('main')
      .getByRole('button', { name: /한도윤|Han Doyun/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return page;
  },
};

const entry: Scene = {
  name: 'admin-audit-details',
  open: async (stage) => {
    const page = await screen(stage, 'audit?area=directory');
    await page.getByRole('main').getByRole('row').nth(1).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return page;
  },
};

const wrongHire: Scene = {
  name: 'admin-hire-leaving',
  open: async (stage) => {
    const page = await screen(stage, 'employee');
    await press(page.getByRole('main'), '신규 사원', 'New employee');
    const form = await dialog(page, '신규 사원', 'New employee');
    await form.getByRole('textbox').first().fill('김하늘');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').nth(1)).toBeVisible();
    return page;
  },
};

/** The screens and dialogs of the administration. */
export const adminScenes: readonly Scene[] = [
  ...screens,
  noMatch,
  refused,
  ...dialogs,
  info,
  resigning,
  resignedInfo,
  grants,
  entry,
  wrongHire,
];
