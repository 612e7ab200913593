import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDraft } from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { freePort } from '#testing/free-port';
import { multipart } from '#testing/multipart';
import { type DemoDatabase, givenDemoDatabase } from '#testing/running/demo-folder';
import { type PortalProcess, startPortalProcess } from '#testing/running/running-portal';
import { filesBelow } from '#testing/traces';
import { signInByCode } from './demo/provider/sign-in-by-code.ts';

/** Calls with a server in their header go there, others are distributed in turn. */
const startBalancer = async (port: number, servers: () => readonly PortalProcess[]): Promise<Server> => {
  let turn = 0;
  const balancer = createServer((incoming, outgoing) => {
    const all = servers();
    const wanted = incoming.headers['x-server'];
    const server = wanted === undefined ? all[turn++ % all.length] : all[Number(wanted)];
    const { method, headers, url } = incoming;
    const onward = request(`${server?.url}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  balancer.listen(port, '127.0.0.1');
  await once(balancer, 'listening');
  return balancer;
};

let folder: string;
let demo: DemoDatabase;
let store: string;
let balancer: Server;
let address: string;
let settings: Record<string, string>;
let servers: PortalProcess[];
let headers: Record<string, string>;

const start = async (place: number): Promise<void> => {
  const server = startPortalProcess(join(folder, `data-${place}`), await freePort(), settings);
  await server.ready();
  servers[place] = server;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-two-'));
  demo = await givenDemoDatabase();
  store = demo.files;
  servers = [];
  const port = await freePort();
  balancer = await startBalancer(port, () => servers);
  address = `http://127.0.0.1:${port}`;
  settings = { DATABASE_URL: demo.url, FILE_STORE: store, PUBLIC_URL: address };
  // The demo's provider signs with the keys of its data folder; a company's provider serves all servers.
  for (const place of [0, 1]) await cp(demo.keys, join(folder, `data-${place}`, 'keys'), { recursive: true });
  await start(0);
  const { accessToken, idToken } = await signInByCode({ baseUrl: address, email: 'captain@hanbit.example' });
  headers = { authorization: `Bearer ${accessToken}`, auth2: idToken };
});

afterAll(async () => {
  balancer.close();
  for (const server of servers) await server.stop();
  await demo.close();
  await rm(folder, { recursive: true, force: true });
});

const call = (server: number, method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${address}${path}`, {
    method,
    headers: { ...headers, 'x-server': String(server), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const givenDraft = async (): Promise<number> => {
  const body = { title: '첨부', content: '<p>첨부</p>', category: { id: 1 }, lines: [] };
  return ((await (await call(0, 'POST', createDraft.path, body)).json()) as { id: number }).id;
};

const staged = async (): Promise<string[]> => (await filesBelow(store)).filter((path) => path.startsWith('staging'));

/** Sends the first half of an upload and waits until it is staged; `finish` sends the rest. */
const beginUpload = async (server: number, id: number, text: string) => {
  const { body, headers: type } = multipart([{ name: 'files', filename: 'a.txt', content: text }]);
  const before = await staged();
  const upload: ClientRequest = request(`${address}/api/approval/docs/${id}/files`, {
    method: 'POST',
    headers: { ...headers, ...type, 'x-server': String(server), 'content-length': body.length },
  });
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
  // Its server may be killed.
  answered.catch(() => undefined);
  const half = Math.floor(body.length / 2);
  upload.write(body.subarray(0, half));
  const isStaged = async () => (await staged()).length > before.length;
  await until(isStaged, { what: 'half of the upload is staged' });
  const finish = async (): Promise<{ status: number | undefined; id: number }> => {
    upload.end(body.subarray(half));
    const [answer] = await answered;
    const chunks: Buffer[] = [];
    for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
    const files = JSON.parse(Buffer.concat(chunks).toString()) as { id: number }[];
    return { status: answer.statusCode, id: files[0]?.id ?? 0 };
  };
  return { finish };
};

const download = async (server: number, id: number, fileId: number): Promise<string> =>
  (await call(server, 'POST', `/api/approval/docs/${id}/files/${fileId}/download`)).text();

/** Long enough that half of it has the minimum speed of uploads for minutes, in which the other server starts. */
const TEXT = '비행 안전 '.repeat(400_000);

test('a server that starts while another receives an upload does not touch it, and serves what the other has stored', async () => {
  const before = (await filesBelow(store)).length;
  const id = await givenDraft();
  const upload = await beginUpload(0, id, TEXT);
  await start(1);
  const { status, id: fileId } = await upload.finish();
  expect(status).toBe(201);
  expect(await download(1, id, fileId)).toBe(TEXT);
  expect(await download(0, id, fileId)).toBe(TEXT);
  expect((await call(1, 'DELETE', `/api/approval/docs/${id}/files/${fileId}`)).ok).toBe(true);
  await until(async () => (await filesBelow(store)).length <= before, { what: 'the removed content is gone' });
});

test('a killed server deletes its own unfinished files at its next start, not those of the other', async () => {
  if (servers[1] === undefined) await start(1);
  const id = await givenDraft();
  await beginUpload(0, id, `${TEXT} eins`);
  const stored = await beginUpload(1, id, `${TEXT} zwei`);
  expect(await staged()).toHaveLength(2);
  await servers[0]?.kill();
  await start(0);
  expect(await staged()).toHaveLength(1);
  const { status, id: fileId } = await stored.finish();
  expect(status).toBe(201);
  expect(await download(0, id, fileId)).toBe(`${TEXT} zwei`);
  expect(await staged()).toEqual([]);
});
