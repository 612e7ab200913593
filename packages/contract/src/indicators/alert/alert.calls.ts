import { boolean, endpoint, id, integer, list, object, optional } from '@portal/contract/kernel';
import { indicatorLimits } from '../indicators-limits.ts';
import { acknowledgeBody, indicatorAlert } from './alert.schema.ts';

const year = () => integer(indicatorLimits.firstYear, indicatorLimits.lastYear);

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/spi/alerts',
  summary: 'Months that break an alert rule, of a year or of this month and the 11 before, latest first',
  access: { menu: 'ESMS', level: 4 },
  query: object({ year: optional(year()), open: optional(boolean()) }),
  reply: list(indicatorAlert),
});

export const acknowledgeIndicatorAlert = endpoint({
  method: 'POST',
  path: '/api/spi/:id/alerts/:year/:month',
  summary: 'Acknowledge an alert with its cause and measures',
  access: { menu: 'ESMS', level: 5 },
  params: object({ id: id(), year: year(), month: integer(1, 12) }),
  body: acknowledgeBody,
  reply: indicatorAlert,
  status: 201,
  problems: ['not-found', 'not-valid'],
});
