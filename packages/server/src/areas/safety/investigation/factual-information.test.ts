import { completeInvestigation, investigationAssessments, listFactuals } from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import type { SafetyOffice } from '#testing/safety/given-investigated';
import { givenInvestigation } from '#testing/safety/given-investigated';
import type { Airline } from '#testing/safety/given-report';
import { codeOf, errorsOf, givenInvestigationDesk, type InvestigationDesk } from '#testing/safety/investigation-desk';
import type { TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: SafetyOffice;
let desk: InvestigationDesk;

beforeAll(async () => {
  desk = await givenInvestigationDesk();
  ({ app, air, office } = desk);
});

afterAll(() => app.close());

describe('factual information', () => {
  test('is added by an investigator, changed and deleted by its manager, and listed oldest first', async () => {
    const { id } = await desk.opened();
    const { status, body: first } = await desk.log(id);
    expect([status, first]).toEqual([
      201,
      {
        id: expect.any(Number),
        title: '면담',
        description: '들은 대로',
        manager: expect.objectContaining({ id: office.investigator.id }),
        loggedDate: '2026-11-20',
        createdDate: '2026-11-20T01:00:00.000Z',
        attachedFiles: [],
        version: 1,
        can: { change: true, delete: true },
      },
    ]);
    expect(await desk.statusOf(id)).toBe('InProgress');
    await desk.log(id, office.investigator, { title: '둘째' });
    app.now.value = new Date('2026-11-21T16:00:00.000Z');
    const changed = await desk.rewrite(id, first.id);
    app.now.value = new Date('2026-11-20T01:00:00.000Z');
    expect(changed.body).toMatchObject({ loggedDate: '2026-11-22', createdDate: first.createdDate, version: 2 });
    const list = async (who: TestEmployee) => (await app.call(listFactuals, who, { params: { id } })).body;
    expect((await list(office.master)).map(({ title, can }) => [title, can])).toEqual([
      ['고침', {}],
      ['둘째', {}],
    ]);
    for (const { id: fid } of await list(office.investigator)) expect((await desk.erase(id, fid)).status).toBe(204);
    expect(await desk.statusOf(id)).toBe('Open');
    expect((await desk.trailOf(id)).map(({ action }) => action)).toEqual([
      'delete-fact',
      'delete-fact',
      'change-fact',
      'log-fact',
      'log-fact',
      'open',
    ]);
  });

  test('is neither added nor changed by a master level alone, nor by another investigator', async () => {
    const { id } = await givenInvestigation(app, office, {
      investigators: [office.investigator, office.colleague].map((each) => ({ investigator: { id: each.id } })),
    });
    const { body: entry } = await desk.log(id);
    expect(codeOf(await desk.log(id, office.master))).toEqual([403, 'no-permission']);
    for (const who of [office.master, office.colleague, air.captain]) {
      expect(codeOf(await desk.rewrite(id, entry.id, who))).toEqual([403, 'no-permission']);
      expect(codeOf(await desk.erase(id, entry.id, who))).toEqual([403, 'no-permission']);
    }
    expect(codeOf(await desk.rewrite(id, 2_147_483_647, office.master))).toEqual([404, 'not-found']);
    const other = await desk.opened();
    expect(codeOf(await desk.rewrite(other.id, entry.id))).toEqual([404, 'not-found']);
    expect(codeOf(await desk.rewrite(other.id, entry.id, air.captain))).toEqual([403, 'no-permission']);
  });

  test('needs both texts and the present version, and cannot be changed once the investigation is closed', async () => {
    const { id } = await desk.opened();
    expect(errorsOf(await desk.log(id, office.investigator, { title: ' ', description: '\u200b' }))).toEqual([
      422,
      'title required',
      'description required',
    ]);
    const { body: entry } = await desk.log(id);
    expect(codeOf(await desk.rewrite(id, entry.id, office.investigator, { 'if-match': '"7"' }))).toEqual([
      409,
      'changed-meanwhile',
    ]);
    const closed = await desk.given('Closed');
    const [normalized] = (await app.call(listFactuals, office.investigator, { params: { id: closed.id } })).body;
    expect(normalized?.can).toEqual({ change: 'wrong-status', delete: 'wrong-status' });
    expect(codeOf(await desk.log(closed.id))).toEqual([422, 'wrong-status']);
    expect(codeOf(await desk.rewrite(closed.id, normalized?.id ?? 0))).toEqual([422, 'wrong-status']);
    expect(codeOf(await desk.rewrite(closed.id, 2_147_483_647))).toEqual([422, 'wrong-status']);
  });

  test('is written before a concurrent closing or not at all', async () => {
    for (let race = 0; race < 10; race += 1) {
      const { id } = await desk.given('Reassessment');
      const body = { seq: 3, version: 1, riskLevel: '1E' };
      await app.call(investigationAssessments.create, office.master, { params: { id }, body });
      const [written, closed] = await Promise.all([
        desk.log(id),
        app.call(completeInvestigation, office.master, { params: { id } }),
      ]);
      expect([closed.status, await desk.statusOf(id)]).toEqual([200, 'Closed']);
      const entries = (await app.call(listFactuals, office.master, { params: { id } })).body;
      expect([
        [201, 2],
        [422, 1],
      ]).toContainEqual([written.status, entries.length]);
    }
  });
});
