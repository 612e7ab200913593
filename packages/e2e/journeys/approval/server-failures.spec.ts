import { utimes, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../personas/test.ts';
import { confirm } from '../../personas/write-memo.ts';

const NEW_MEMO = '/approval/documents/write?category=LetterOfApproval';

const titleField = (page: Page) => page.getByRole('textbox', { name: '제목' });

const saveDraft = async (page: Page, title: string): Promise<string> => {
  await page.goto(NEW_MEMO);
  await titleField(page).fill(title);
  await page.getByRole('button', { name: '임시저장' }).click();
  await expect(page).toHaveURL(/\/approval\/documents\/draft/);
  const row = page.getByRole('main').getByRole('link', { name: title });
  return (await row.getAttribute('href')) ?? '';
};

/** A draft in two windows: the second to save sees a conflict. */
const givenOvertaken = async (page: Page, title: string): Promise<Page> => {
  const address = await saveDraft(page, title);
  const other = await page.context().newPage();
  await Promise.all([page.goto(address), other.goto(address)]);
  await titleField(other).fill(`${title} (나중)`);
  await titleField(page).fill(`${title} (먼저)`);
  await page.getByRole('button', { name: '임시저장' }).click();
  await expect(page).toHaveURL(/\/approval\/documents\/draft/);
  await other.getByRole('button', { name: '임시저장' }).click();
  await expect(other.getByRole('alert')).toContainText('다른 곳에서 이 문서가 변경되었습니다');
  return other;
};

test('of two windows on one draft the second sees what the first saved, keeps its own text and goes on', async ({
  as,
}) => {
  const title = `두 창에서 쓰는 글 ${Date.now()}`;
  const other = await givenOvertaken(await as('cabin', NEW_MEMO), title);
  const difference = other.getByRole('alert').getByRole('table', { name: '달라진 내용' });
  await expect(difference).toContainText(`${title} (먼저)`);
  await expect(titleField(other)).toHaveValue(`${title} (나중)`);
  await other.getByRole('button', { name: '내 내용으로 계속' }).click();
  await expect(titleField(other)).toBeFocused();
  await other.getByRole('button', { name: '임시저장' }).click();
  await expect(other.getByRole('main').getByRole('link', { name: `${title} (나중)` })).toBeVisible();
});

test('an unchanged text is not shown as changed, although the editor adds to a table what is not stored', async ({
  as,
}) => {
  const title = `표가 있는 초안 ${Date.now()}`;
  const page = await as('cabin', NEW_MEMO);
  await titleField(page).fill(title);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: '표 넣기' }).click();
  await page.getByRole('button', { name: /^2열 2행/ }).click();
  await page.keyboard.type('점검');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/write\/\d+/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await titleField(other).fill(`${title} (먼저)`);
  await other.getByRole('button', { name: '임시저장' }).click();
  await expect(other).toHaveURL(/\/approval\/documents\/draft/);
  await titleField(page).fill(`${title} (나중)`);
  await page.getByRole('button', { name: '임시저장' }).click();
  const difference = page.getByRole('alert').getByRole('table', { name: '달라진 내용' });
  await expect(difference.getByRole('rowheader')).toHaveText(['제목']);
});

test('of two windows on one draft the second takes what the first saved, and writes on', async ({ as }) => {
  const title = `두 창에서 고르는 글 ${Date.now()}`;
  const other = await givenOvertaken(await as('cabin', NEW_MEMO), title);
  await other.getByRole('button', { name: '저장된 내용 불러오기' }).click();
  await confirm(other, '저장된 내용 불러오기');
  await expect(titleField(other)).toHaveValue(`${title} (먼저)`);
  await expect(titleField(other)).toBeFocused();
  await titleField(other).fill(`${title} (함께)`);
  await other.getByRole('button', { name: '임시저장' }).click();
  await expect(other.getByRole('main').getByRole('link', { name: `${title} (함께)` })).toBeVisible();
});

test('a draft that was deleted elsewhere can be saved as a new one', async ({ as }) => {
  const title = `지워진 초안 ${Date.now()}`;
  const page = await as('cabin', NEW_MEMO);
  const address = await saveDraft(page, title);
  const writing = await page.context().newPage();
  await writing.goto(address);
  await titleField(writing).fill(`${title} 이어서`);
  await page.getByRole('checkbox', { name: new RegExp(title) }).check();
  await page.getByRole('button', { name: '삭제' }).click();
  await confirm(page, '삭제');
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeHidden();

  await writing.getByRole('button', { name: '임시저장' }).click();
  await expect(writing.getByRole('alert')).toContainText('존재하지 않는 문서 아이디 입니다.');
  await writing.getByRole('button', { name: '새 문서로 저장' }).click();
  await expect(writing.getByRole('main').getByRole('link', { name: `${title} 이어서` })).toBeVisible();
});

test('when the session ends while writing, the user signs in without losing text or files', async ({ as }) => {
  const title = `로그인이 끊긴 글 ${Date.now()}`;
  const page = await as('engineer', NEW_MEMO);
  await titleField(page).fill(title);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: '견적.txt', mimeType: 'text/plain', buffer: Buffer.from('1') });
  await page.evaluate(() => localStorage.removeItem('portal.user'));
  await titleField(page).press('Control+s');
  const dialog = page.getByRole('dialog', { name: '로그인이 만료되었습니다' });
  const popup = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: '로그인' }).click();
  await popup;
  await expect(dialog).toBeHidden();
  await expect(titleField(page)).toHaveValue(title);
  await expect(titleField(page)).toBeFocused();
  await page.getByRole('button', { name: '임시저장' }).click();
  await expect(page).toHaveURL(/\/approval\/documents\/draft/);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByText('견적.txt')).toBeVisible();
});

test('while the server is unreachable a form stays, shows it, and saves once it answers', async ({ as }) => {
  const title = `서버가 없을 때 ${Date.now()}`;
  const page = await as('engineer', NEW_MEMO);
  await titleField(page).fill(title);
  const busy = { code: 'overloaded', message: '요청이 몰려 있습니다. 잠시 뒤 다시 시도해 주세요.', status: 503 };
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(busy) }),
  );
  await page.getByRole('button', { name: '임시저장' }).click();
  await expect(page.getByRole('alert')).toContainText(busy.message);
  await expect(titleField(page)).toHaveValue(title);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: '임시저장' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
});

test('an interrupted upload is retried automatically, and nothing is sent twice', async ({ as }) => {
  const title = `끊긴 첨부 ${Date.now()}`;
  const page = await as('engineer', NEW_MEMO);
  await titleField(page).fill(title);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles([
      { name: '하나.txt', mimeType: 'text/plain', buffer: Buffer.alloc(500_000, 'a') },
      { name: '둘.txt', mimeType: 'text/plain', buffer: Buffer.from('b') },
    ]);
  let broken = 0;
  await page.route('**/api/approval/docs/*/files', (route) => {
    broken += 1;
    return broken === 1 ? route.fulfill({ status: 502, body: 'broken off' }) : route.continue();
  });
  await page.getByRole('button', { name: '임시저장' }).click();
  await expect(page.getByRole('alert', { name: '확인해 주세요' })).toBeVisible();
  await page.getByRole('button', { name: /다시 (시도|올리기|보내기)/ }).click();
  await expect(page.getByRole('button', { name: /다시 (시도|올리기|보내기)/ })).toBeHidden();
  await page.getByRole('button', { name: '임시저장' }).click();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByText('하나.txt')).toHaveCount(1);
  await expect(page.getByText('둘.txt')).toHaveCount(1);
});

test('a file that was changed since it was chosen is reported, and is sent once it is chosen again', async ({ as }) => {
  const title = `고친 첨부 ${Date.now()}`;
  const file = test.info().outputPath('점검 기록.txt');
  const write = async (text: string, at: string): Promise<void> => {
    await writeFile(file, text);
    await utimes(file, new Date(at), new Date(at));
  };
  const page = await as('engineer', NEW_MEMO);
  await titleField(page).fill(title);
  await write('틀린 기록', '2026-11-20T01:00:00Z');
  await page.locator('input[type=file]').last().setInputFiles(file);
  await write('고친 기록 2', '2026-11-20T02:00:00Z');
  await page.getByRole('button', { name: '임시저장' }).click();
  const row = page.getByRole('listitem').filter({ hasText: '점검 기록.txt' });
  await expect(row).toContainText('선택한 뒤에 바뀌었거나 옮겨진 파일입니다. 다시 선택해 주세요.');
  await expect(row.getByRole('button', { name: /다시/ })).toHaveCount(0);
  await row.getByRole('button', { name: /빼기|삭제|제거/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^파일 첨부|첨부 파일/ })
    .first()
    .click();
  await (await chooser).setFiles(file);
  await page.getByRole('button', { name: '임시저장' }).click();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByText('점검 기록.txt')).toHaveCount(1);
});

test('a copy from a closed window does not silently overwrite what was saved since', async ({ as }) => {
  const title = `닫힌 창의 글 ${Date.now()}`;
  const page = await as('cabin', NEW_MEMO);
  const address = await saveDraft(page, title);
  const closed = await page.context().newPage();
  // On a slow line, too: one types only once what is typed can be kept.
  await closed.route('**/api/me/device-key', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await closed.goto(address);
  await titleField(closed).fill(`${title} (닫힘)`);
  await closed.close({ runBeforeUnload: false });
  await page.goto(address);
  await titleField(page).fill(`${title} (저장됨)`);
  await page.getByRole('button', { name: '임시저장' }).click();
  await expect(page).toHaveURL(/\/approval\/documents\/draft/);
  await page.goto(address);
  await page.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(titleField(page)).toHaveValue(`${title} (닫힘)`);
  await page.getByRole('button', { name: '임시저장' }).click();
  await expect(page.getByRole('alert').getByRole('table', { name: '달라진 내용' })).toContainText(`${title} (저장됨)`);
});

const UNAVAILABLE = { status: 502, body: 'away' };

test('an editor that fails to load does not lose the form and its files', async ({ as }) => {
  const page = await as('engineer', '/');
  await page.route(/\/assets\/editor|\/api\/health/, (route) => route.fulfill(UNAVAILABLE));
  const refused = page.waitForResponse(/\/assets\/editor/);
  await page.goto(NEW_MEMO);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: '견적.txt', mimeType: 'text/plain', buffer: Buffer.from('1') });
  await refused;
  // Longer than all the parts wait before they come by themselves.
  await page.waitForTimeout(3_500);
  await expect(page.getByText('견적.txt')).toBeVisible();
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});

test('a screen that fails to load shows it, and loads once the server answers', async ({ as }) => {
  const page = await as('cabin', '/');
  const menu = page.getByRole('link', { name: '전자결재' }).first();
  await expect(menu).toBeVisible();
  await page.route(/\/assets\/|\/api\//, (route) => route.fulfill(UNAVAILABLE));
  await menu.click();
  await expect(page.getByRole('main')).toContainText('서버에 연결할 수 없습니다');
  const retry = page.getByRole('button', { name: '다시 시도' });
  const writing = page.getByRole('heading', { level: 1, name: '새 결재 작성' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  // A question after the server that was still open is answered now, and brings the screen without the button.
  await retry.or(writing).first().click();
  await expect(writing).toBeVisible();
});

test('a failure to load the configuration is shown, and the page loads once it succeeds', async ({ as }) => {
  const page = await as('captain', '/');
  await page.route('**/api/config', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  const retry = page.getByRole('button', { name: '다시 시도' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(retry).toBeHidden();
});

test('a user redirected to the maintenance page by one busy answer returns automatically', async ({ as }) => {
  const page = await as('captain', '/');
  let isBusy = true;
  await page.route('**/api/approval/docs/completed*', (route) => {
    // Home requests them too.
    if (!isBusy || !page.url().includes('/completed')) return route.continue();
    isBusy = false;
    const message = '지금은 처리할 수 없습니다.';
    return route.fulfill({ status: 503, json: { code: 'overloaded', message, Message: message } });
  });
  // It may be over before one looks.
  const redirected = page.waitForURL(/\/maintenance/, { waitUntil: 'commit' });
  await page.goto('/approval/documents/completed', { waitUntil: 'commit' });
  await redirected;
  await expect(page.getByRole('heading', { level: 1, name: '완료' })).toBeVisible();
  await expect(page).toHaveURL(/\/approval\/documents\/completed/);
});
