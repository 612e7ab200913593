import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, ViewportSize } from '@playwright/test';
import { startMovedClock } from '../moved-clock.ts';
import { type Persona, signIn } from '../personas/sign-in.ts';
import { expect, test, watch } from '../personas/test.ts';
import { chooseLine, confirm, waitingWith } from '../personas/write-memo.ts';
import { windows } from '../scenes/browsers.ts';
import { openCompany } from '../scenes/company.ts';
import { demoManual, MANAGER, nameReaders, pdfFile, READER } from '../scenes/drives.ts';
import { runPortal } from '../start-portal.ts';

const APPROVERS = [
  { persona: 'safety.master', name: '배성민' },
  { persona: 'ceo', name: '한도윤' },
] as const;
const VERSION = '77';
const DAYS = 3;

const later = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

test('a manual goes from a draft over two approvers and a filing to its day, is read on a phone, and who read it is known', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(900_000);
  const folder = await mkdtemp(join(tmpdir(), 'portal-manual-'));
  const clock = await startMovedClock(join(folder, 'clock'));
  const port = Number(new URL(baseURL ?? '').port) + 3;
  const portal = await runPortal(port, join(folder, 'data'), { DEMO: 'on', EMBED_ORIGINS: '', ...clock.settings });
  const complaints: string[] = [];
  const options = { baseURL: portal.url, locale: 'ko-KR', timezoneId: 'Asia/Seoul' };
  // Everybody signs in again: sessions from before the clock moved have ended.
  const enter = async (persona: Persona, path: string, viewport: ViewportSize = windows.desktop): Promise<Page> => {
    const context = await (browser as Browser).newContext({ ...options, viewport });
    watch(context, complaints);
    const page = await context.newPage();
    // Each loads the program, on a machine that does other things too.
    await page.goto('/');
    await page.waitForURL(/\/login/, { timeout: 180_000, waitUntil: 'commit' });
    await signIn(page, persona);
    await page.goto(path);
    return page;
  };
  try {
    const company = openCompany(browser, options);
    const manual = await demoManual(company, 'OS-M-007');
    const { id: manualId, driveId, documentId, title } = manual;
    await nameReaders(company, { driveId, id: documentId }, [await company.idOf(READER)]);
    const place = `/documentcenter/manual/${driveId}/${manualId}`;

    const manager = await enter(MANAGER, `${place}/prepare`);
    await manager.getByRole('textbox', { name: '개정번호' }).fill(VERSION);
    const today = await manager.getByLabel('개정일').inputValue();
    await manager.getByLabel('시행 예정일').fill(later(today, DAYS));
    await manager.getByRole('textbox', { name: '개정 내용' }).fill('전자 점검표를 다시 고침 ✈️');
    await manager.locator('input[type=file]').first().setInputFiles(pdfFile('Check the tyres twice'));
    await manager.getByRole('button', { name: '등록' }).click();
    await expect(manager.getByRole('button', { name: /^DRAFT_/ })).toBeVisible();
    await manager.getByRole('button', { name: '결재 상신' }).click();
    await chooseLine(manager, APPROVERS);
    await manager.getByRole('dialog', { name: '결재 상신' }).getByRole('button', { name: '결재 상신' }).click();
    await expect(manager.getByText('결재 중')).toBeVisible();

    for (const { persona } of APPROVERS) {
      const approver = await enter(persona, waitingWith(`Rev. ${VERSION}`));
      await approver
        .getByRole('link', { name: new RegExp(`Rev\\. ${VERSION}`) })
        .first()
        .click();
      await expect(approver.getByRole('region', { name: '결재 대상 개정안' })).toBeVisible();
      await approver.getByRole('button', { name: '승인', exact: true }).click();
      await confirm(approver, '승인');
      await expect(approver).toHaveURL(/\/approval\/documents\/requested/);
      await approver.context().close();
    }

    await manager.reload();
    await expect(manager.getByText('인가·신고 대기')).toBeVisible();
    await manager.getByRole('button', { name: '인가·신고 입력' }).click();
    const filing = manager.getByRole('dialog', { name: '인가·신고 입력' });
    await filing.getByRole('textbox', { name: '문서번호' }).fill('운항기술과-77');
    await filing.getByLabel('인가일 또는 신고일').fill(today);
    await expect(filing.getByText(/통지가 없으면 .*에 수리된 것으로 봅니다/)).toBeVisible();
    await filing.getByLabel('수리일').fill(today);
    await filing.getByLabel('수리 방법').selectOption({ label: '수리 통지' });
    await filing.getByRole('button', { name: '인가·신고 입력' }).click();
    await expect(manager.getByText('시행 예정', { exact: true })).toBeVisible();

    const before = await enter(READER, place);
    await expect(before.getByText(/시행 중 Rev\. 3 /)).toBeVisible();
    await expect(before.getByText(`시행 예정 Rev. ${VERSION}`)).toBeVisible();
    await before.context().close();
    await manager.context().close();

    await clock.moveTo(`+${DAYS}d`);
    await expect
      .poll(
        async () =>
          Date.parse((await fetch(`${portal.url}/api/health`)).headers.get('date') ?? '') > Date.now() + 86_400_000,
      )
      .toBe(true);
    const reader = await enter(READER, '/documentcenter', windows.phone);
    const opening = reader.waitForEvent('popup');
    await reader.getByRole('link', { name: title }).first().click();
    const preview = await opening;
    await preview.getByRole('button', { name: '읽고 이해했습니다' }).click();
    await expect(reader.getByRole('row').filter({ hasText: title }).getByText('읽음', { exact: true })).toBeVisible();
    await reader.context().close();

    const desk = await enter(MANAGER, `/documentcenter/reading?documentId=${documentId}`);
    const line = desk.getByRole('row').filter({ hasText: title });
    await expect(line).toContainText(`${VERSION} · 시행 중`);
    await expect(line).toContainText('100%');

    // What an inspector asks: which revision was in force on a day, and who had read it.
    await desk.goto(place);
    const onDay = desk.getByLabel('이 날의 매뉴얼');
    await onDay.fill(today);
    await expect(desk.getByRole('status').filter({ hasText: '개정 3' })).toBeVisible();
    await desk.getByRole('link', { name: `개정 ${VERSION} 열람 증적` }).click();
    const mark = desk.getByRole('row').filter({ hasText: '김도현' });
    await expect(mark).toContainText(VERSION);
    await expect(mark).toContainText('읽고 이해함');
    await desk.getByLabel('까지').fill(today);
    await expect(mark).toHaveCount(0);
    expect(complaints).toEqual([]);
  } finally {
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
