import { listAudit } from '@portal/contract/admin';
import {
  addRelations,
  createReportDraft,
  decideDuty,
  downloadFilingFile,
  downloadFilingZip,
  type FilingBody,
  getDuty,
  recordFiling,
  uploadFilingFiles,
  type VoidBody,
  voidFiling,
} from '@portal/contract/safety';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import type { TestEmployee } from '#testing/given-company';
import { filesBody } from '#testing/multipart';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;

beforeEach(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  return () => app.close();
});

const least: FilingBody = { recipient: 'Minister', form: '65', filedAt: '2026-11-20T00:30:00.000Z' };
const file = (id: number, more: Partial<FilingBody> = {}, who = office, headers: Record<string, string> = {}) =>
  app.call(recordFiling, who, { params: { id }, body: { ...least, ...more }, headers });
const dispose = (id: number, filingId: number, body: VoidBody = { reason: '중복 기록' }, who = office) =>
  app.call(voidFiling, who, { params: { id, filingId }, body });
const attach = (id: number, filingId: number, names: readonly string[] = ['접수증.txt'], who = office) =>
  app.call(uploadFilingFiles, who, {
    params: { id, filingId },
    ...filesBody(...names.map((name) => ({ name, content: '접수됨' }))),
  });
const dutyOf = async (id: number) => (await app.call(getDuty, office, { params: { id } })).body;

describe('a filing', () => {
  test('is recorded as it was made, and fulfils the duty', async () => {
    const { id, reportNo } = await givenReport(app, air.captain);
    const { status, body } = await file(id, { recipientName: ' 항공안전정책관 ', receiptNo: 'A-1', note: '유선 확인' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...least,
      id: expect.any(Number),
      reportId: id,
      reportNo,
      recipientName: '항공안전정책관',
      receiptNo: 'A-1',
      note: '유선 확인',
      counts: true,
      files: [],
      recordedBy: expect.objectContaining({ id: office.id }),
      recordedDate: '2026-11-20T01:00:00.000Z',
      voided: null,
      can: { files: true, void: true },
    });
    expect(await dutyOf(id)).toMatchObject({ state: 'Filed', filedAt: least.filedAt, isLate: false, filings: [body] });
  });

  test('is in time or late by its own time, whenever it is recorded', async () => {
    const { id } = await givenReport(app, air.captain);
    app.now.value = new Date('2026-11-26T00:00:00.000Z');
    await file(id, { filedAt: '2026-11-24T12:40:00.000Z' });
    expect(await dutyOf(id)).toMatchObject({ state: 'Filed', isLate: false });
    const other = await givenReport(app, air.captain);
    await file(other.id, { filedAt: '2026-11-24T12:40:00.001Z' });
    expect(await dutyOf(other.id)).toMatchObject({ state: 'Filed', isLate: true });
    // The earliest filing that counts decides, in whatever order they are recorded.
    await file(other.id, { filedAt: '2026-11-24T00:00:00.000Z' });
    expect(await dutyOf(other.id)).toMatchObject({ isLate: false, filedAt: '2026-11-24T00:00:00.000Z' });
    expect((await dutyOf(other.id)).filings.map(({ filedAt }) => filedAt)).toEqual([
      '2026-11-24T00:00:00.000Z',
      '2026-11-24T12:40:00.001Z',
    ]);
  });

  test('counts by the authority that received it and by the present class', async () => {
    const { id } = await givenReport(app, air.captain);
    await file(id, { recipient: 'KOTSA', form: '66' });
    await file(id, { recipient: 'Other', recipientName: '사고조사위원회', form: 'Other' });
    expect(await dutyOf(id)).toMatchObject({
      state: 'Waiting',
      filedAt: null,
      filings: [{ counts: false }, { counts: false }],
    });
    const decide = (basis: 'Voluntary' | 'None') =>
      app.call(decideDuty, office, { params: { id }, body: { basis, startsFrom: 'Event', reason: '판단' } });
    expect((await decide('Voluntary')).body).toMatchObject({ state: 'Filed', isLate: null, filedAt: least.filedAt });
    expect((await decide('None')).body).toMatchObject({ state: 'NotRequired', filedAt: null, rule: null });
  });

  test('to a regional office and by Article 33 counts in the same way', async () => {
    const { id } = await givenReport(app, air.captain);
    expect((await file(id, { recipient: 'RegionalOffice', form: 'Article33' })).body.counts).toBe(true);
  });

  test('with a missing or invalid field is refused at that field', async () => {
    const { id } = await givenReport(app, air.captain);
    const errors = async (more: Partial<FilingBody>) => {
      const { status, body } = await file(id, more);
      const told = (body as unknown as { errors: { path: string; code: string }[] }).errors;
      return [status, ...told.map(({ path, code }) => `${path} ${code}`)];
    };
    expect(await errors({ recipient: 'Other' })).toEqual([422, 'recipientName required']);
    expect(await errors({ filedAt: '2026-11-20T01:00:01.000Z' })).toEqual([422, 'filedAt in-future']);
    expect(await errors({ filedAt: '2026-11-19T12:39:59.000Z' })).toEqual([422, 'filedAt before-event']);
    expect(await errors({ filedAt: '2026-11-20' })).toEqual([400, 'filedAt wrong-type']);
    expect(await errors({ form: '67' as never })).toEqual([400, 'form not-one-of']);
    expect(await errors({ note: 'x'.repeat(501) })).toEqual([400, 'note too-long']);
    expect((await dutyOf(id)).filings).toEqual([]);
  });

  test('sent again with its key is recorded once', async () => {
    const { id } = await givenReport(app, air.captain);
    const headers = { 'idempotency-key': 'k-1' };
    const [first, again] = [await file(id, {}, office, headers), await file(id, {}, office, headers)];
    expect(again.body).toEqual(first.body);
    expect((await dutyOf(id)).filings).toHaveLength(1);
  });

  test('can be recorded by the office alone, and not for a draft', async () => {
    const { id } = await givenReport(app, air.captain);
    for (const who of [air.captain, air.level[2], air.level[3], air.level[4]])
      expect((await file(id, {}, who)).status).toBe(403);
    expect((await file(id, {}, air.colleague)).status).toBe(401);
    const draft = await app.call(createReportDraft, office, { body: sampleReport() });
    expect((await file(draft.body.id)).body).toMatchObject({ code: 'wrong-status' });
  });

  test('leaves its facts in the audit trail and none of its texts', async () => {
    const { id } = await givenReport(app, air.captain);
    const { body } = await file(id, { note: '비밀 비고', receiptNo: 'R-77' });
    await attach(id, body.id, ['비밀.txt']);
    await dispose(id, body.id, { reason: '비밀 사유' });
    await givenGrant(app, office, 'Admin', 'Level0');
    const trail = await app.call(listAudit, office, { query: { recordId: id, actorId: office.id } });
    expect(trail.body.items).toMatchObject([
      { action: 'void-filing', before: { filing: body.id } },
      { action: 'attach-files', after: { files: 1, filing: body.id } },
      {
        action: 'record-filing',
        after: { filing: body.id, recipient: 'Minister', form: '65', filedAt: least.filedAt },
      },
    ]);
    for (const written of ['비밀', 'R-77']) expect(JSON.stringify(trail.body)).not.toContain(written);
  });
});

describe('an incorrect filing', () => {
  test('is voided with a reason, stays visible and no longer counts', async () => {
    const { id } = await givenReport(app, air.captain);
    const { body } = await file(id);
    expect((await dispose(id, body.id, { reason: ' ' })).body).toMatchObject({
      code: 'not-valid',
      errors: [{ path: 'reason', code: 'required' }],
    });
    const voided = await dispose(id, body.id);
    expect(voided).toMatchObject({
      status: 200,
      body: {
        counts: false,
        voided: { by: { id: office.id }, at: '2026-11-20T01:00:00.000Z', reason: '중복 기록' },
        can: { files: 'wrong-status', void: 'changed-meanwhile' },
      },
    });
    expect(await dutyOf(id)).toMatchObject({
      state: 'Waiting',
      filedAt: null,
      isLate: null,
      filings: [{ id: body.id }],
    });
    expect((await dispose(id, body.id)).body).toMatchObject({ code: 'changed-meanwhile' });
    expect((await attach(id, body.id)).body).toMatchObject({ code: 'wrong-status' });
  });

  test('is voided once by two concurrent calls', async () => {
    const { id } = await givenReport(app, air.captain);
    const { body } = await file(id);
    const both = await Promise.all([office, air.level[5]].map((who) => dispose(id, body.id, { reason: 'x' }, who)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is found under its own report alone', async () => {
    const { id } = await givenReport(app, air.captain);
    const other = await givenReport(app, air.captain);
    const { body } = await file(id);
    expect((await dispose(other.id, body.id)).status).toBe(404);
    expect((await attach(other.id, body.id)).status).toBe(404);
    expect((await dispose(other.id, body.id, { reason: 'x' }, air.captain)).status).toBe(403);
    await app.call(addRelations, office, { params: { id: other.id }, body: [id] });
    expect((await dispose(id, body.id)).body).toMatchObject({ code: 'child-report' });
    expect((await dispose(other.id, body.id)).status).toBe(200);
  });

  test('cannot be changed or deleted in the database either', async () => {
    const { id } = await givenReport(app, air.captain);
    const { body } = await file(id);
    await expect(app.pool.query('delete from safety.filing')).rejects.toThrow('never deleted');
    await expect(app.pool.query("update safety.filing set form = '66'")).rejects.toThrow('never changed');
    await dispose(id, body.id);
    await expect(app.pool.query("update safety.filing set void_reason = 'x'")).rejects.toThrow('never changed');
  });
});

describe('files of a filing', () => {
  test('are added by the office, read by it and by Level4, and not by the reporter', async () => {
    const { id } = await givenReport(app, air.captain, { isConfidential: true });
    const { body } = await file(id);
    const added = await attach(id, body.id, ['접수증.txt', '공문.pdf.txt']);
    expect(added).toMatchObject({
      status: 201,
      body: [
        { name: '접수증.txt', extension: 'txt' },
        { name: '공문.pdf.txt', extension: 'txt' },
      ],
    });
    const [first] = added.body;
    const params = { id, filingId: body.id, fileId: first?.id ?? 0 };
    for (const who of [office, air.level[4]]) {
      const file_ = await app.call(downloadFilingFile, who, { params });
      expect([file_.status, file_.body]).toEqual([200, '접수됨']);
      expect(decodeURIComponent(String(file_.headers['x-filename']))).toBe('접수증.txt');
      expect((await app.call(downloadFilingZip, who, { params: { id, filingId: body.id } })).status).toBe(200);
    }
    expect((await app.call(downloadFilingFile, air.captain, { params })).status).toBe(403);
    expect((await app.call(downloadFilingFile, air.colleague, { params })).status).toBe(401);
    expect((await attach(id, body.id, ['x.txt'], air.level[4])).status).toBe(403);
    const none = { params: { ...params, fileId: 999_999 } };
    expect((await app.call(downloadFilingFile, office, none)).status).toBe(404);
  });

  test('are ten at most, of the allowed kinds; without files there is no archive', async () => {
    const { id } = await givenReport(app, air.captain);
    const { body } = await file(id);
    expect((await app.call(downloadFilingZip, office, { params: { id, filingId: body.id } })).status).toBe(404);
    const many = Array.from({ length: 10 }, (_, place) => `${place}.txt`);
    expect((await attach(id, body.id, [...many, '11.txt'])).body).toMatchObject({ code: 'not-valid' });
    expect((await attach(id, body.id, many)).status).toBe(201);
    expect((await attach(id, body.id, ['11.txt'])).body).toMatchObject({
      errors: [{ path: 'files', code: 'too-many' }],
    });
    const other = await file(id);
    expect((await attach(id, other.body.id, ['run.exe'])).status).toBe(415);
  });
});
