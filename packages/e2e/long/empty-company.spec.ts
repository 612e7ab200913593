import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { departmentImportHeaders, employeeImportHeaders } from '@portal/contract/directory';
import { startCompanyProvider } from '../company-provider.ts';
import { openProvider } from '../personas/sign-in.ts';
import { expect, test } from '../personas/test.ts';
import { portalCommand } from '../portal-command.ts';
import { writeSheet } from '../spreadsheet.ts';
import { runPortal } from '../start-portal.ts';

/** Signs in at the company's own provider, whose window asks for a name and then for consent. */
const signInAtCompany = async (browser: Browser, url: string, name: string): Promise<Page> => {
  const page = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await page.goto(url);
  await expect(page).toHaveURL(/\/login/);
  const provider = await openProvider(page);
  await provider.locator('input[name=login]').fill(name);
  await provider.locator('input[name=password]').fill('anything');
  await provider.getByRole('button').first().click();
  await provider.getByRole('button', { name: 'Continue' }).click();
  return page;
};

test('from an empty database and a provider of its own to a company at work, backed up and restored', async ({
  browser,
  baseURL,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-company-'));
  const port = Number(new URL(baseURL ?? '').port) + 2;
  const provider = await startCompanyProvider(`http://127.0.0.1:${port}`);
  const settings = { ...provider.settings, DEMO: 'off', BOOTSTRAP_ADMIN_EMAIL: 'boss@air.example', EMBED_ORIGINS: '' };
  let portal = await runPortal(port, join(folder, 'data'), settings);
  try {
    const boss = await signInAtCompany(browser, portal.url, 'boss');
    await expect(boss).not.toHaveURL(/\/login/);
    await boss.goto(`${portal.url}/admin/employee`);
    await expect(boss.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(boss.getByRole('table').getByText('boss@air.example').first()).toBeVisible();

    const stranger = await signInAtCompany(browser, portal.url, 'pilot');
    await expect(stranger.getByText(/등록된 사원 정보가 없습니다/)).toBeVisible();

    const departments = join(folder, '부서.xlsx');
    await writeSheet(departments, [
      departmentImportHeaders[0],
      ['FO', '운항팀', 'Flight Operations', 'HQ', 1],
      ['HQ', '본사', 'Headquarters', null, 1],
    ]);
    const employees = join(folder, '사원.xlsx');
    const work = ['기장', null, 'FO', '010-1234-5678', '1985-03-02', '2012-07-01', '여', '서울', null, 1, null];
    await writeSheet(employees, [employeeImportHeaders[0], ['P001', '한기장', 'Han', 'pilot@air.example', ...work]]);
    expect(portalCommand(portal.dataDir, 'import-departments', departments)).toContain(
      '1 added, 0 changed, 1 unchanged',
    );
    expect(portalCommand(portal.dataDir, 'import-employees', employees, '--dry-run')).toContain('Would be: 1 added');
    expect(portalCommand(portal.dataDir, 'import-employees', employees)).toContain('1 added');
    expect(portalCommand(portal.dataDir, 'import-employees', employees)).toContain('1 unchanged');

    const pilot = await signInAtCompany(browser, portal.url, 'pilot');
    await expect(pilot).not.toHaveURL(/\/login/);
    await expect(pilot.getByText('한기장').first()).toBeVisible();

    const archive = join(folder, '백업.age');
    expect(portalCommand(portal.dataDir, 'backup', archive)).toContain('Backed up');
    await portal.stop();
    const restored = join(folder, 'restored');
    expect(portalCommand(restored, 'restore', archive)).toContain('Restored and compared');
    portal = await runPortal(port, restored, settings);
    await boss.goto(`${portal.url}/admin/employee?searchKeyword=P001`);
    await expect(boss.getByRole('table').getByText('pilot@air.example').first()).toBeVisible();
  } finally {
    await portal.stop();
    await provider.close();
    await rm(folder, { recursive: true, force: true });
  }
});
