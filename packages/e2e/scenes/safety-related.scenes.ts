import { expect, type Page } from '@playwright/test';
import { dialog, either, eitherBegins, field, press, type Scene } from './kinds.ts';
import { answerTo, birdStrike, confidential, draft, file, fileGroup, fileUntil, OFFICE, REPORTER } from './reports.ts';
import type { Stage } from './stage.ts';

const groupOf = async ({ enter, company }: Stage): Promise<Page> => {
  const [{ id }] = await fileGroup(company);
  const page = await enter(OFFICE, `/esms/report/view/${id}#relationReports`);
  await expect(page.getByRole('main').getByRole('table').getByRole('link').first()).toBeVisible();
  return page;
};

const openAdding = async (page: Page) => {
  await press(page, '보고서 추가', 'Add reports');
  const adding = await dialog(page, '관련 보고서 추가', 'Add related reports');
  await expect(adding.getByRole('table').getByRole('checkbox').nth(1)).toBeVisible();
  return adding;
};

const notified = async ({ company }: Stage) => {
  const filed = await fileUntil(company, 'notified');
  await answerTo(
    company,
    filed,
    '조류 퇴치 차량을 이륙 30분 전에 한 번 더 돌리기로 했습니다.\n다음 달부터 적용됩니다.',
  );
  return filed;
};

/** Related reports, feedback, and their cards on home. */
export const relatedScenes: readonly Scene[] = [
  {
    name: 'safety-related',
    open: async (stage) => {
      const page = await groupOf(stage);
      await page
        .getByRole('tabpanel')
        .getByRole('button', { name: /더 보기|more/i })
        .first()
        .click();
      await expect(page.getByRole('main').getByText('RKSI RWY 33L').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-related-child',
    open: async ({ enter, company }) => {
      const [, { id }] = await fileGroup(company);
      return enter(OFFICE, `/esms/report/view/${id}#relationReports`);
    },
  },
  {
    name: 'safety-related-none',
    open: async ({ enter, company }) => {
      const { id } = await file(company, confidential);
      const page = await enter(OFFICE, `/esms/report/view/${id}#relationReports`);
      await expect(page.getByText(/관련 보고서가 없습니다|There is no related reports/)).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-related-main',
    open: async (stage) => {
      const page = await groupOf(stage);
      await page
        .getByRole('button', { name: /대표로 지정$|^Set .* as main report$/ })
        .first()
        .click();
      await dialog(page, '대표 보고서 지정', 'Set the main report');
      return page;
    },
  },
  {
    name: 'safety-related-add',
    open: async (stage) => {
      const page = await groupOf(stage);
      const adding = await openAdding(page);
      for (const box of (await adding.getByRole('checkbox', { disabled: false }).all()).slice(1, 3)) await box.check();
      return page;
    },
  },
  {
    name: 'safety-related-add-refused',
    open: async (stage) => {
      const { company } = stage;
      const bound = await fileUntil(company, 'hazard');
      const free = await file(company, { ...birdStrike, subject: '접근 중 조류 회피' });
      const page = await stage.enter(OFFICE, `/esms/report/view/${free.id}#relationReports`);
      const adding = await openAdding(page);
      await adding.getByRole('searchbox').fill(bound.reportNo);
      // Until the search begins reports are proposed above.
      const found = adding.getByRole('table', { name: either('추가할 보고서', 'Reports to add') });
      await expect(found.getByRole('checkbox')).toHaveCount(2);
      await found.getByRole('checkbox').nth(1).check();
      await press(adding, '보고서 추가', 'Add reports');
      await expect(adding.getByRole('alert')).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-related-period',
    open: async ({ enter, company }) => {
      await fileUntil(company, 'classified');
      const { id } = await fileUntil(company, 'classified');
      const page = await enter(OFFICE, `/esms/report/view/${id}#relationReports`);
      const part = page.getByRole('region', { name: either('참고 보고서', 'Reference reports') });
      await expect(part.getByRole('link').first()).toBeVisible();
      await part.getByLabel(either('발생일 시작', 'First event day')).fill('2026-05-01');
      await expect(part.getByRole('alert')).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-feedback-reporter',
    open: async (stage) => {
      const { id } = await notified(stage);
      const page = await stage.enter(REPORTER, `/esms/report/view/${id}#feedback`);
      await expect(page.getByRole('log')).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-feedback-office',
    open: async (stage) => {
      const { company, enter } = stage;
      const filed = await notified(stage);
      const other = await file(company, { ...birdStrike, subject: '이륙 중 충격음을 들음' }, 'cabin');
      await company.call(OFFICE, 'PUT', `/api/esms/reports/${filed.id}/relations`, [other.id]);
      const page = await enter(OFFICE, `/esms/report/view/${filed.id}#feedback`);
      await field(page, '답변 작성', 'Your answer').fill('정비 기록을 확인한 뒤 다시 알려 드리겠습니다.');
      await expect(page.getByText(/답변 대기|Waiting/).first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-feedback-locked',
    open: async ({ enter, company }) => {
      const { id } = await file(company);
      const page = await enter(REPORTER, `/esms/report/view/${id}#feedback`);
      await expect(page.getByRole('tab', { name: eitherBegins('회신', 'Feedback') })).toBeDisabled();
      return page;
    },
  },
  {
    name: 'safety-home',
    open: async (stage) => {
      const { company, enter } = stage;
      await notified(stage);
      await draft(company);
      const page = await enter(REPORTER, '/');
      await expect(page.getByRole('region', { name: either('내 보고서 소식', 'News of my reports') })).toBeVisible();
      return page;
    },
  },
];
