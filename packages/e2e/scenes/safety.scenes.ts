import { expect } from '@playwright/test';
import { either, eitherBegins, press, rowsOf, type Scene } from './kinds.ts';
import { birdStrike, confidential, draft, file, fileUntil, fileWithPapers, OFFICE, REPORTER } from './reports.ts';

/** The safety area: the chooser, the lists and a report. */
export const safetyScenes: readonly Scene[] = [
  { name: 'safety-start', open: ({ enter }) => enter(REPORTER, '/esms') },
  {
    name: 'safety-start-more',
    open: async ({ enter }) => {
      const page = await enter(REPORTER, '/esms');
      await page.getByRole('button', { name: eitherBegins('의무보고 더 보기', 'See more about mandatory') }).click();
      await page.getByRole('button', { name: eitherBegins('자율보고 더 보기', 'See more about voluntary') }).click();
      return page;
    },
  },
  {
    name: 'safety-start-scope',
    open: async ({ enter }) => {
      const page = await enter(REPORTER, '/esms');
      await page.getByRole('button', { name: eitherBegins('의무보고 더 보기', 'See more about mandatory') }).click();
      await press(page, '항공기준사고', 'Serious incident');
      await expect(page.getByRole('dialog')).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-dialogue-reporter',
    open: async ({ enter, company }) => {
      const { id } = await file(company, confidential);
      await company.call(OFFICE, 'POST', `/api/esms/reports/${id}/dialogue`, {
        kind: 'Question',
        content: '어느 활주로에서 있었던 일입니까?',
      });
      await company.call(REPORTER, 'POST', `/api/esms/reports/${id}/dialogue`, { content: '33R입니다. 🙏' });
      const page = await enter(REPORTER, `/esms/report/view/${id}#dialogue`);
      await expect(page.getByText('33R입니다. 🙏')).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-dialogue-office',
    open: async ({ enter, company }) => {
      const { id } = await file(company);
      await company.call(REPORTER, 'POST', `/api/esms/reports/${id}/dialogue`, { content: '사진을 더 보내 드릴까요?' });
      const page = await enter(OFFICE, `/esms/report/view/${id}#dialogue`);
      await expect(page.getByText('사진을 더 보내 드릴까요?')).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-list-own',
    open: async ({ enter, company }) => {
      await file(company);
      await file(company, confidential);
      await draft(company);
      const page = await enter(REPORTER, '/esms/report');
      await rowsOf(page);
      return page;
    },
  },
  {
    name: 'safety-list-office',
    open: async ({ enter, company }) => {
      await file(company);
      await file(company, confidential);
      await file(company, { ...birdStrike, subject: '정비 중 발견한 공구 미회수' }, 'engineer');
      const page = await enter(OFFICE, '/esms/report');
      await rowsOf(page);
      return page;
    },
  },
  {
    name: 'safety-list-narrowed',
    open: async ({ enter, company }) => {
      await file(company);
      const page = await enter(OFFICE, '/esms/report?reportType=SSR&fieldLevel1Id=1&fieldLevel2Id=11&status=Open');
      await rowsOf(page);
      return page;
    },
  },
  {
    name: 'safety-list-none',
    open: ({ enter }) => enter(OFFICE, '/esms/report?searchText=%EC%97%86%EB%8A%94%EA%B2%83'),
  },
  {
    name: 'safety-drafts',
    open: async ({ enter, company }) => {
      await draft(company);
      await draft(company, { reportType: 'SSVR', subject: '지상조업 차량의 과속' });
      const page = await enter(REPORTER, '/esms/report/list/draft');
      await rowsOf(page);
      await page.getByRole('main').getByRole('checkbox').nth(1).check();
      return page;
    },
  },
  {
    name: 'safety-view',
    open: async ({ enter, company }) => {
      const { id } = await fileWithPapers(company);
      return enter(REPORTER, `/esms/report/view/${id}`);
    },
  },
  {
    name: 'safety-view-office',
    open: async ({ enter, company }) => {
      const { id } = await fileWithPapers(company);
      return enter(OFFICE, `/esms/report/view/${id}`);
    },
  },
  {
    name: 'safety-view-refused',
    open: async ({ enter, company }) => {
      const { id } = await file(company, confidential);
      const page = await enter('engineer', `/esms/report/view/${id}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-classification-new',
    open: async ({ enter, company }) => {
      const { id } = await file(company);
      const page = await enter(OFFICE, `/esms/report/view/${id}#classification`);
      await page.getByRole('checkbox', { name: either('항공기 경미손상', 'Aircraft, minor') }).check();
      await page
        .getByRole('group', { name: eitherBegins('부상자', 'Anyone injured') })
        .getByRole('checkbox')
        .nth(1)
        .check();
      return page;
    },
  },
  {
    name: 'safety-classification-missing',
    open: async ({ enter, company }) => {
      const { id } = await file(company);
      const page = await enter(OFFICE, `/esms/report/view/${id}#classification`);
      await press(page, '등록', 'Register');
      await expect(page.getByRole('alert').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-classification-category',
    open: async ({ enter, company }) => {
      const { id } = await fileUntil(company, 'classified');
      const page = await enter(OFFICE, `/esms/report/view/${id}#classification`);
      await press(page, '범주 추가', 'Add a category');
      await page.getByRole('searchbox').fill('bird');
      await page.getByRole('dialog').getByRole('button', { name: /BIRD/ }).click();
      return page;
    },
  },
  {
    name: 'safety-hazard',
    open: async ({ enter, company }) => {
      const { id } = await fileUntil(company, 'hazard');
      const page = await enter(OFFICE, `/esms/report/view/${id}#riskAnalysis`);
      await expect(page.getByRole('textbox').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-risk-matrix',
    open: async ({ enter, company }) => {
      const { id } = await fileUntil(company, 'assessed');
      const page = await enter(OFFICE, `/esms/report/view/${id}#riskAnalysis`);
      await page.getByRole('button', { name: eitherBegins('초기 평가', 'Assess: Initial') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-risk-assessor',
    open: async ({ enter, company }) => {
      const { id } = await fileUntil(company, 'assessed');
      const page = await enter(OFFICE, `/esms/report/view/${id}#riskAnalysis`);
      await press(page, '2차 평가자 지정', 'Add 2nd R/A');
      await expect(page.getByRole('dialog')).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-lessons',
    open: async ({ enter }) => {
      const page = await enter(REPORTER, '/esms/lesson');
      await rowsOf(page);
      return page;
    },
  },
  {
    name: 'safety-lesson-read',
    open: async ({ enter }) => {
      const page = await enter(REPORTER, '/esms/lesson');
      await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/esms\/lesson\/view\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-lesson-office',
    open: async ({ enter }) => {
      const page = await enter(OFFICE, '/esms/lesson?status=Draft');
      await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
      await expect(page.getByText(either('안전 부서만 보는 내용', 'For the safety office alone'))).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-lesson-new',
    open: async ({ enter }) => {
      const page = await enter(OFFICE, '/esms/lesson/new');
      await expect(page.getByRole('textbox').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-lesson-send',
    open: async ({ enter }) => {
      const page = await enter(OFFICE, '/esms/lesson?status=Draft');
      await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
      await press(page, '승인 요청', 'Send for approval');
      await expect(page.getByRole('dialog')).toBeVisible();
      return page;
    },
  },
];
