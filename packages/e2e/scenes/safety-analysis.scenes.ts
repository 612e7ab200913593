import { expect } from '@playwright/test';
import { either, press, rowsOf, type Scene } from './kinds.ts';
import { birdStrike, file, OFFICE } from './reports.ts';

/** Finding and comparing: the filters of the list of reports, contents, the action log and the board. */
export const analysisScenes: readonly Scene[] = [
  {
    name: 'safety-report-filters',
    open: async ({ enter, company }) => {
      await file(company, birdStrike);
      const page = await enter(OFFICE, '/esms/report?registrationNo=HL8203&phase=3');
      await rowsOf(page);
      // A phone has one button for all filters, a desk a second for those rarely used.
      const folded = page.getByRole('button', { name: either('필터', 'Filters') });
      if (await folded.isVisible()) await folded.click();
      else await press(page, '상세 조건', 'More filters');
      await expect(page.getByRole('textbox', { name: either('등록기호', 'Registration') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-report-contents',
    open: async ({ enter, company }) => {
      await file(company, birdStrike);
      const page = await enter(OFFICE, `/esms/report?searchType=Content&searchText=${encodeURIComponent('조류')}`);
      await expect(page.locator('mark').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-save-view',
    open: async ({ enter }) => {
      const page = await enter(OFFICE, '/esms/report?phase=3&open=true');
      const folded = page.getByRole('button', { name: either('필터', 'Filters') });
      if (await folded.isVisible()) await folded.click();
      await press(page, '보기 저장', 'Save view');
      await expect(page.getByRole('dialog')).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-action-log',
    open: async ({ enter }) => {
      const page = await enter(OFFICE, '/esms/action');
      await rowsOf(page);
      return page;
    },
  },
  {
    name: 'safety-board',
    open: async ({ enter, company }) => {
      await file(company, birdStrike);
      const page = await enter(OFFICE, '/esms/analysis');
      await expect(page.getByRole('heading', { name: either('월별', 'By month') })).toBeVisible();
      return page;
    },
  },
];
