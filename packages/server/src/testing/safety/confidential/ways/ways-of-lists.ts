import { ofReport, readByTheTwo, reading, type Way } from '../observation.ts';
import type { StoryWorld } from '../story.ts';

const LIST = '/esms/reports';
const whoTheyAre = ({ captain, purser }: StoryWorld): string[] =>
  [captain, purser].flatMap(({ id, email }) => [email, `${id}`]);

const searches = (texts: (world: StoryWorld) => readonly string[]) => async (world: StoryWorld) =>
  reading(...texts(world).map((text) => `${LIST}?searchText=${encodeURIComponent(text)}`))(world);

const ofAll = (what: readonly string[]): string[] => what.map((each) => `${LIST}${each}`);

export const listWays: Way[] = [
  { channel: 'lists', name: 'the rows of the list', look: reading(`${LIST}?limit=1000`) },
  {
    channel: 'totals',
    name: 'how many there are, by each filter',
    look: reading(
      ...ofAll([
        '?limit=1',
        '?limit=1&reportType=SSVR',
        '?limit=1&reportType=SSR',
        '?limit=1&status=SecondRiskAssessment',
        '?limit=1&status=Open',
        '?limit=1&fieldLevel1Id=1',
        '?limit=1&fieldLevel2Id=12',
      ]),
    ),
  },
  {
    channel: 'order',
    name: 'the place in the order and on pages of one',
    look: reading(...ofAll(['?limit=1&offset=0', '?limit=1&offset=1', '?limit=1&offset=2', '?limit=1&offset=3'])),
  },
  {
    channel: 'filters',
    name: 'filters that look for people or places, and other orders',
    look: async (world) =>
      reading(
        ...ofAll([
          `?reporterId=${world.captain.id}`,
          `?reporter=${world.captain.id}`,
          `?departmentId=${world.air.crew}`,
          '?orderBy=reporter',
          '?sort=department',
          '?isMine=true',
          '?isConfidential=true',
        ]),
      )(world),
    speaks: reading(`${LIST}?reportType=SSVR`),
  },
  {
    channel: 'filters',
    name: 'the filter of one’s own reports',
    look: reading(`${LIST}?myReportOnly=true`),
    speaks: readByTheTwo(`${LIST}?myReportOnly=true`),
  },
  {
    channel: 'filters',
    name: 'the lists of what waits for one',
    look: reading(`${LIST}?awaitsMe=true`, `${LIST}?awaitsAnswer=true`),
  },
  {
    channel: 'search',
    name: 'searching for names, addresses and departments',
    look: searches((world) => [...whoTheyAre(world), 'captain', 'purser', 'FO', 'CB', 'FO 팀', 'CB Team']),
    speaks: searches(() => ['조류']),
  },
  {
    channel: 'search',
    name: 'searching for the subject and the number',
    look: searches(({ report }) => ['조류 충돌', report.reportNo ?? '', 'ssvr-2026']),
  },
  {
    channel: 'search',
    name: 'the palette, which asks for reports, drafts and people',
    look: reading(
      `${LIST}?searchText=captain&limit=5`,
      `${LIST}/draft?searchText=captain&limit=5`,
      '/hr/employees?name=captain&limit=5',
      '/hr/employees?name=purser&limit=5',
      `${LIST}?searchText=${encodeURIComponent('조류')}&limit=5`,
    ),
  },
  {
    channel: 'search',
    name: 'the page of all results, which asks each list for more, actions and documents too',
    look: async (world) => {
      const texts = ['captain', 'purser', '조류', 'ㅂㅈㅎ'].map(encodeURIComponent);
      return reading(
        ...texts.flatMap((text) => [
          `${LIST}?searchText=${text}&limit=5`,
          `${LIST}/draft?searchText=${text}&limit=5`,
          `/hr/employees?name=${text}&limit=20`,
          `/drives/documents?searchText=${text}&searchType=Content&limit=5`,
          `/approval/docs/completed?searchText=${text}&limit=5`,
        ]),
        '/me/esms/mitigations/assigned-mitigator?limit=50',
        '/me/esms/mitigations/assigned-referrer?limit=50',
      )(world);
    },
  },
  {
    channel: 'home',
    name: 'counts, drafts and what home shows',
    look: reading(
      `${LIST}/my`,
      `${LIST}/draft`,
      `${LIST}?awaitsMe=true&limit=5`,
      `${LIST}?awaitsAnswer=true&limit=5`,
      `${LIST}?myReportOnly=true&limit=20`,
      '/me',
    ),
    speaks: readByTheTwo(`${LIST}/my`, `${LIST}/draft`),
  },
  {
    channel: 'lists',
    name: 'the lists to link from, investigations and hazards',
    look: reading(`${LIST}/to-investigation?limit=100`, `${LIST}/to-hazard?limit=100`),
  },
  {
    channel: 'lists',
    name: 'reports of the same event or hazard as another',
    look: reading(
      ({ formerMain }) => `${LIST}/${formerMain.id}/relevance-reports/event-category`,
      ({ formerMain }) => `${LIST}/${formerMain.id}/relevance-reports/hazard-category`,
      ({ report }) => `${LIST}/${report.id}/relevance-reports/event-category?fromDate=2026-11-19&toDate=2026-11-19`,
    ),
  },
  {
    channel: 'groups',
    name: 'the group, as its other report shows it',
    look: reading(
      ({ related }) => `${LIST}/${related.id}`,
      ({ related }) => `${LIST}/${related.id}/relevance-reports`,
      ({ related }) => `${LIST}/${related.id}/parents`,
    ),
  },
  {
    channel: 'groups',
    name: 'the group, as the report itself shows it',
    look: reading(ofReport('/relevance-reports'), ofReport('/parents')),
  },
  {
    channel: 'feedback',
    name: 'what is asked and answered, of it and of its group',
    look: reading(
      ofReport('/feedback'),
      ofReport('/feedback/relation-reports'),
      ({ related }) => `${LIST}/${related.id}/feedback/relation-reports`,
    ),
  },
  {
    channel: 'notifications',
    revealsTime: true,
    name: 'what everybody is told, and how much of it',
    look: reading('/notifications?limit=100', '/notifications/unread'),
    speaks: readByTheTwo('/notifications?limit=100'),
  },
  {
    channel: 'notifications',
    name: 'who was told of it, as the database keeps it',
    look: async ({ pool, report }) => {
      const { rows } = await pool.query(
        `select employee_id, kind from notification.notification
         where record_type = 'safety/report' and record_id = $1 order by kind, employee_id`,
        [report.id],
      );
      return rows;
    },
  },
];
