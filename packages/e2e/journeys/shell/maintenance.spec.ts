import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { portalCommand } from '../../portal-command.ts';

const maintenance = (...words: string[]): string =>
  portalCommand(process.env.E2E_DATA_DIR ?? '', 'maintenance', ...words);

test('an administrator announces maintenance, people read why, and go on where they were', async ({ as, request }) => {
  const page = await as('captain', '/approval/documents/in-progress');
  maintenance('on', '20시까지 점검합니다. <b>저장해 주세요</b>');
  try {
    await expect.poll(async () => (await request.get('/api/me')).status()).toBe(503);
    expect(await (await request.get('/api/me')).json()).toMatchObject({
      code: 'maintenance',
      Message: '20시까지 점검합니다. <b>저장해 주세요</b>',
    });
    expect((await request.get('/api/config')).status()).toBe(200);
    await page.goto('/approval/documents/completed');
    await expect(page).toHaveURL(/\/maintenance\?msg=/);
    await expect(page.getByText('20시까지 점검합니다. <b>저장해 주세요</b>')).toBeVisible();
    await expectAccessible(page);
  } finally {
    maintenance('off');
  }
  await expect(page.getByRole('heading', { level: 1, name: '완료' })).toBeVisible();
  await expect(page).toHaveURL(/\/approval\/documents\/completed/);
});
