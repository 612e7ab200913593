import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDraft, uploadFiles } from '@portal/contract/approval';
import { allEndpoints } from '@portal/contract/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '#platform/database/pool';
import { openFileStore } from '#platform/files/file-store';
import { tracedStore } from '#platform/metrics/measured-store';
import { openTracing, type Tracing } from '#platform/metrics/tracing';
import { sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { filesBody } from '#testing/multipart';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';
import type { AllTables } from './app.ts';

type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};

let app: TestApp;
let office: Office;
let tracing: Tracing;
let folder: string;
let collector: Server;
const received: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-traced-'));
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push(`${request.url} ${Buffer.concat(chunks)}`);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  tracing = await openTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`, '1.0.0+1');
  app = await createTestApp({ trustedProxies: ['loopback'] }, async ({ serving, db }) => ({
    tracing,
    db: createDatabase<AllTables>(serving, tracing.noteStatement),
    files: tracedStore(await openFileStore(db, folder, folder), tracing),
  }));
  office = await givenOffice(app);
});

afterAll(async () => {
  await app.close();
  collector.close();
  await rm(folder, { recursive: true });
});

const spansSent = async (): Promise<Span[]> => {
  await tracing.close();
  return received.flatMap((sent) => {
    expect(sent).toMatch(/^\/v1\/traces \{/);
    type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    const { resourceSpans } = JSON.parse(sent.slice('/v1/traces '.length)) as Sent;
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  });
};

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const isReport = ({ path }: { path: string }): boolean => /^\/api\/esms\/reports(\/|$)/.test(path);

test('calls are traced with what they do, within the trace of a trusted proxy; calls on reports are not, and nothing names anybody', async () => {
  const { body: draft } = await app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) });
  const sent = await app.call(uploadFiles, office.captain, {
    params: { id: draft.id },
    ...filesBody({ name: '홍길동.txt', content: '비밀' }),
  });
  expect(sent.status).toBe(201);
  const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;
  await app.app.inject({
    url: '/%61pi/approval/documents?searchText=홍길동',
    headers: { ...tokensOf(office.captain), traceparent },
  });
  await app.app.inject({ url: '/api/health/ready' });
  for (const { method, path } of allEndpoints.filter(isReport))
    await app.app.inject({
      method,
      url: path.replaceAll(/:\w+/g, '1'),
      headers: { ...tokensOf(office.captain), traceparent },
      ...(method === 'GET' ? {} : { payload: '{' }),
    });
  const spans = await spansSent();
  const calls = spans.filter(({ attributes }) => attributes.some(({ key }) => key === 'http.route'));
  expect(calls.map(({ name }) => name)).toEqual([
    `POST ${createDraft.path}`,
    `POST ${uploadFiles.path}`,
    expect.stringMatching(/^GET /),
  ]);
  expect(calls.at(-1)).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
  const [draftCall, uploadCall] = calls;
  const within = (call: Span | undefined) =>
    new Set(spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId).map(({ name }) => name));
  expect(within(draftCall)).toEqual(new Set(['statement']));
  expect(within(uploadCall)).toEqual(new Set(['statement', 'store stage', 'store bring', 'store keep']));
  // Everything belongs to a call: what reports caused stands nowhere.
  const traces = new Set(calls.map(({ traceId }) => traceId));
  expect(spans.filter(({ traceId }) => !traces.has(traceId))).toEqual([]);
  const text = received.join('\n');
  expect(text).not.toMatch(/홍길동|비밀|safety\.report|captain/);
  expect(text).not.toContain(office.captain.email);
});
