import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { chooseAccount, openProvider } from './sign-in.ts';

/**
 * A person with an open form, for tests of servers: `node person-with-open-form.ts URL TITLE`. Signs in, types a memo and prints
 * `typed`; at a line of input saves it as a draft, opens the list of drafts and prints `saved` and how often the page was
 * reloaded meanwhile.
 */
const [url = '', title = ''] = process.argv.slice(2);
const browser = await chromium.launch(await findBrowser());
try {
  const page = await (await browser.newContext({ locale: 'ko-KR', baseURL: url })).newPage();
  page.setDefaultTimeout(90_000);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/approval/documents/write?category=LetterOfApproval');
  await page.waitForURL(/\/login/);
  await chooseAccount(await openProvider(page), 'cabin');
  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type('작성 중인 내용');
  const loadsBefore = loads;
  console.log('typed');
  await once(process.stdin, 'data');
  await page.getByRole('button', { name: '임시저장', exact: true }).click();
  await page.getByText('임시저장했습니다.').waitFor();
  // The list needs files of the page's own version that are not loaded yet.
  await page.locator('a[href^="/approval/documents/draft"]').first().click();
  await page.getByRole('main').getByRole('link', { name: title }).waitFor();
  console.log(`saved, reloaded ${loads - loadsBefore} times`);
} finally {
  await browser.close();
  process.stdin.destroy();
}
