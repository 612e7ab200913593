import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';
import { openBrowsers } from '../../scenes/browsers.ts';
import { openCompany } from '../../scenes/company.ts';
import { runPortal } from '../../start-portal.ts';

const two = (count: number): string => String(count).padStart(2, '0');
const MINUTES_A_DAY = 1_440;

/** Nothing but the clock delivers what is held, so that every minute is a time of delivery here. */
const everyMinute = Array.from(
  { length: MINUTES_A_DAY },
  (_, minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
).join(',');

/** A guard against hanging, not a figure. */
const DELIVERED_WITHIN_MS = 300_000;

const desk = { language: 'ko', width: 'desktop' } as const;
const phone = { language: 'ko', width: 'phone' } as const;

const dialogueOf = (page: Page): Locator => page.getByRole('list', { name: '대화' });

const write = async (page: Page, content: string): Promise<void> => {
  await page.getByRole('textbox', { name: '글 쓰기' }).fill(content);
  await page.getByRole('button', { name: '보내기' }).click();
  await expect(dialogueOf(page)).toContainText(content);
};

const report = async (page: Page, subject: string): Promise<void> => {
  await page.goto('/esms/report/new');
  await page.getByRole('link', { name: '비공개로 작성' }).click();
  await page.getByRole('button', { name: '지금', exact: true }).click();
  await page.getByRole('textbox', { name: '발생 장소' }).fill('RKSI RWY 34L');
  await page.getByRole('textbox', { name: '제목' }).fill(subject);
  await page.getByRole('textbox', { name: '내용' }).fill('활주로 진입 전 복창이 엇갈렸습니다.');
  await page.getByRole('radiogroup', { name: '분야 2단계' }).getByText('비행 중', { exact: true }).click();
  await page.getByRole('button', { name: '제출', exact: true }).click();
  await page.getByRole('dialog', { name: '보고서 제출' }).getByRole('button', { name: '제출', exact: true }).click();
  await expect(page.getByText(/SSVR-\d{4}-\d{4} 보고서를 등록했습니다/)).toBeVisible();
};

/** From home to what the office wrote. */
const readNews = async (page: Page, subject: string): Promise<void> => {
  await page.goto('/');
  const news = page.getByRole('region', { name: '내 보고서 소식' });
  await news.getByRole('link', { name: subject, exact: true }).click();
  await expect(page).toHaveURL(/#dialogue$/);
  await expect(dialogueOf(page)).toBeVisible();
};

const confirmAll = async (page: Page, act: string): Promise<void> => {
  await page.getByRole('button', { name: act, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: act, exact: true }).click();
};

test('a confidential report from a phone is asked about, answered at the hour, closed, and read as a lesson', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(900_000);
  const folder = await mkdtemp(join(tmpdir(), 'portal-dialogue-'));
  const settings = { DEMO: 'on', EMBED_ORIGINS: '', CONFIDENTIAL_DELIVERY: everyMinute };
  const portal = await runPortal(Number(new URL(baseURL ?? '').port) + 3, join(folder, 'data'), settings);
  try {
    const company = openCompany(browser, { baseURL: portal.url, locale: 'ko-KR' });
    const windows = openBrowsers(browser, company, portal.url);
    const subject = `복창 ${Date.now()}`;
    const reporter = await windows.windowOf('captain', phone);
    await report(reporter, subject);
    const found = `/api/esms/reports?searchText=${encodeURIComponent(subject)}`;
    const { items } = await company.call<{ items: { id: number }[] }>('captain', 'GET', found);
    const id = items[0]?.id ?? 0;

    const office = await windows.windowOf('safety.master', desk);
    await office.goto(`/esms/report/view/${id}#dialogue`);
    await office.getByRole('checkbox', { name: '답을 바라는 질문' }).check();
    await write(office, '어느 주파수였습니까?');

    await readNews(reporter, subject);
    await expect(reporter.getByText('이름, 편조, 좌석처럼')).toBeVisible();
    await write(reporter, '관제 주파수 118.2였습니다 🙏');
    await expectFits(reporter);
    await expectAccessible(reporter);

    // By the clock of the database, within a minute or two.
    const answer = dialogueOf(office).getByRole('listitem').filter({ hasText: '118.2' });
    await expect(async () => {
      await office.reload();
      await expect(dialogueOf(office)).toContainText('어느 주파수였습니까?');
      await expect(answer).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: DELIVERED_WITHIN_MS, intervals: [5_000] });
    await expect(answer).toContainText('보고자');
    await expect(answer).not.toContainText('김도현');
    await expect(answer).not.toContainText(/\d\d:\d\d/);
    await reporter.reload();
    await expect(dialogueOf(reporter)).toContainText('118.2');
    await expect(reporter.getByText('전달 대기')).toHaveCount(0);
    await expect(reporter.getByRole('button', { name: '지우기' })).toHaveCount(0);

    const classification = { caseType: 0, eventType: 3, eventCategories: [{ id: 29 }], isUnmanaged: true };
    await company.call('safety.master', 'POST', `/api/esms/reports/${id}/classification`, classification);
    await office.reload();
    await office.getByRole('button', { name: '종결', exact: true }).click();
    const closing = office.getByRole('dialog', { name: '보고서 종결' });
    await closing.getByRole('textbox', { name: '종결 안내' }).fill('덕분에 절차를 고쳤습니다.');
    await closing.getByRole('button', { name: '종결', exact: true }).click();
    await expect(office.getByText('보고서 처리가 완료되었습니다.')).toBeVisible();
    await readNews(reporter, subject);
    await expect(dialogueOf(reporter).getByRole('listitem').filter({ hasText: '종결 안내' })).toContainText(
      '덕분에 절차를 고쳤습니다.',
    );

    const title = `엇갈린 복창 ${Date.now()}`;
    await office.goto(`/esms/lesson/new?type=Report&id=${id}`);
    await office.getByRole('textbox', { name: '제목' }).fill(title);
    await office.getByRole('textbox', { name: '무슨 일이 있었나' }).fill('활주로 진입 전 복창이 엇갈렸다.');
    await office.getByRole('textbox', { name: '무엇을 배웠나' }).fill('다르게 들리면 다시 묻는다.');
    await office.getByRole('button', { name: '등록' }).click();
    await expect(office.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await confirmAll(office, '승인 요청');
    await expect(office.getByText('승인을 기다립니다').first()).toBeVisible();
    const second = await windows.windowOf('safety.limited', desk);
    await second.goto(new URL(office.url()).pathname);
    await confirmAll(second, '승인');
    await expect(second.getByText(/^LSN-\d{4}-\d{4}$/)).toBeVisible();

    await readNews(reporter, subject);
    await dialogueOf(reporter)
      .getByRole('link', { name: new RegExp(title) })
      .click();
    await expect(reporter.getByText('다르게 들리면 다시 묻는다.')).toBeVisible();
    await expectFits(reporter);
    // Neither the bell nor mail ever told its reporter of any of it.
    const told = await company.call('captain', 'GET', '/api/notifications?limit=100');
    expect(JSON.stringify(told)).not.toContain(String(id));
    expect(await windows.free()).toEqual([]);
  } finally {
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
