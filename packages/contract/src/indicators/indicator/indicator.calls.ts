import { endpoint, fileReply, id, integer, list, object, optional, text } from '@portal/contract/kernel';
import { indicatorLimits } from '../indicators-limits.ts';
import { dashboard, indicator, indicatorRow, series } from './indicator.schema.ts';

const everyone = { menu: 'ESMS' } as const;
const masters = { menu: 'ESMS', level: 5 } as const;
const byId = object({ id: id() });
const period = object({
  year: optional(integer(indicatorLimits.firstYear, indicatorLimits.lastYear)),
  month: optional(integer(1, 12)),
});

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/spi',
  summary: 'The activated indicators of a month, by default the latest that has any figures',
  access: everyone,
  query: period,
  reply: dashboard,
});

export const getIndicator = endpoint({
  method: 'GET',
  path: '/api/spi/:id',
  summary: 'One activated indicator of a month',
  access: everyone,
  params: byId,
  query: period,
  reply: indicator,
  problems: ['not-found'],
});

const ofYears = object({ years: optional(text(200)) });

export const getIndicatorSeries = endpoint({
  method: 'GET',
  path: '/api/spi/:id/series',
  summary: 'The monthly rates of an activated indicator, one line per year; years without any rate are left out',
  access: everyone,
  params: byId,
  query: ofYears,
  reply: list(series),
  problems: ['not-found'],
});

export const exportIndicatorSeries = endpoint({
  method: 'GET',
  path: '/api/spi/:id/series/export',
  summary: 'The same with the thresholds of each year as a spreadsheet, one row per month',
  access: everyone,
  params: byId,
  query: ofYears,
  reply: fileReply,
  problems: ['not-found'],
});

export const listIndicators = endpoint({
  method: 'GET',
  path: '/api/indicators',
  summary: 'All indicators by key',
  access: masters,
  reply: list(indicatorRow),
});

export const activateIndicator = endpoint({
  method: 'POST',
  path: '/api/indicators/:id/activation',
  summary: 'Show an indicator on the dashboard',
  access: masters,
  params: byId,
  reply: indicatorRow,
  problems: ['not-found'],
});

export const deactivateIndicator = endpoint({
  method: 'DELETE',
  path: '/api/indicators/:id/activation',
  summary: 'Hide an indicator from the dashboard; its figures stay',
  access: masters,
  params: byId,
  reply: indicatorRow,
  problems: ['not-found'],
});
