import { expect, it } from 'vitest';
import { withReport, withSource } from './linked-report-field.tsx';

const report = { id: 4, reportNo: 'SSR-2026-0004' };

it('a report brings its source', () => {
  expect(withReport({ ...report, reportType: 'SSR' })).toEqual({ source: 'InternalMandatoryReport', report });
  expect(withReport({ ...report, reportType: 'SSVR' }).source).toBe('InternalVoluntaryReport');
});

it('a source that the report does not fit lets it go', () => {
  const now = { source: 'InternalMandatoryReport', report } as const;
  expect(withSource(now, 'InternalMandatoryReport').report).toEqual(report);
  for (const other of ['InternalVoluntaryReport', 'FOQA', ''] as const)
    expect(withSource(now, other)).toEqual({ source: other, report: null });
});
