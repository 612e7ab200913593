import type { Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { countPresses } from '../../personas/clicks.ts';
import { expect, test } from '../../personas/test.ts';
import { askClosing, assignAction } from '../../scenes/case-actions.ts';
import { openCompany } from '../../scenes/company.ts';
import { birdStrike, dangerousGoods, fatigue, file, OFFICE, ramp, tcasRa } from '../../scenes/reports.ts';

/** What the safety office decides about a report: words of the choices, and ends of the paths in the trees. */
type Decision = {
  body: typeof birdStrike | object;
  caseType: string;
  eventType: string;
  category: string;
  hazard: string;
  consequence: string;
  risk: string;
};

/** Five kinds of reports, of which no two have a choice in common that is offered. */
const kinds: readonly Decision[] = [
  {
    body: birdStrike,
    caseType: '내부',
    eventType: '준사고',
    category: 'BIRD 조류충돌',
    hazard: '조류 › 무리',
    consequence: '조류충돌 › 경미 손상',
    risk: '2C',
  },
  {
    body: tcasRa,
    caseType: '외부',
    eventType: '준사고',
    category: 'MAC 공중근접·ACAS·분리상실·공중충돌',
    hazard: '관제 › 분리',
    consequence: '공중근접·ACAS·분리상실·공중충돌 › 사망',
    risk: '2B',
  },
  {
    body: dangerousGoods,
    caseType: '외부',
    eventType: '사고',
    category: 'OTHR 기타',
    hazard: '화물·위험물 › 미신고 위험물',
    consequence: '기타 › 중상',
    risk: '3C',
  },
  {
    body: fatigue,
    caseType: '내부',
    eventType: '사고',
    category: 'MED 의료/건강',
    hazard: '수행 능력 › 피로',
    consequence: '의료/건강 › 지연',
    risk: '3D',
  },
  {
    body: ramp,
    caseType: '내부',
    eventType: '준사고',
    category: 'RAMP 지상조업',
    hazard: '지상장비 › 견인봉',
    consequence: '지상조업 › 경미 손상',
    risk: '4D',
  },
];

/** Takes what is suggested, or looks for it in its tree. */
const suggestOrPick = async (page: Page, button: string, path: string): Promise<void> => {
  const suggested = page.getByRole('list', { name: '제안 항목' }).getByTitle(new RegExp(`${path}$`));
  const opener = page.getByRole('button', { name: button });
  await expect(opener).toBeVisible();
  if ((await suggested.count()) > 0) return suggested.click();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: button });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(path.split(' › ').at(-1) ?? '');
  await dialog.getByRole('button', { name: new RegExp(`${path}$`) }).click();
  await dialog.getByRole('button', { name: '적용' }).click();
};

/** Classifies the report that is shown, registers its hazard and assesses it, in as few presses as the page offers. */
const classifyAndAssess = async (page: Page, subject: string, decision: Decision): Promise<void> => {
  const event = page.getByRole('list', { name: '최근 분류와 같게' });
  const words = `${decision.caseType} · ${decision.eventType} · ${decision.category}`;
  await expect(page.getByRole('radio', { name: decision.caseType })).toBeVisible();
  if ((await event.getByRole('button', { name: words }).count()) > 0) {
    await event.getByRole('button', { name: words }).click();
    await expect(page.getByRole('radio', { name: decision.caseType })).toBeChecked();
  } else {
    await page.getByRole('radio', { name: decision.caseType }).check();
    await page.getByRole('radio', { name: decision.eventType, exact: true }).check();
    await suggestOrPick(page, '범주 추가', decision.category);
  }
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('textbox', { name: '위해요인 제목' })).toHaveValue(subject);
  const hazard = page
    .getByRole('list', { name: '최근 위해요인과 같게' })
    .getByRole('button', { name: `${decision.hazard} → ${decision.consequence}` });
  await expect(page.getByRole('button', { name: '결과 추가' })).toBeVisible();
  if ((await hazard.count()) > 0) await hazard.click();
  else {
    await suggestOrPick(page, '분류 선택', decision.hazard);
    await suggestOrPick(page, '결과 추가', decision.consequence);
  }
  await page.getByRole('button', { name: '등록' }).click();
  const matrix = page.getByRole('dialog', { name: '초기 위험도 평가' });
  await matrix.getByRole('button', { name: new RegExp(`^${decision.risk}`) }).click();
  await matrix.getByRole('button', { name: '적용' }).click();
  await expect(matrix).toBeHidden();
};

test('ten new reports, each unlike the one before, are classified and assessed in 85 presses', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = `분류할 보고 ${Date.now()}`;
  const order = [...kinds, ...kinds].map((decision, at) => ({ ...decision, subject: `${mark} ${at + 1}번` }));
  for (const { body, subject } of order.toReversed()) await file(company, { ...body, subject, requestFeedback: false });
  const page = await as(OFFICE, `/esms/report?searchText=${encodeURIComponent(mark)}`);
  await page.getByRole('link', { name: `${mark} 1번` }).click();
  const place = page.getByRole('navigation', { name: '차례대로 보기' });
  await expect(place).toContainText('1 / 10');
  await page.getByRole('tab', { name: '분류', exact: true }).click();
  const reported = page.getByRole('region', { name: '상세' });
  await expect(reported).toContainText('이륙 활주 중 80노트 부근에서');
  await expectAccessible(page);

  const { presses } = await countPresses(page);
  const spent: number[] = [];
  for (const [at, decision] of order.entries()) {
    const before = await presses();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(decision.subject);
    await expect(place).toContainText(`${at + 1} / 10`);
    await classifyAndAssess(page, decision.subject, decision);
    spent.push((await presses()) - before);
  }
  await expect(page).toHaveURL(/\/esms\/report\?searchText=/);
  // The first of each kind is chosen from what is suggested for it and from the trees, the second as the first.
  expect(spent).toEqual([9, 9, 11, 13, 13, 6, 6, 6, 6, 6]);
});

test('a case is closed with its residual risk and the answer to its reporter in 7 presses', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `종결할 사례 ${Date.now()}`;
  const assigned = await assignAction(company, subject);
  await askClosing(company, assigned, 'doc.manager');
  const path = `/api/esms/reports/${assigned.report}/mitigations/${assigned.id}`;
  const [request] = await company.call<{ id: number; actionType: string }[]>(OFFICE, 'GET', `${path}/threads`);
  await company.call(OFFICE, 'PUT', `${path}/threads/${request?.id}`, {
    content: '확인했습니다.',
    actionType: 'Closed',
    actionCompleted: true,
  });

  const page = await as(OFFICE, `/esms/report/view/${assigned.report}`);
  const feedback = page.getByRole('tab', { name: '회신' });
  await expect(feedback).toBeEnabled();
  const { presses, write } = await countPresses(page);
  await feedback.click();
  await write(page.getByRole('textbox', { name: '답변 작성' }), '조류 퇴치 절차를 바꾸었습니다.');
  await page.getByRole('button', { name: '보내고 종결' }).click();
  const closing = page.getByRole('dialog', { name: '보고서 종결' });
  const list = closing.getByRole('list', { name: '종결 전 확인' });
  await expect(list.getByRole('listitem').filter({ hasText: '회신' })).toHaveAttribute('data-done', 'true');
  await expectAccessible(page);
  await list.getByRole('button', { name: '지금 평가' }).click();
  const matrix = page.getByRole('dialog', { name: '잔여 위험도 평가' });
  await matrix.getByRole('button', { name: /^1D/ }).click();
  await matrix.getByRole('button', { name: '적용' }).click();
  await expect(matrix).toBeHidden();
  await closing.getByRole('button', { name: '종결', exact: true }).click();
  await expect(page.getByText('보고서 처리가 완료되었습니다.')).toBeVisible();
  expect(await presses()).toBe(7);
  const { status } = await company.call<{ status: string }>(OFFICE, 'GET', `/api/esms/reports/${assigned.report}`);
  expect(status).toBe('Closed');
});
