import { endpoint, id, integer, object, page, pageQuery } from '@portal/contract/kernel';
import { indicatorLimits } from '../indicators-limits.ts';
import { closeBody, countedReport, indicatorMonth } from './month.schema.ts';

const masters = { menu: 'ESMS', level: 5 } as const;
const month = {
  year: integer(indicatorLimits.firstYear, indicatorLimits.lastYear),
  month: integer(1, 12),
};

export const getIndicatorMonth = endpoint({
  method: 'GET',
  path: '/api/indicators/months/:year/:month',
  summary: 'The figures of a month with the proposals from safety reports, actions and readings',
  access: masters,
  params: object(month),
  reply: indicatorMonth,
  problems: ['not-valid'],
});

export const closeIndicatorMonth = endpoint({
  method: 'POST',
  path: '/api/indicators/months/:year/:month/close',
  summary: 'Close a month that is over with its proposals as figures, all or none',
  access: masters,
  params: object(month),
  body: closeBody,
  reply: indicatorMonth,
  problems: ['not-valid', 'changed-meanwhile'],
});

export const listCountedReports = endpoint({
  method: 'GET',
  path: '/api/spi/:id/reports',
  summary: 'The reports behind the figure of an activated indicator, newest first',
  access: { menu: 'ESMS', level: 4 },
  params: object({ id: id() }),
  query: object({ ...pageQuery, ...month }),
  reply: page(countedReport),
  problems: ['not-found'],
});
