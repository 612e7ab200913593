import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualPace } from '#platform/http/load/pace';
import { until } from '#platform/until.fixture';
import { givenMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';
import { filesBelow } from '#testing/traces';

/** The usual limits divided by ten, to keep the test short. */
const pace = { headersMs: 1500, bodySeconds: 3, uploadBytesPerSecond: 10_000, uploadGraceSeconds: 1 };

let app: TestApp;
let office: Office;
let memo: { id: number };

beforeAll(async () => {
  app = await createTestApp({}, () => ({ pace }));
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  office = await givenOffice(app);
  memo = await givenMemo(app, office.captain, [office.lead]);
});

afterAll(() => app.close());

const open = (): Socket => {
  const socket = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  // Written to after the server has closed it.
  socket.on('error', () => undefined);
  return socket;
};

const headOf = (line: string, headers: Record<string, string | number>): string =>
  [`${line} HTTP/1.1`, 'Host: portal', ...Object.entries(headers).map((pair) => pair.join(': ')), '', ''].join('\r\n');

/** Sends pieces until the server closes the connection or answers; returns the answer. */
const drip = async (socket: Socket, piece: string, everyMs: number): Promise<string> => {
  let said = '';
  socket.on('data', (part) => {
    said += part;
  });
  // A server that closes while one writes resets the connection: that is closed as well.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const timer = setInterval(() => socket.write(piece), everyMs);
  await closed;
  clearInterval(timer);
  return said;
};

const draft = (size: number) =>
  headOf('POST /api/approval/docs/draft', {
    ...tokensOf(office.captain),
    'content-type': 'application/json',
    'content-length': size,
  });

const upload = (size: number) =>
  `${headOf(`POST /api/approval/docs/${memo.id}/files`, {
    ...tokensOf(office.captain),
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': size,
  })}--b\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\n`;

test('by default headers have 15 s, a body 30 s, an upload 10 kB a second, and 2,000 connections are accepted', () => {
  expect(usualPace).toMatchObject({ headersMs: 15_000, bodySeconds: 30, uploadBytesPerSecond: 10_000 });
  expect(app.app.server.maxConnections).toBe(2000);
});

test('a connection with endless headers is closed', async () => {
  const socket = open();
  socket.write('GET /api/health HTTP/1.1\r\n');
  await drip(socket, 'x-slow: 1\r\n', 200);
  const silent = open();
  await once(silent.resume(), 'close');
});

test('a connection with a very slow body is closed', async () => {
  const socket = open();
  socket.write(draft(1000));
  expect(await drip(socket, ' ', 300)).toBe('');
});

test('an upload that is too slow is aborted and leaves nothing', async () => {
  const socket = open();
  socket.write(upload(1_000_000));
  await drip(socket, 'x'.repeat(500), 100);
  await until(async () => (await filesBelow(app.filesFolder)).length === 0, { what: 'nothing of the upload is left' });
});

test('an upload of sufficient speed may take long', async () => {
  const end = '\r\n--b--\r\n';
  const pieces = 30;
  const head = upload(0);
  const inner = head.slice(head.indexOf('--b\r\n'));
  const socket = open();
  socket.write(upload(inner.length + pieces * 4_000 + end.length));
  let said = '';
  socket.on('data', (part) => {
    said += part;
  });
  for (let piece = 0; piece < pieces; piece += 1) {
    socket.write('x'.repeat(4_000));
    await delay(150);
  }
  socket.write(end);
  await until(() => said.includes('\r\n\r\n'), { what: 'the upload is answered' });
  expect(said).toMatch(/^HTTP\/1.1 201 /);
  socket.destroy();
});

test.each([
  [401, 'GET /api/me', {}],
  [404, 'GET /api/unknown', {}],
  [413, 'POST /api/approval/docs/draft', { 'content-type': 'application/json', 'content-length': 100_000_000 }],
])('a call refused with %i closes its connection', async (status, line, headers) => {
  const socket = open();
  const tokens = status === 401 ? {} : tokensOf(office.captain);
  socket.write(headOf(line, { ...tokens, ...headers, connection: 'keep-alive' }));
  const said = await drip(socket, '', 1000);
  expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(said).toMatch(/^connection: close/im);
});

test('a refused call is answered although its body has not arrived completely', async () => {
  const { port } = app.app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/approval/docs/draft`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(5_000_000),
  });
  expect(response.status).toBe(401);
});

test('a successful answer keeps its connection open', async () => {
  const socket = open();
  socket.write(headOf('GET /api/health', {}));
  const [said] = (await once(socket, 'data')) as [string];
  expect(said).toMatch(/^connection: keep-alive/im);
  socket.destroy();
});
