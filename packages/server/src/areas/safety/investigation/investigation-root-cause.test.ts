import { investigationRootCause } from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SafetyOffice } from '#testing/safety/given-investigated';
import { codeOf, errorsOf, givenInvestigationDesk, type InvestigationDesk } from '#testing/safety/investigation-desk';
import type { TestApp } from '#testing/test-app';

let app: TestApp;
let office: SafetyOffice;
let desk: InvestigationDesk;

beforeAll(async () => {
  desk = await givenInvestigationDesk();
  ({ app, office } = desk);
});

afterAll(() => app.close());

describe('the root cause', () => {
  const { get, create, change, remove } = investigationRootCause;
  const body = { level1: { id: 2 }, level2: { id: 23 }, level3: null, description: ' 왜 \n' };
  const at = (id: number) => ({ params: { id } });

  test('is saved, replaced and deleted, which the status follows', async () => {
    const { id } = await desk.opened();
    expect((await app.call(get, office.investigator, at(id))).status).toBe(204);
    const made = await app.call(create, office.investigator, { ...at(id), body });
    expect([made.status, made.body]).toMatchObject([
      201,
      { level1: { id: 2 }, level2: { id: 23 }, level3: null, level4: null, description: ' 왜 \n', version: 1 },
    ]);
    expect([(await desk.record(id)).rootCause, await desk.statusOf(id)]).toEqual([made.body, 'InProgress']);
    expect(codeOf(await app.call(create, office.master, { ...at(id), body }))).toEqual([409, 'changed-meanwhile']);
    const changed = await app.call(change, office.master, { ...at(id), body: { level1: { id: 1 }, description: ' ' } });
    expect(changed.body).toMatchObject({ level1: { id: 1 }, level2: null, description: null, version: 2 });
    const stale = { ...at(id), body, headers: { 'if-match': '"1"' } };
    expect(codeOf(await app.call(change, office.master, stale))).toEqual([409, 'changed-meanwhile']);
    expect((await app.call(remove, office.investigator, at(id))).status).toBe(204);
    expect(await desk.statusOf(id)).toBe('Open');
    expect(codeOf(await app.call(change, office.master, { ...at(id), body }))).toEqual([404, 'not-found']);
    expect(codeOf(await app.call(remove, office.master, at(id)))).toEqual([404, 'not-found']);
    const trail = await desk.trailOf(id);
    expect(trail.map(({ action }) => action)).toEqual([
      'delete-root-cause',
      'save-root-cause',
      'save-root-cause',
      'open',
    ]);
    expect(JSON.stringify(trail)).not.toContain('왜');
  });

  test('needs its first level, and each level a child of the one before', async () => {
    const { id } = await desk.opened();
    const send = (sent: object) => app.call(create, office.master, { ...at(id), body: sent });
    expect(errorsOf(await send({}))).toEqual([422, 'level1 required']);
    expect(errorsOf(await send({ level1: { id: 2 }, level2: { id: 11 } }))).toEqual([422, 'level2 not-one-of']);
    expect(errorsOf(await send({ level1: { id: 2 }, level3: { id: 2301 } }))).toEqual([422, 'level3 not-one-of']);
    expect(codeOf(await send({ ...body, description: 'x'.repeat(2_001) }))).toEqual([400, 'invalid-input']);
  });

  test('is saved once by two concurrent calls', async () => {
    for (let race = 0; race < 15; race += 1) {
      const { id } = await desk.opened();
      const answers = await Promise.all(
        [office.master, office.investigator].map((who) => app.call(create, who, { ...at(id), body })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    }
  });
});
