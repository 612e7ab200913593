import { actionFamilies } from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { familyNames, givenAction, givenActions } from '#testing/safety/given-action';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;
let owner: TestEmployee;
let second: TestEmployee;
let informed: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  owner = await givenEmployee(app, 'owner', air.elsewhere[2].departmentId);
  second = await givenEmployee(app, 'second', air.elsewhere[2].departmentId);
  informed = await givenEmployee(app, 'informed', air.elsewhere[2].departmentId);
});

afterAll(() => app.close());

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const errorsOf = ({ body }: { body: unknown }) =>
  (body as { errors?: { path: string; code: string }[] }).errors?.map(({ path, code }) => [path, code]);

describe.each(familyNames)('an action of %s', (family) => {
  const calls = actionFamilies[family];
  const write = (params: { id: number; mid: number }, who: TestEmployee, body: object) =>
    app.call(calls.write, who, { params: { id: params.id, mid: params.mid }, body });
  const read = async ({ id, mid }: { id: number; mid: number }, who = office) =>
    (await app.call(calls.get, who, { params: { id, mid } })).body;

  test('has a root cause whose changes are recorded in its thread', async () => {
    const given = await givenAction(app, air, family, owner);
    const params = { id: given.id, mid: given.mid };
    const { rootCause } = calls;
    expect((await app.call(rootCause.get, owner, { params })).status).toBe(204);
    const body = { level1: { id: 1 }, level2: null, description: '  ' };
    const missing = await app.call(rootCause.change, owner, { params, body });
    expect(codeOf(missing)).toEqual([404, 'not-found']);
    const saved = await app.call(rootCause.create, owner, { params, body });
    expect([saved.status, saved.body]).toMatchObject([201, { level1: { id: 1 }, level2: null, description: null }]);
    expect(codeOf(await app.call(rootCause.create, office, { params, body }))).toEqual([409, 'changed-meanwhile']);
    const described = { level1: { id: 1 }, description: '절차 미비' };
    await app.call(rootCause.change, office, { params, body: described });
    expect((await read(given)).rootCause).toMatchObject({ description: '절차 미비', version: 2 });
    expect((await app.call(rootCause.remove, owner, { params })).status).toBe(204);
    const { threads } = await read(given);
    expect(threads.map(({ actionType, content, author }) => [actionType, content, author.id])).toEqual([
      ['SavedRootCause', saved.body.level1?.name, owner.id],
      ['SavedRootCause', '절차 미비', office.id],
      ['None', '근본 원인을 삭제했습니다.', owner.id],
    ]);
  });

  test('has referrers, who are named in its thread, read it alone and never write', async () => {
    const given = await givenAction(app, air, family, owner);
    const params = { id: given.id, mid: given.mid };
    const refer = (body: number[], who = owner) => app.call(calls.addReferrers, who, { params, body });
    const added = await refer([informed.id, second.id, informed.id]);
    expect([added.status, added.body]).toMatchObject([
      201,
      [
        { seq: 1, referrer: { id: informed.id }, mitigationId: given.mid },
        { seq: 2, referrer: { id: second.id }, mitigationId: given.mid },
      ],
    ]);
    expect((await refer([second.id])).body).toHaveLength(2);
    const refused = await refer([owner.id, second.id, office.id, 2_000_000_000], office);
    expect([codeOf(refused), errorsOf(refused)]).toEqual([
      [422, 'not-valid'],
      [
        ['0', 'is-mitigator'],
        ['2', 'is-oneself'],
        ['3', 'person-inactive'],
      ],
    ]);
    const [other] = await givenActions(app, { family, id: given.id, by: office }, [second]);
    expect((await read(given, informed)).can).toEqual({});
    expect(codeOf(await write(given, informed, { content: '읽었습니다' }))).toEqual([403, 'no-permission']);
    const listed = await app.call(calls.list, informed, { params: { id: given.id } });
    expect(listed.body.map(({ id }) => id)).toEqual([given.mid]);
    const hidden = await app.call(calls.get, informed, { params: { id: given.id, mid: other?.id ?? 0 } });
    expect(codeOf(hidden)).toEqual([403, 'no-permission']);
    const remove = (refId: number) => app.call(calls.removeReferrer, owner, { params: { ...params, refId } });
    expect((await remove(informed.id)).status).toBe(204);
    expect(codeOf(await remove(informed.id))).toEqual([404, 'not-found']);
    const gone = await app.call(calls.get, informed, { params });
    expect(codeOf(gone)).toEqual(family === 'reports' ? [401, 'no-permission-on-document'] : [403, 'no-permission']);
    const { threads, referrers } = await read(given);
    expect(referrers.map(({ seq, referrer }) => [seq, referrer.id])).toEqual([[1, second.id]]);
    expect(threads.map(({ actionType, content }) => [actionType, content])).toEqual([
      ['None', 'informed, second 님을 참조자로 추가했습니다.'],
      ['None', 'informed 님을 참조자에서 제외했습니다.'],
    ]);
  });

  test('can be polled for messages after a given one', async () => {
    const given = await givenAction(app, air, family, owner);
    const params = { id: given.id, mid: given.mid };
    const ids: number[] = [];
    for (const content of ['하나', '둘', '셋']) ids.push((await write(given, owner, { content })).body.id);
    const after = async (query: object) =>
      (await app.call(calls.listThreads, owner, { params, query: { ...query } })).body.map(({ content }) => content);
    expect(await after({})).toEqual(['하나', '둘', '셋']);
    expect(await after({ after: ids[0] })).toEqual(['둘', '셋']);
    expect(await after({ after: ids[2] })).toEqual([]);
  });

  test('takes a message once for each Idempotency-Key', async () => {
    const given = await givenAction(app, air, family, owner);
    const params = { id: given.id, mid: given.mid };
    const send = () =>
      app.call(calls.write, owner, {
        params,
        body: { content: '한 번' },
        headers: { 'idempotency-key': `k-${family}` },
      });
    const [one, other] = [await send(), await send()];
    expect(other.body).toEqual(one.body);
    expect((await read(given)).threads).toHaveLength(1);
  });
});
