import { endpoint, fileReply, integer, object } from '@portal/contract/kernel';
import { ofYear, yearQuery } from './sheet/sheet.calls.ts';

const access = { menu: 'ESMS', level: 5 } as const;

export const proposeThresholdSheet = endpoint({
  method: 'GET',
  path: '/api/indicators/proposal',
  summary: 'Thresholds of a year proposed from its history, as a spreadsheet that can be imported',
  access,
  query: ofYear,
  reply: fileReply,
});

export const proposeOccurrenceSheet = endpoint({
  method: 'GET',
  path: '/api/indicators/occurrences/proposal',
  summary: 'The number of submitted reports of a month for each indicator, as a spreadsheet that can be imported',
  access,
  query: object({ year: yearQuery(), month: integer(1, 12) }),
  reply: fileReply,
});
