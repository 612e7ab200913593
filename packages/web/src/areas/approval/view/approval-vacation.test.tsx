import { getDocument } from '@portal/contract/approval';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';
import { sampleDocument } from '../../../testing/samples.ts';

afterEach(() => vi.unstubAllGlobals());

const balanceOf = (year: number, remainingDays: number, reservedDays: number) => ({
  year,
  totalDays: 15,
  useAnnualLeaveDays: 15 - remainingDays,
  useVacationDays: 0,
  remainingDays,
  reservedDays,
});

const days = ['2026-12-31', '2027-01-01'];

it('a leave over New Year shows the balance of both years', async () => {
  const byYear = [balanceOf(2026, 3, 1), balanceOf(2027, 15, 0)];
  const document = sampleDocument({
    status: 'InProgress',
    category: { id: 2, name: 'LeaveApplication', title: '휴가신청서', componentName: 'Vacation' },
    vacation: {
      absenceType: 'AnnualLeave',
      contract: null,
      periods: days.map((vacationDate) => ({ vacationDate, annualLeaveType: 'AnnualLeave' })),
    },
    annualLeaveInfo: byYear[0] ?? null,
    annualLeaveByYear: byYear,
  });
  await givenPortal('/approval/documents/view/1', [reply(getDocument, document)]);
  const paper = await screen.findByRole('article');
  const left = within(paper)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.trim());
  expect(left).toContain('2026년 3일 (신청 중 1일)');
  expect(left).toContain('2027년 15일');
});
