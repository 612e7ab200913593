import { expect, it } from 'vitest';
import { withReport, withSource } from './linked-report-field.tsx';

const report = { id: 4, reportNo: 'SSR-2026-0004' };

it('choosing a report sets its source', () => {
  expect(withReport({ ...report, reportType: 'SSR' })).toEqual({ source: 'InternalMandatoryReport', report });
  expect(withReport({ ...report, reportType: 'SSVR' }).source).toBe('InternalVoluntaryReport');
});

it('choosing a source that does not fit removes the report', () => {
  const now = { source: 'InternalMandatoryReport', report } as const;
  expect(withSource(now, 'InternalMandatoryReport').report).toEqual(report);
  for (const other of ['InternalVoluntaryReport', 'FOQA', ''] as const)
    expect(withSource(now, other)).toEqual({ source: other, report: null });
});
