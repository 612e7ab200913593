import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { endActions } from '../../scenes/investigations.ts';
import { file } from '../../scenes/reports.ts';

test('a hazard without another case is registered, assessed, acted upon, closed and reopened', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const title = `지상장비 과속 ${Date.now()}`;
  const page = await as('safety.master', '/esms');
  await page.getByRole('link', { name: '위해요인 대장' }).click();
  await page.getByRole('link', { name: '새 위해요인' }).click();
  await expect(page.getByRole('link', { name: '위해요인 대장' }).last()).toHaveAttribute('href', '/esms/hazard');
  const save = page.getByRole('button', { name: '등록' });
  await expect(save).toBeDisabled();
  await page.getByRole('textbox', { name: '위해요인 제목' }).fill(title);
  await page.getByRole('button', { name: '분류 선택' }).click();
  const categories = page.getByRole('dialog', { name: '분류 선택' });
  await categories.getByRole('searchbox').fill('조류 무리');
  await categories.getByRole('button', { name: /무리/ }).click();
  await categories.getByRole('button', { name: '적용' }).click();
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: '결과 추가' }).click();
  const consequences = page.getByRole('dialog', { name: '결과 추가' });
  await consequences.getByRole('searchbox').fill('공중충돌 지연');
  await consequences.getByRole('button', { name: /지연/ }).first().click();
  await consequences.getByRole('button', { name: '적용' }).click();
  await expect(save).toBeEnabled();
  // An internal source asks for its report.
  await page.getByRole('combobox', { name: '발굴 경로' }).selectOption('InternalVoluntaryReport');
  await save.click();
  await expect(page.getByRole('alert').first()).toContainText('연결 보고서');
  await page.getByRole('combobox', { name: '발굴 경로' }).selectOption('SiteInspection');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('위해요인이 등록되었습니다.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = Number(/view\/(\d+)/.exec(page.url())?.[1]);
  await expectAccessible(page);
  await expect(page.getByRole('tab', { name: /조치/ })).toBeDisabled();

  await page.getByRole('button', { name: '수정' }).click();
  await page.getByRole('combobox', { name: '통제 방법' }).selectOption('Reduction');
  await page.getByRole('button', { name: '수정' }).click();
  await expect(page.getByText('위해요인이 수정되었습니다.')).toBeVisible();

  await page.getByRole('tab', { name: '위험도 평가' }).click();
  await page.getByRole('button', { name: '초기 평가 입력' }).click();
  const matrix = page.getByRole('dialog', { name: '초기 위험도 평가' });
  await matrix.getByRole('button', { name: /^4C/ }).click();
  await matrix.getByRole('button', { name: '적용' }).click();
  await expect(page.getByText('위험도 평가가 등록되었습니다.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: '조치', exact: true }).click();
  await expectAccessible(page);
  const mitigator = await company.idOf('doc.manager');
  await company.call('safety.master', 'POST', `/api/esms/hazards/${id}/mitigations`, [
    { mitigator: { id: mitigator } },
  ]);
  await endActions(company, 'hazards', id);
  await page.getByRole('tab', { name: '위험도 평가' }).click();
  await page.reload();
  await page.getByRole('button', { name: '잔여 위험도 평가 입력' }).click();
  const residual = page.getByRole('dialog', { name: '잔여 위험도 평가' });
  await residual.getByRole('button', { name: /^1E/ }).click();
  await residual.getByRole('button', { name: '적용' }).click();
  await expect(page.getByText('종결', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '수정' })).toHaveCount(0);
  await page.getByRole('button', { name: '재개' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '재개' }).click();
  await expect(page.getByText('위해요인을 재개했습니다.')).toBeVisible();
  await expect(page.getByText('재평가', { exact: true })).toBeVisible();
});

test('a hazard of a report is linked once that is confirmed, and leads there; the log is the safety office’s', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { reportNo } = await file(company);
  const page = await as('safety.master', '/esms/hazard/new');
  await page.getByRole('button', { name: '보고서 선택' }).click();
  const dialog = page.getByRole('dialog', { name: '보고서 선택' });
  await dialog.getByRole('searchbox').fill(reportNo);
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('row').nth(1).getByRole('button').first().click();
  const sure = page.getByRole('dialog', { name: '연결 보고서' });
  await expect(sure).toContainText('관련 보고서로 설정하시겠습니까?');
  await sure.getByRole('button', { name: '연결' }).click();
  await expect(page.getByRole('combobox', { name: '발굴 경로' })).toHaveValue('InternalMandatoryReport');
  await expect(page.getByRole('button', { name: `${reportNo} 연결 해제` })).toBeVisible();

  await page.goto('/esms/hazard?status=Closed');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/hazard\/view\/\d+\?status=Closed/);
  await page.getByRole('main').getByRole('link', { name: '위해요인 대장' }).click();
  await expect(page).toHaveURL(/hazard\?status=Closed/);

  const other = await as('captain', '/esms/hazard');
  await expect(other).toHaveURL(/\/esms$/);
});
