import { expect, type Page } from '@playwright/test';
import { chooseAccount, openProvider } from '../personas/sign-in.ts';
import { APPROVER, DRAFTER } from './documents.ts';
import { dialog, either, eitherBegins, field, press, rowsOf, type Scene } from './kinds.ts';
import type { Stage } from './stage.ts';

const palette = (page: Page) => field(page, '화면, 문서, 사람 찾기', 'Find a screen, a document, a person');

/** Nobody is taken back from the page that waits for the server. */
const stayUnavailable = (page: Page) =>
  page.route('**/api/permissions/menu', (route) => route.fulfill({ status: 503, json: {} }));

/** The frame around the areas, and the pages that have none. */
export const frameScenes: readonly Scene[] = [
  {
    name: 'home',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/');
      await rowsOf(page);
      return page;
    },
  },
  {
    name: 'home-empty',
    open: async ({ enter }) => {
      const page = await enter('cabin', '/');
      // Everybody of the demo company has something to do.
      await page.route(/docs\/(requested|in-progress|completed)\?|assigned-documents|mitigations|reports\?/, (route) =>
        route.fulfill({ json: { items: [], total: 0, offset: 0, limit: 50 } }),
      );
      await page.reload();
      await expect(page.getByText(either('기다리는 일이 없습니다.', 'Nothing is waiting for you.'))).toBeVisible();
      return page;
    },
  },
  {
    name: 'settings-menu',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/');
      await press(page, '설정', 'Settings');
      await expect(page.getByRole('radio', { name: 'English' })).toBeVisible();
      return page;
    },
  },
  {
    name: 'user-card',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/');
      await page.getByRole('button', { name: eitherBegins('내 계정', 'My account') }).click();
      await expect(page.getByRole('link', { name: either('로그아웃', 'Sign Out') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'notifications-panel',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/');
      await page
        .getByRole('button', { name: /알림|otifications/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      return page;
    },
  },
  { name: 'notifications', open: ({ enter }) => enter(APPROVER, '/notifications') },
  { name: 'notification-settings', open: ({ enter }) => enter(APPROVER, '/notifications/settings') },
  {
    name: 'palette',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/approval');
      await press(page, '검색', 'Search');
      await expect(palette(page)).toBeVisible();
      return page;
    },
  },
  {
    name: 'palette-found',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/approval');
      await press(page, '검색', 'Search');
      await palette(page).fill('김');
      await expect(page.getByRole('dialog').getByText('@hanbit.example').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'palette-help',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/approval');
      await press(page, '검색', 'Search');
      await palette(page).fill(
        /ko/.test(await page.evaluate(() => document.documentElement.lang)) ? '비공개' : 'confidential',
      );
      await expect(
        page.getByRole('dialog').getByRole('button', { name: /비공개 보고가|What a confidential/ }),
      ).toBeVisible();
      return page;
    },
  },
  { name: 'help-list', open: ({ enter }) => enter('admin', '/help') },
  ...['approval', 'leave', 'documents', 'safety', 'indicators', 'admin'].map((area) => ({
    name: `help-${area}`,
    open: async ({ enter }: Stage) => {
      const page = await enter('admin', `/help/${area}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      return page;
    },
  })),
  {
    name: 'person-card',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/approval');
      await press(page, '검색', 'Search');
      await palette(page).fill('ㄱㄷㅎ');
      await page.getByRole('dialog').getByText('@hanbit.example').first().click();
      await expect(page.getByRole('dialog', { name: either('사원 정보', 'Person') }).getByText(' › ')).toBeVisible();
      return page;
    },
  },
  {
    name: 'search-results',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, `/search?q=${encodeURIComponent('안전')}`);
      await expect(page.getByRole('status').getByText(/처음 몇 건|first results/)).toBeVisible();
      return page;
    },
  },
  {
    name: 'search-results-none',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/search?q=zzzzqq');
      await expect(page.getByText(eitherBegins('‘zzzzqq’', 'Nothing fits')).first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'menu-drawer',
    only: 'phone',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/approval/documents/in-progress');
      await press(page, '메뉴', 'Menu');
      await dialog(page, '전자결재 메뉴', 'Approval menu');
      return page;
    },
  },
  {
    name: 'menu-drawer-home',
    only: 'phone',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/');
      await press(page, '메뉴', 'Menu');
      await dialog(page, '메뉴', 'Menu');
      return page;
    },
  },
  {
    name: 'session-ended',
    open: async ({ enter }) => {
      const page = await enter(DRAFTER, '/approval/documents/write?category=LetterOfApproval');
      await field(page, '제목', 'Title').fill('로그인이 끊긴 글');
      await page.evaluate(() => localStorage.removeItem('portal.user'));
      await press(page, '임시저장', 'Save draft');
      await dialog(page, '로그인이 만료되었습니다', 'Your session has ended');
      return page;
    },
  },
  {
    name: 'access-denied',
    open: async ({ enter }) => {
      const page = await enter(DRAFTER, '/approval', {
        before: (each) => each.route('**/api/permissions/menu', (route) => route.fulfill({ json: [] })),
      });
      await expect(page.getByText(either('접근 권한이 없습니다.', 'Access denied.'))).toBeVisible();
      return page;
    },
  },
  { name: 'not-found', open: ({ enter }) => enter(APPROVER, '/nowhere') },
  { name: 'not-found-in-area', open: ({ enter }) => enter(APPROVER, '/approval/documents/nowhere') },
  { name: 'maintenance', open: ({ enter }) => enter(APPROVER, '/maintenance', { before: stayUnavailable }) },
  {
    name: 'maintenance-message',
    open: ({ enter }) =>
      enter(APPROVER, `/maintenance?msg=${encodeURIComponent('20시까지 점검합니다. 작성 중인 글은 저장해 주세요.')}`, {
        before: stayUnavailable,
      }),
  },
  {
    name: 'sign-in',
    open: async ({ visit }) => {
      const page = await visit('/login');
      await expect(page.getByRole('button', { name: either('로그인', 'Sign In') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'sign-in-under-way',
    open: async ({ visit }) => {
      const page = await visit('/login');
      await openProvider(page);
      await expect(page.getByRole('button', { name: either('취소', 'Cancel') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'sign-in-given-up',
    open: async ({ visit }) => {
      const page = await visit('/login');
      const popup = await openProvider(page);
      await popup.waitForLoadState();
      await popup.close();
      await expect(page.getByRole('alert')).toBeVisible();
      return page;
    },
  },
  {
    name: 'sign-in-accounts',
    open: async ({ visit, isPhone }) => {
      const page = await visit('/login');
      const popup = await openProvider(page);
      // A phone opens no small window.
      if (isPhone) await popup.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
      await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
      return popup;
    },
  },
  {
    name: 'sign-in-not-registered',
    open: async ({ visit }) => {
      const page = await visit('/login');
      await chooseAccount(await openProvider(page), 'stranger');
      await expect(page.getByRole('link', { name: either('로그아웃', 'Sign Out') })).toBeVisible();
      return page;
    },
  },
];
