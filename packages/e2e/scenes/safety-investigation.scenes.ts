import { expect } from '@playwright/test';
import { investigateUntil, logHazard, type Until } from './investigations.ts';
import { dialog, either, press, rowsOf, type Scene } from './kinds.ts';
import { file, OFFICE } from './reports.ts';

const inTab = (name: string, until: Until, tab: string): Scene => ({
  name: `investigation-${name}`,
  open: async ({ enter, company }) => {
    const { id } = await investigateUntil(company, until);
    return enter(OFFICE, `/esms/investigation/view/${id}#${tab}`);
  },
});

/** Investigations: their list, the form, and each of the tabs as far as one may come. */
export const investigationScenes: readonly Scene[] = [
  {
    name: 'investigation-list',
    open: async ({ enter, company }) => {
      await investigateUntil(company, 'worked-on');
      const page = await enter(OFFICE, '/esms/investigation');
      await rowsOf(page);
      return page;
    },
  },
  {
    name: 'investigation-list-none',
    open: ({ enter }) => enter(OFFICE, '/esms/investigation?searchText=%EC%97%86%EB%8A%94%EA%B2%83'),
  },
  {
    name: 'investigation-new',
    open: async ({ enter, company }) => {
      const { id, reportNo } = await file(company);
      return enter(OFFICE, `/esms/investigation/new?reportId=${id}&reportType=SSR&reportNo=${reportNo}`);
    },
  },
  {
    name: 'investigation-new-missing',
    open: async ({ enter }) => {
      const page = await enter(OFFICE, '/esms/investigation/new');
      await press(page, '등록', 'Register');
      await expect(page.getByRole('alert').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'investigation-investigators',
    open: async ({ enter }) => {
      const page = await enter(OFFICE, '/esms/investigation/new');
      await press(page, '조사자 선택', 'Choose investigators');
      await dialog(page, '조사자 선택', 'Choose investigators');
      return page;
    },
  },
  {
    name: 'investigation-report',
    open: async ({ enter, company }) => {
      await file(company);
      const page = await enter(OFFICE, '/esms/investigation/new');
      await press(page, '보고서 선택', 'Choose a report');
      const choosing = await dialog(page, '보고서 선택', 'Choose a report');
      await expect(choosing.getByRole('table').getByRole('button').first()).toBeVisible();
      return page;
    },
  },
  inTab('outline', 'worked-on', 'outline'),
  inTab('facts', 'worked-on', 'factualInformation'),
  inTab('risk', 'worked-on', 'riskAnalysis'),
  inTab('post-process', 'waiting', 'postProcess'),
  inTab('mitigation', 'acted-on', 'mitigation'),
  inTab('closed', 'closed', 'outline'),
  {
    name: 'investigation-change',
    open: async ({ enter, company }) => {
      const { id } = await investigateUntil(company, 'worked-on');
      const page = await enter(OFFICE, `/esms/investigation/view/${id}`);
      await press(page, '수정', 'Modify');
      await expect(page.getByRole('textbox', { name: either('제목', 'Title') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'investigation-return',
    open: async ({ enter, company }) => {
      const { id } = await investigateUntil(company, 'waiting');
      const page = await enter(OFFICE, `/esms/investigation/view/${id}#postProcess`);
      await press(page, '반려', 'Return');
      await dialog(page, '조사 결과·개선 조치 반려', 'Return the post process');
      return page;
    },
  },
];

/** The hazard log. */
export const hazardScenes: readonly Scene[] = [
  {
    name: 'hazard-list',
    open: async ({ enter, company }) => {
      await logHazard(company);
      const page = await enter(OFFICE, '/esms/hazard');
      await rowsOf(page);
      return page;
    },
  },
  { name: 'hazard-new', open: ({ enter }) => enter(OFFICE, '/esms/hazard/new') },
  {
    name: 'hazard-details',
    open: async ({ enter, company }) => {
      const { id } = await logHazard(company);
      return enter(OFFICE, `/esms/hazard/view/${id}`);
    },
  },
  {
    name: 'hazard-risk',
    open: async ({ enter, company }) => {
      const { id } = await logHazard(company, 'acted-on');
      return enter(OFFICE, `/esms/hazard/view/${id}#riskAnalysis`);
    },
  },
  {
    name: 'hazard-mitigation',
    open: async ({ enter, company }) => {
      const { id } = await logHazard(company, 'acted-on');
      return enter(OFFICE, `/esms/hazard/view/${id}#mitigation`);
    },
  },
];
