import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../personas/days.ts';
import type { Company } from './company.ts';
import { APPROVER, DRAFTER, givenMemo, LONG_LINE } from './documents.ts';
import { dialog, either, press, type Scene } from './kinds.ts';
import type { Stage } from './stage.ts';

/** Nobody else of the scenes decides for another. */
const DEPUTY = 'hr';

type Days = { from: number; to: number; reason?: string };

const deputise = async (company: Company, { from, to, reason }: Days): Promise<void> => {
  const body = {
    deputy: { id: await company.idOf(DEPUTY) },
    fromDate: addDays(today, from),
    toDate: addDays(today, to),
    ...(reason === undefined ? {} : { reason }),
  };
  // A window in another language or width of this scene named the deputy before.
  await company.call(APPROVER, 'POST', '/api/approval/delegations', body).catch(() => undefined);
};

/** Leave of the approver, which they approve themselves and in which nobody acts for them yet. */
const goOnLeave = (company: Company, day: string): Promise<unknown> =>
  company
    .call(APPROVER, 'POST', '/api/approval/docs/submit', {
      title: '',
      content: '',
      category: { id: 2 },
      decidesArbitrarily: true,
      vacation: {
        absenceType: 'Training',
        contract: '',
        periods: [{ vacationDate: day, annualLeaveType: 'AnnualLeave' }],
      },
    })
    .catch(() => undefined);

const listed = async ({ enter, company }: Stage): Promise<Page> => {
  await deputise(company, { from: 40, to: 44, reason: '해외 교육' });
  await goOnLeave(company, addDays(today, 60));
  const page = await enter(APPROVER, '/approval/delegation');
  await expect(
    page.getByRole('region', { name: either('휴가 동안 결재를 맡길까요?', 'Somebody to decide during your leave?') }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /→/ }).first()).toBeVisible();
  return page;
};

/** A memo whose turn is the approver's, before their deputy. */
const inPlace = async ({ enter, company }: Stage): Promise<Page> => {
  await deputise(company, { from: 0, to: 1 });
  const steps = LONG_LINE.filter(({ who }) => who !== DEPUTY);
  const { id } = await givenMemo(company, { steps });
  const page = await enter(DEPUTY, `/approval/documents/view/${id}?list-type=requested`);
  await expect(page.getByRole('region', { name: either('결재 처리', 'Decide') })).toBeVisible();
  return page;
};

/** What a deputy decided, before the drafter. */
const actedInPlace = async ({ enter, company }: Stage): Promise<Page> => {
  await deputise(company, { from: 0, to: 1 });
  const steps = LONG_LINE.filter(({ who }) => who !== DEPUTY);
  const { id, lines } = await givenMemo(company, { steps });
  const act = { action: 'Approved', comment: '원결재자와 통화한 뒤 대결로 처리합니다.' };
  await company.call(DEPUTY, 'PUT', `/api/approval/docs/${id}/lines/${lines[0]?.id}/action`, act);
  const page = await enter(DRAFTER, `/approval/documents/view/${id}?list-type=submitted`);
  await expect(page.getByText(/통화한 뒤 대결로/)).toBeVisible();
  return page;
};

/** Deputies: the own list with a proposal, its form, one of them, an act in place, and all of them for administrators. */
export const approvalDeputyScenes: readonly Scene[] = [
  { name: 'approval-deputies', open: listed },
  {
    name: 'approval-deputy-form',
    open: async (stage) => {
      const page = await stage.enter(APPROVER, '/approval/delegation');
      await press(page, '대결자 지정', 'Name a deputy');
      await dialog(page, '대결자 지정', 'Name a deputy');
      return page;
    },
  },
  {
    name: 'approval-deputy-view',
    open: async (stage) => {
      const page = await listed(stage);
      await page.getByRole('button', { name: /→/ }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      return page;
    },
  },
  { name: 'approval-in-place', open: inPlace },
  { name: 'approval-acted-in-place', open: actedInPlace },
  {
    name: 'approval-requested-in-place',
    open: async ({ enter, company }) => {
      await deputise(company, { from: 0, to: 1 });
      await givenMemo(company, {});
      const page = await enter(DEPUTY, '/approval/documents/requested');
      await expect(
        page
          .getByText(/원결재자|In place of/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      return page;
    },
  },
  {
    name: 'admin-deputies',
    open: async ({ enter }) => {
      const page = await enter('admin', '/admin/delegation');
      await expect(page.getByRole('button', { name: /→/ }).first()).toBeVisible();
      return page;
    },
  },
];
