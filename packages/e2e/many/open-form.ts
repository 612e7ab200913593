import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { chooseAccount, openProvider } from '../personas/sign-in.ts';

/**
 * A person with an open form, for tests of servers: signs in at an address, types, says `typed`, waits for a line, then saves a
 * draft, opens its list and says what stands there.
 */
const [url = '', subject = ''] = process.argv.slice(2);
const browser = await chromium.launch(await findBrowser());
try {
  const page = await (await browser.newContext({ locale: 'ko-KR', baseURL: url })).newPage();
  page.setDefaultTimeout(90_000);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.goto('/approval/documents/write?category=LetterOfApproval');
  await page.waitForURL(/\/login/);
  await chooseAccount(await openProvider(page), 'cabin');
  await page.getByRole('textbox', { name: '제목' }).fill(subject);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type('올리는 동안 쓴 글');
  const before = loads.length;
  console.log('typed');
  process.stdin.resume();
  await once(process.stdin, 'data');
  await page.getByRole('button', { name: '임시저장', exact: true }).click();
  await page.getByText('임시저장했습니다.').waitFor();
  // The list comes with files of the page's own version that were not loaded before.
  await page.locator('a[href^="/approval/documents/draft"]').first().click();
  await page.getByRole('main').getByRole('link', { name: subject }).waitFor();
  console.log(`saved, loaded anew ${loads.length - before} times`);
} finally {
  await browser.close();
  process.stdin.destroy();
}
