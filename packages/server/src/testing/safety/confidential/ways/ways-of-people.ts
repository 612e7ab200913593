import { sampleMemo } from '../../../areas/given-memo.ts';
import { observed, ofReport, reading, type Way } from '../observation.ts';
import type { StoryWorld } from '../story.ts';

type Change = readonly [method: string, url: string, body?: unknown];

/** The answers to an administrator, one call after the other. */
const asked = async (world: StoryWorld, calls: readonly Change[]): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for (const [method, url, body] of calls)
    answers.push(
      observed(world, await world.ask(world.admin, method, `/api/admin${url}`, body === undefined ? {} : { body })),
    );
  return answers;
};

const read = async (world: StoryWorld, url: string): Promise<Record<string, unknown>> =>
  JSON.parse((await world.ask(world.admin, 'GET', `/api/admin${url}`)).text) as Record<string, unknown>;

const twoOf = ({ captain, purser }: StoryWorld) => [captain, purser];

/** An employee's record as a body, with changes. */
const recordOf = async (world: StoryWorld, id: number, more: object): Promise<object> => {
  const {
    id: _id,
    hasPhoto: _photo,
    version: _version,
    department,
    ...normalized
  } = await read(world, `/employees/${id}`);
  return { ...normalized, department: { id: (department as { id: number }).id }, ...more };
};

const looksAfter = async (world: StoryWorld): Promise<unknown> => [
  await reading(ofReport(), '/esms/reports?limit=100')(world),
  await reading(ofReport('/files/download/zip'))(world),
];

/** Moves the employees of the two departments, so that only reports refer to them. */
const emptyDepartments = async ({ pool, air, mate }: StoryWorld): Promise<void> => {
  await pool.query('update directory.employee set department_id = $1 where department_id = any($2)', [
    mate.departmentId,
    [air.crew, air.elsewhere[2].departmentId],
  ]);
};

const placesOf = ({ air }: StoryWorld): readonly [id: number, code: string][] => [
  [air.crew, 'FO'],
  [air.elsewhere[2].departmentId, 'CB'],
];

/** Each changes the company permanently, so they come last and in this order. */
export const peopleWays: Way[] = [
  {
    channel: 'administration',
    name: 'the records, lists and rights of the two beside the report',
    look: async (world) => [
      await asked(world, [
        ...twoOf(world).map(({ id }): Change => ['GET', `/employees/${id}`]),
        ['GET', '/employees?limit=100'],
        ['GET', '/permissions'],
        ['GET', '/departments'],
      ]),
      await reading(ofReport())(world),
    ],
  },
  {
    channel: 'administration',
    name: 'what waits for the two, before they resign',
    look: (world) =>
      asked(
        world,
        twoOf(world).map(({ id }): Change => ['GET', `/employees/${id}/waiting`]),
      ),
    // It counts open tasks, which do not include own reports, so it reveals nothing of an ordinary report either.
    speaks: async (world) => {
      await world.ask(world.author, 'POST', '/api/approval/docs/draft', { body: sampleMemo([]) });
      return asked(
        world,
        twoOf(world).map(({ id }): Change => ['GET', `/employees/${id}/waiting`]),
      );
    },
  },
  {
    channel: 'administration',
    name: 'moving both to another department',
    look: async (world) => {
      const changes: Change[] = [];
      for (const { id } of twoOf(world)) {
        const department = { id: world.mate.departmentId };
        changes.push(['PUT', `/employees/${id}`, await recordOf(world, id, { department })]);
      }
      return [await asked(world, changes), await looksAfter(world)];
    },
  },
  {
    channel: 'administration',
    name: 'the resignation of both',
    look: async (world) => {
      const changes: Change[] = [];
      for (const { id } of twoOf(world))
        changes.push([
          'PUT',
          `/employees/${id}`,
          await recordOf(world, id, { isResigned: true, resignDate: '2026-11-20' }),
        ]);
      return [await asked(world, changes), await looksAfter(world)];
    },
  },
  {
    channel: 'administration',
    name: 'closing and deleting their departments',
    look: async (world) => {
      await emptyDepartments(world);
      const changes = placesOf(world).flatMap(([id, code]): Change[] => [
        ['PUT', `/departments/${id}`, { code, name: code, engName: code, seq: 1, parentId: null, isActivated: false }],
        ['DELETE', `/departments/${id}`],
      ]);
      return [await asked(world, changes), await looksAfter(world)];
    },
  },
  {
    channel: 'administration',
    name: 'deleting either of the two, before and after their sign-in is forgotten',
    look: (world) =>
      asked(
        world,
        twoOf(world).flatMap(({ id }): Change[] => [
          ['DELETE', `/employees/${id}`],
          ['PUT', `/employees/${id}/sign-in-reset`],
          ['DELETE', `/employees/${id}`],
        ]),
      ),
    // It would depend on the author, but is refused for everybody who has ever signed in.
    speaks: async (world) => {
      const ids = twoOf(world).map(({ id }) => id);
      await world.pool.query('delete from identity.sign_in where employee_id = any($1)', [ids]);
      return asked(
        world,
        ids.map((id): Change => ['DELETE', `/employees/${id}`]),
      );
    },
  },
];
