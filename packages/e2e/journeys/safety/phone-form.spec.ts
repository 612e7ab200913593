import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { answer, choose, openSection, readAs, reportsOf, writeOwnFields } from '../../personas/write-report.ts';

test('a captain reports a bird strike on a phone: what was typed outlives a reload, and without a network it is sent once that is back', async ({
  as,
}) => {
  const subject = `조류 충돌 ${Date.now()}`;
  const page = await as('captain', '/esms/report/new/ssr');
  await writeOwnFields(page, subject);
  await choose(page, '의무보고 유형', '야생동물·조류 충돌');
  const bird = await openSection(page, '야생동물·조류 충돌');
  const height = bird.getByRole('textbox', { name: '지상 고도(AGL)' });
  await expect(height).toHaveAttribute('inputmode', 'numeric');
  await height.fill('1,200 피트');
  await expect(height).toHaveValue('1200');
  await choose(page, '목격한 수', '2~10');
  await choose(page, '충돌한 수', '1');
  await bird.getByRole('group', { name: '충돌 부위' }).getByLabel('엔진 1').check();
  await bird.getByRole('group', { name: '손상 부위' }).getByLabel('기타').check();
  await bird.getByRole('textbox', { name: '손상 부위(기타)' }).fill('착륙등 유리');
  await expect(page.getByText(/이 기기에 저장됨/)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('button', { name: '이어서 쓰기' })).toBeInViewport();
  await page.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue(subject);
  await expect(height).toHaveValue('1200');
  await expect(page.getByRole('textbox', { name: '손상 부위(기타)' })).toHaveValue('착륙등 유리');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: '제출', exact: true }).click();
  await answer(page, '보고서 제출', '제출');
  const alert = page.getByRole('alert').filter({ hasText: '네트워크가 끊겨 아직 보내지 못했습니다' });
  await expect(alert).toContainText('한 건만 제출됩니다');
  await expectAccessible(page);
  await alert.getByRole('button', { name: '지금 다시 보내기' }).click();
  await expect(alert).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText(/SSR-\d{4}-\d{4} 보고서를 등록했습니다/)).toBeVisible();
  await expect(page).toHaveURL(/\/esms\/report$/);
  const sent = await reportsOf(page, subject);
  expect(sent).toHaveLength(1);
  const stored = await readAs<Record<string, unknown>>(page, `/api/esms/reports/${sent[0]?.id}`);
  expect(stored.eventDate).toBe('2026-02-03T07:05');
  expect(stored.wildlifeBirdStrikeDetail).toMatchObject({
    heightAGL: 1200,
    heightAGLUnit: 0,
    numberOfSeen: 2,
    numberOfStruck: 1,
    partsOfAircraftStruck: [8],
    partsOfAircraftDamaged: [1024],
    partsOfAircraftDamagedRemark: '착륙등 유리',
  });
});

test('a submission whose answer was lost is one report', async ({ as }) => {
  const subject = `답을 못 받은 보고 ${Date.now()}`;
  const page = await as('captain', '/esms/report/new/ssvr');
  await writeOwnFields(page, subject);
  let lost = 0;
  await page.route('**/api/esms/reports/*/submit', async (route) => {
    // It arrives, and the network goes before the answer does.
    if (lost === 0) await route.fetch();
    lost += 1;
    await route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: '제출', exact: true }).click();
  await answer(page, '보고서 제출', '제출');
  await page.getByRole('button', { name: '지금 다시 보내기' }).click();
  await expect(page.getByText(/SSVR-\d{4}-\d{4} 보고서를 등록했습니다/)).toBeVisible();
  expect(lost).toBe(1);
  expect(await reportsOf(page, subject)).toHaveLength(1);
});

test('sections are filled in one after the other, and photos are taken with the camera', async ({ as }) => {
  const page = await as('captain', '/esms/report/new/ssvr');
  const bar = page.getByRole('region', { name: '보고서 저장과 제출' });
  // The department's field of work is proposed.
  await expect(bar.getByText('1/6')).toBeVisible();
  await bar.getByRole('button', { name: '다음 항목' }).click();
  await bar.getByRole('button', { name: '다음 항목' }).click();
  const flight = page.locator('#report-section-flightDetail');
  await expect(flight).toHaveJSProperty('open', true);
  await expect(page.locator('#report-section-report')).toHaveJSProperty('open', false);
  await page.getByRole('textbox', { name: '편명' }).fill('HB201');
  await expect(bar.getByText('2/11')).toBeVisible();
  await bar.getByRole('button', { name: '이전 항목' }).click();
  await expect(page.locator('#report-section-report')).toHaveJSProperty('open', true);
  const camera = page.locator('input[capture="environment"]');
  await expect(camera).toHaveAttribute('accept', 'image/*');
  await camera.setInputFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('1') });
  await expect(page.getByRole('list', { name: '첨부 파일' })).toContainText('image.jpg');
  for (const button of await page.getByRole('button').all()) {
    const box = await button.boundingBox();
    const isOwn = await button.evaluate((each) => each.closest('details, [aria-label="보고서 저장과 제출"]') !== null);
    const isEditors = await button.evaluate(
      (each) => each.closest('[role=toolbar], .mantine-RichTextEditor-root') !== null,
    );
    if (box && isOwn && !isEditors) expect(box.height, await button.innerText()).toBeGreaterThanOrEqual(43);
  }
});

test('the fields of the time say in English whole what they are for', async ({ as }) => {
  const page = await as('captain', '/esms/report/new/ssvr');
  await page.evaluate(() => localStorage.setItem('portal.language', 'en'));
  await page.reload();
  for (const name of ['Hour', 'Min']) {
    const field = page.getByRole('combobox', { name: `Event date ${name}` });
    await expect(field).toBeVisible();
    const room = await field.evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) throw new Error('nothing measures words here');
      pen.font = font;
      const { width } = pen.measureText(select.selectedOptions[0]?.text ?? '');
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  }
});
