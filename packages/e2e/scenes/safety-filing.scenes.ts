import { expect } from '@playwright/test';
import { eventWall, KST } from '@portal/contract/safety';
import { dialog, either, press, rowsOf, type Scene } from './kinds.ts';
import { birdStrike, file, OFFICE, REPORTER } from './reports.ts';
import type { Stage } from './stage.ts';

/** Two hours ago, so that nothing is late. */
const recent = () => ({ ...birdStrike, eventDate: eventWall(new Date(Date.now() - 2 * 3_600_000), KST) });

const panelFor = async ({ enter, company }: Stage, who: typeof OFFICE | typeof REPORTER) => {
  const { id } = await file(company, recent());
  await company.call(OFFICE, 'POST', `/api/esms/reports/${id}/filings`, {
    recipient: 'KOTSA',
    form: 'Electronic',
    filedAt: new Date(Date.now() - 3_600_000).toISOString(),
    receiptNo: '2026-0815',
  });
  const page = await enter(who, `/esms/report/view/${id}`);
  await expect(page.getByRole('region', { name: either('법정 보고', 'Statutory filing') })).toBeVisible();
  return page;
};

/** Statutory filing: the desk, what the office and the reporter read on a report, and the dialogs. */
export const filingScenes: readonly Scene[] = [
  {
    name: 'safety-filing-desk',
    open: async ({ enter, company }) => {
      await file(company, recent());
      await file(company, { ...recent(), reportedEventType: 0 });
      const page = await enter(OFFICE, '/esms/filing');
      await rowsOf(page);
      return page;
    },
  },
  { name: 'safety-filing-panel', open: (stage) => panelFor(stage, OFFICE) },
  { name: 'safety-filing-reporter', open: (stage) => panelFor(stage, REPORTER) },
  {
    name: 'safety-filing-decide',
    open: async (stage) => {
      const page = await panelFor(stage, OFFICE);
      await press(page, '확정·변경', 'Decide');
      const decision = await dialog(page, '법정 보고 확정·변경', 'Decide the statutory filing');
      await expect(decision.getByRole('status')).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-filing-record',
    open: async (stage) => {
      const page = await panelFor(stage, OFFICE);
      await press(page, '제출 기록', 'Record a filing');
      await dialog(page, '제출 기록', 'Record a filing');
      return page;
    },
  },
];
