import { listAudit } from '@portal/contract/admin';
import * as contract from '@portal/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenDelegation } from '#testing/areas/given-delegation';
import { givenLibrary, type Library } from '#testing/documents/given-library';
import {
  decide,
  givenApproved,
  givenControlled,
  givenPrepared,
  lineOf,
  look,
  pathOf,
  preparation,
  send,
} from '#testing/documents/given-manual-revision';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let library: Library;
let manual: contract.Manual;
let other: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  manual = await givenControlled(app, library);
  // Manages another manual, and therefore holds Level3.
  other = await givenEmployee(app, 'other', library.crew);
  await givenControlled(app, library, { managers: [{ id: other.id }] });
});

afterAll(() => app.close());

let count = 0;
const fresh = () => {
  count += 1;
  return { version: `R${count}` };
};

const of = () => ({ manual, by: library.manager, approver: library.pilot });
const paramsOf = ({ id }: { id: number }) => ({ ...pathOf(manual), revId: id });
const reason = '사유';

/** Each act on a revision in a state that allows it. */
const acts: Record<
  string,
  { given: () => Promise<{ id: number }>; act: (id: number, who: TestEmployee) => Promise<{ status: number }> }
> = {
  change: {
    given: () => givenPrepared(app, of(), fresh()),
    act: (id, who) =>
      app.call(contract.changeManualRevision, who, {
        params: paramsOf({ id }),
        body: { ...fresh(), revisionDate: '2026-11-01', description: '가' },
      }),
  },
  delete: {
    given: () => givenPrepared(app, of(), fresh()),
    act: (id, who) => app.call(contract.deleteManualRevision, who, { params: paramsOf({ id }) }),
  },
  send: {
    given: () => givenPrepared(app, of(), fresh()),
    act: (id, who) => send(app, { manual, by: who }, id, { lines: lineOf(library.pilot) }),
  },
  schedule: {
    given: () => givenApproved(app, of(), fresh()),
    act: (id, who) =>
      app.call(contract.scheduleManualRevision, who, {
        params: paramsOf({ id }),
        body: { effectiveDate: '2027-01-01', reason },
      }),
  },
  withdraw: {
    given: () => givenApproved(app, of(), fresh()),
    act: (id, who) => app.call(contract.withdrawManualRevision, who, { params: paramsOf({ id }), body: { reason } }),
  },
};

describe('an unreleased revision', () => {
  test.each(Object.entries(acts))(
    "%s is available to administrators and its manual's managers; others do not find it",
    async (_name, { given, act }) => {
      const statusOf = async (who: TestEmployee) => (await act((await given()).id, who)).status;
      expect(await statusOf(library.admin)).toBeLessThan(300);
      expect(await statusOf(library.manager)).toBeLessThan(300);
      expect(await statusOf(library.attendant)).toBe(404);
      expect(await statusOf(other)).toBe(404);
    },
  );

  test('can be seen, but not changed, with its file by those who may see its memo', async () => {
    const draft = await givenPrepared(app, of(), fresh());
    await send(app, of(), draft.id, { lines: lineOf(library.pilot) });
    const params = paramsOf(draft);
    const withdraw = { params, body: { reason } };
    expect((await app.call(contract.withdrawManualRevision, library.pilot, withdraw)).status).toBe(403);
    const files = [contract.downloadManualRevision, contract.previewManualRevision];
    const statusOf = async (who: TestEmployee) =>
      Promise.all(files.map(async (file) => (await app.call(file, who, { params })).status));
    expect(await statusOf(library.pilot)).toEqual([200, 200]);
    expect(await statusOf(library.attendant)).toEqual([404, 404]);
  });

  test('can be seen by the deputy of the present approver, as long as they may act', async () => {
    const draft = await givenPrepared(app, of(), fresh());
    const { body } = await send(app, of(), draft.id, { lines: lineOf(library.pilot) });
    const deputy = await givenEmployee(app, 'deputy', library.crew);
    const statusOf = async () =>
      (await app.call(contract.getManualRevision, deputy, { params: paramsOf(draft) })).status;
    expect(await statusOf()).toBe(404);
    await givenDelegation(app, { principal: library.pilot, deputy });
    expect(await statusOf()).toBe(200);
    await decide(app, library.pilot, body.approval?.id ?? 0, 'Reject');
    expect(await statusOf()).toBe(404);
  });

  test('appears nowhere: not in the manual, its document, the search or the board', async () => {
    await givenApproved(app, of(), { ...fresh(), effectiveDate: '2026-11-20' });
    const secret = await givenPrepared(app, of(), { version: 'SECRET-9', description: '비밀 개정' });
    const { body } = await app.call(contract.getManual, library.attendant, { params: pathOf(manual) });
    const docId = body.documentId ?? 0;
    const place = { params: { id: manual.driveId, docId } };
    const answers = await Promise.all([
      app.call(contract.listManuals, library.attendant),
      app.call(contract.getDriveDocument, library.attendant, place),
      app.call(contract.listDriveDocuments, library.attendant, { params: { id: manual.driveId } }),
      app.call(contract.searchDocuments, library.attendant, { query: { searchText: manual.title } }),
      app.call(contract.getReadingBoard, other),
      app.call(contract.listManualRevisions, library.attendant, { params: pathOf(manual) }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain('SECRET-9');
    }
    const compare = { params: pathOf(manual), query: { from: secret.id, to: secret.id } };
    expect((await app.call(contract.compareManualRevisions, library.attendant, compare)).status).toBe(404);
    const download = { params: { id: manual.driveId, docId, revId: secret.id } };
    expect((await app.call(contract.downloadRevision, library.attendant, download)).status).toBe(404);
  });
});

test('the right to prepare is checked before the content', async () => {
  const post = async (who: TestEmployee) =>
    (await app.call(contract.prepareManualRevision, who, { params: pathOf(manual), ...preparation({ version: '' }) }))
      .status;
  expect([await post(library.attendant), await post(other), await post(library.manager)]).toEqual([403, 403, 422]);
});

test('of two concurrent calls to send a revision one succeeds, and makes one memo', async () => {
  const draft = await givenPrepared(app, of(), fresh());
  const body = { lines: lineOf(library.pilot) };
  const both = await Promise.all(
    [library.manager, library.admin].map((by) => send(app, { manual, by }, draft.id, body)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const { rows } = await app.pool.query('select id from approval.document where subject_id = $1', [draft.id]);
  expect(rows).toHaveLength(1);
});

test('either the withdrawal or the last approval of a revision succeeds', async () => {
  const draft = await givenPrepared(app, of(), { ...fresh(), effectiveDate: '2026-12-24' });
  const sent = (await send(app, of(), draft.id, { lines: lineOf(library.pilot) })).body;
  const [, withdrawn] = await Promise.all([
    decide(app, library.pilot, sent.approval?.id ?? 0, 'Approved'),
    app.call(contract.withdrawManualRevision, library.manager, { params: paramsOf(draft), body: { reason } }),
  ]);
  const { state } = await look(app, of(), draft.id);
  expect([withdrawn.status, state]).toEqual(withdrawn.status === 200 ? [200, 'Withdrawn'] : [422, 'Scheduled']);
});

test('two texts are compared once both are extracted', async () => {
  const [one, two] = [await givenApproved(app, of(), fresh()), await givenApproved(app, of(), fresh())];
  const say = (id: number, state: string, text: string) =>
    app.pool.query(
      `with said as (update documents.revision set content_state = $2 where id = $1)
       insert into documents.revision_text (revision_id, place, page, text) values ($1, 1, 1, $3)`,
      [id, state, text],
    );
  await say(one.id, 'done', '승무원은 출발 전에 점검표를 읽는다');
  const compare = (from: number, to: number) =>
    app.call(contract.compareManualRevisions, library.manager, { params: pathOf(manual), query: { from, to } });
  expect((await compare(one.id, one.id)).body).toMatchObject({ code: 'not-valid', errors: [{ path: 'to' }] });
  await app.pool.query("update documents.revision set content_state = 'failed' where id = $1", [two.id]);
  expect((await compare(one.id, two.id)).body).toMatchObject({ code: 'not-valid', errors: [{ path: 'to' }] });
  await say(two.id, 'done', '승무원은 출발 전에 점검표를 소리 내어 읽는다');
  const { body } = await compare(one.id, two.id);
  expect(body).toEqual({
    from: { id: one.id, version: one.version },
    to: { id: two.id, version: two.version },
    truncated: false,
    changes: [
      {
        fromPage: 1,
        toPage: 1,
        parts: [
          { kind: 'Same', text: '승무원은 출발 전에 점검표를' },
          { kind: 'Added', text: '소리 내어' },
          { kind: 'Same', text: '읽는다' },
        ],
      },
    ],
  });
  const sheet = await app.call(contract.exportManualComparison, library.manager, {
    params: pathOf(manual),
    query: { from: one.id, to: two.id },
  });
  expect(sheet.headers['content-type']).toMatch(/spreadsheetml/);
}, 60_000);

test('the audit trail has each act, without the contents and reasons of a revision', async () => {
  const auditor = await givenEmployee(app, 'auditor', library.root);
  await givenGrant(app, auditor, 'Audit', 'Level1');
  await givenGrant(app, auditor, 'Admin', 'Level1');
  const revision = await givenApproved(app, of(), {
    ...fresh(),
    description: '비밀스러운 내용',
    effectiveDate: '2026-12-20',
  });
  await app.call(contract.withdrawManualRevision, library.manager, {
    params: paramsOf(revision),
    body: { reason: '비밀스러운 사유' },
  });
  const { body } = await app.call(listAudit, auditor, { query: { area: 'documents', limit: 1000 } });
  const own = body.items.filter(
    ({ recordType, recordId }) => recordType === 'manual-revision' && recordId === revision.id,
  );
  expect(own.map(({ action }) => action)).toEqual(['withdraw', 'release', 'send', 'prepare']);
  expect(JSON.stringify(own)).not.toContain('비밀');
});
