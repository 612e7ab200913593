import { VOLUNTARY_REPORTS } from '@portal/contract/indicators';
import { readSheet } from 'read-excel-file/node';
import { byEverybody, plain, reading, type Way } from '../observation.ts';
import type { StoryWorld } from '../story.ts';

const LIST = '/esms/reports';

/** The content of a list's spreadsheet, for everybody who may download it. */
const sheets =
  (...paths: readonly string[]) =>
  (world: StoryWorld): Promise<unknown> =>
    byEverybody(world, async (who) => {
      const answers: unknown[] = [];
      for (const path of paths) {
        const { status, text, bytes } = await world.ask(who, 'POST', `/api/esms/${path}`);
        answers.push([status, plain(world, status === 200 ? JSON.stringify(await readSheet(bytes)) : text)]);
      }
      return answers;
    });

/** Finding and comparing: filters, contents, spreadsheets and counts. */
export const analysisWays: Way[] = [
  {
    channel: 'filters',
    name: 'the division of the reporter, and whoever has an action',
    look: async (world) => {
      const { air, captain, purser } = world;
      return reading(
        `${LIST}?divisionId=${air.crew}`,
        `${LIST}?divisionId=${air.flight}`,
        `${LIST}?divisionId=${purser.departmentId}`,
        `${LIST}?ownerId=${captain.id}`,
        `${LIST}?ownerId=${purser.id}`,
        `/esms/actions?ownerId=${captain.id}`,
        `/esms/actions?divisionId=${purser.departmentId}`,
      )(world);
    },
  },
  {
    channel: 'filters',
    name: 'filters by what the report and its case say',
    look: reading(
      `${LIST}?fromDate=2026-11-19&toDate=2026-11-19`,
      `${LIST}?airport=ICN`,
      `${LIST}?phase=none`,
      `${LIST}?eventType=none`,
      `${LIST}?riskClass=none`,
      `${LIST}?open=true&mainOnly=true`,
    ),
  },
  {
    channel: 'search',
    name: 'searching contents for names, addresses and departments',
    look: reading(
      ...['captain', 'purser', 'FO 팀', 'CB Team'].map(
        (text) => `${LIST}?searchType=Content&searchText=${encodeURIComponent(text)}`,
      ),
    ),
    speaks: reading(`${LIST}?searchType=Content&searchText=${encodeURIComponent('조류')}`),
  },
  {
    channel: 'export',
    name: 'the rows of spreadsheets',
    look: sheets('reports/export', 'actions/export', 'hazards/export', 'investigations/export'),
  },
  {
    channel: 'totals',
    name: 'the safety board and its months',
    look: reading('/esms/analysis?toDate=2026-11-30', '/esms/analysis?fromDate=2026-11-19&toDate=2026-11-19'),
  },
  {
    channel: 'totals',
    name: 'the safety board of a division',
    look: async (world) => reading(`/esms/analysis?toDate=2026-11-30&divisionId=${world.air.crew}`)(world),
  },
  {
    channel: 'totals',
    name: 'the months of the indicators and the reports behind their figures',
    look: async (world) => {
      const { text } = await world.ask(world.air.level[6], 'GET', '/api/indicators');
      const voluntary = (JSON.parse(text) as { id: number; key: number }[]).find(
        ({ key }) => key === VOLUNTARY_REPORTS,
      );
      return reading(
        '/indicators/months/2026/11',
        `/spi/${voluntary?.id}/reports?year=2026&month=11`,
        '/spi/alerts',
        '/spi?year=2026&month=11',
      )(world);
    },
  },
];
