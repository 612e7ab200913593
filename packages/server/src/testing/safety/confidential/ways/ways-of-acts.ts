import type { TestEmployee } from '../../../given-company.ts';
import { filesBody } from '../../../multipart.ts';
import { sampleClassification, sampleHazard } from '../../given-case.ts';
import { sampleReport } from '../../given-report.ts';
import { byEverybody, observed, type Way } from '../observation.ts';
import type { StoryWorld } from '../story.ts';

type Call = readonly [method: string, path: string, body?: unknown, headers?: Record<string, string>];

const send = async (world: StoryWorld, who: TestEmployee, [method, path, body, headers]: Call): Promise<unknown> => {
  const sent = { ...(body === undefined ? {} : { body }), ...(headers ? { headers } : {}) };
  return observed(world, await world.ask(who, method, `/api/esms/reports${path}`, sent));
};

const trying =
  (...calls: readonly ((world: StoryWorld) => Call)[]) =>
  (world: StoryWorld) =>
    byEverybody(world, async (who) => {
      const answers: unknown[] = [];
      for (const call of calls) answers.push(await send(world, who, call(world)));
      return answers;
    });

const current = ({ report }: StoryWorld) => {
  const { isConfidential, requestFeedback } = report;
  return sampleReport({ reportType: 'SSVR', isConfidential, requestFeedback });
};
const stale = { 'if-match': '"1"' };

/** Versions that do not exist yet, and some that may be the present one. */
const versions = [1, 2, 5, 6, 7, 8, 99];

/** A lesson from the report, whose text contains both names, and what can then be read of it. */
const writingLesson =
  (textOf: (world: StoryWorld) => string) =>
  (world: StoryWorld): Promise<unknown> =>
    byEverybody(world, async (who) => {
      const cases = [{ type: 'Report', id: world.report.id }];
      const body = { title: '이륙 중 조류', happened: textOf(world), cases };
      const made = await world.ask(who, 'POST', '/api/esms/lessons', { body });
      const list = await world.ask(who, 'GET', '/api/esms/lessons?searchText=captain');
      return [observed(world, made), observed(world, list)];
    });

export const actWays: Way[] = [
  {
    channel: 'lessons',
    name: 'a lesson out of it, and what may let somebody be recognised in its text',
    look: writingLesson(({ captain, purser }) => `${captain.email} ${purser.email} captain purser 기장 사무장`),
    speaks: writingLesson(({ report }) => `${report.reporter?.name ?? ''}`),
  },
  {
    channel: 'errors',
    name: 'another’s values of the flags',
    look: trying(
      (world) => ['PUT', `/${world.report.id}`, { ...current(world), isConfidential: !world.report.isConfidential }],
      (world) => ['PUT', `/${world.report.id}`, { ...current(world), requestFeedback: !world.report.requestFeedback }],
    ),
  },
  {
    channel: 'errors',
    name: 'what is wrong at fields',
    look: trying(
      (world) => ['PUT', `/${world.report.id}`, { ...current(world), subject: '', eventDate: '2027-01-01T00:00' }],
      (world) => ['PUT', `/${world.report.id}`, { ...current(world), reportType: 'SSR' }],
      (world) => ['PUT', `/${world.report.id}`, { ...current(world), reporter: { id: world.captain.id } }],
    ),
  },
  {
    channel: 'ETag and version',
    name: 'trying versions until one is taken',
    look: trying(
      ...versions.map(
        (version) =>
          (world: StoryWorld): Call => [
            'PUT',
            `/${world.report.id}`,
            { ...current(world), subject: '' },
            { 'if-match': `"${version}"` },
          ],
      ),
    ),
  },
  {
    channel: 'errors',
    name: 'acts that only its reporter has',
    look: trying(
      (world) => ['PUT', `/${world.report.id}/draft`, current(world)],
      (world) => ['PUT', `/${world.report.id}/submit`, current(world)],
      (world) => ['PUT', `/${world.draftId}/submit`, current(world)],
      (world) => ['DELETE', `/${world.draftId}`],
      (world) => ['POST', `/${world.report.id}/files`, ...partsOf()],
      (world) => ['DELETE', `/${world.report.id}/files/${world.report.attachedFiles[0]?.id}`],
      (world) => ['DELETE', `/${world.report.id}`, undefined, stale],
    ),
  },
  {
    channel: 'groups',
    name: 'relating it, its draft and what is gone to others',
    look: trying(
      (world) => ['PUT', `/${world.report.id}/relations`, [world.related.id]],
      (world) => ['PUT', `/${world.formerMain.id}/relations`, [world.report.id]],
      (world) => ['PUT', `/${world.formerMain.id}/relations`, [world.draftId, world.deletedId, 1_999_999_999]],
      (world) => ['PUT', `/${world.related.id}/relations/main`, { mainReportId: world.report.id }],
      (world) => ['PUT', `/${world.formerMain.id}/relations/main`, { mainReportId: world.draftId }],
    ),
  },
  {
    channel: 'feedback',
    name: 'the answer sent once more under its key',
    look: trying((world) => [
      'POST',
      `/${world.report.id}/feedback`,
      { content: '확인했습니다' },
      { 'idempotency-key': 'answer-1' },
    ]),
  },
  {
    channel: 'assessor',
    name: 'asking either of the two for the assessment',
    look: async (world) => {
      const [first] = JSON.parse(
        (await world.ask(world.air.level[6], 'GET', `/api/esms/reports/${world.report.id}/risk-assessments`)).text,
      ) as { id: number }[];
      const answers: unknown[] = [];
      for (const { id } of [world.captain, world.purser, world.assessor])
        answers.push(
          await send(world, world.air.level[6], [
            'PUT',
            `/${world.report.id}/risk-assessments/${first?.id}/assessor`,
            { seq: 2, assessor: { id } },
          ]),
          await send(world, world.assessor, ['GET', `/${world.report.id}`]),
        );
      return answers;
    },
  },
  {
    channel: 'errors',
    name: 'the work of the safety office, by everybody',
    look: trying(
      (world) => ['PUT', `/${world.report.id}/classification`, sampleClassification({ eventType: 3 })],
      (world) => ['POST', `/${world.report.id}/classification`, sampleClassification()],
      (world) => ['PUT', `/${world.report.id}/hazard`, sampleHazard({ title: '다시' })],
      (world) => ['POST', `/${world.report.id}/risk-assessments`, { seq: 2, version: 1, riskLevel: '2C' }],
      (world) => ['POST', `/${world.report.id}/risk-assessments`, { seq: 3, version: 1, riskLevel: '2C' }],
      (world) => ['PUT', `/${world.report.id}/reopen`],
      (world) => ['PUT', `/${world.report.id}/complete`, undefined, stale],
    ),
  },
];

const partsOf = (): [unknown, Record<string, string>] => {
  const { body, headers } = filesBody({ name: 'a.txt', content: 'a' });
  return [body, headers];
};
