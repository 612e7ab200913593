import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDraft, uploadFiles } from '@portal/contract/approval';
import { getMe } from '@portal/contract/shell';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { freePort } from '#testing/free-port';
import { captureLines } from '#testing/logged';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

const SAMPLE = new URL('../../../deploy/nginx/portal.conf', import.meta.url);

let app: TestApp;
let office: Office;
let nginx: ChildProcess;
let folder: string;
let address: string;
let lines: Record<string, unknown>[];

/** Replaces only the parts of the sample that every installation must adapt. */
const adapted = (sample: string, port: number, portal: number): string => {
  const replaced: [RegExp, string][] = [
    [/server 127\.0\.0\.1:3000;/, `server 127.0.0.1:${portal};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/ssl_certificate [^;]+;/, ''],
    [/ssl_certificate_key [^;]+;/, ''],
  ];
  return replaced.reduce((text, [pattern, instead]) => {
    if (!pattern.test(text)) throw new Error(`the sample has no ${pattern.source}`);
    return text.replace(pattern, instead);
  }, sample);
};

beforeAll(async () => {
  app = await createTestApp({ trustedProxies: ['loopback'] });
  lines = captureLines(app.app);
  office = await givenOffice(app);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port: portal } = app.app.server.address() as AddressInfo;
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  const server = adapted(await readFile(SAMPLE, 'utf8'), port, portal);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')}\n${server} }`,
  );
  nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  nginx.on('error', () => console.error('nginx is needed for this test: apt-get install nginx-light'));
  // nginx reports errors of its start on stderr.
  const isUp = () =>
    fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isUp, { what: 'nginx passes calls on' });
});

afterAll(async () => {
  nginx.kill('SIGTERM');
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('tokens of a person in hundreds of groups reach the portal', async () => {
  const { authorization, auth2 } = tokensOf(office.captain);
  const headers = { authorization: String(authorization), auth2: String(auth2) };
  const answer = await fetch(address + getMe.path, { headers: { ...headers, 'x-groups': 'x'.repeat(50_000) } });
  expect(answer.status).toBe(200);
});

test('files can be uploaded and downloaded through it, and one that is too large is refused by the portal itself', async () => {
  const { body: draft } = await app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) });
  const headers = { authorization: `Bearer test:${office.captain.email}`, auth2: `test:${office.captain.email}` };
  const upload = (bytes: number) => {
    const form = new FormData();
    form.append('files', new Blob(['가'.repeat(bytes / 3)]), '큰 파일.txt');
    const path = uploadFiles.path.replace(':id', String(draft.id));
    return fetch(address + path, { method: 'POST', body: form, headers });
  };
  const taken = await upload(9_000_000);
  expect(taken.status).toBe(201);
  const [file] = (await taken.json()) as { id: number }[];
  const download = await fetch(`${address}/api/approval/docs/${draft.id}/files/${file?.id}/download`, {
    method: 'POST',
    headers,
  });
  expect((await download.arrayBuffer()).byteLength).toBe(9_000_000);
  const refused = await upload(12_000_000);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([413, 'too-large']);
});

test('the portal uses the address that the proxy saw, whatever headers a caller sends', async () => {
  lines.length = 0;
  await fetch(address + getMe.path, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(lines).toMatchObject([{ status: 401, address: '127.0.0.1' }]);
});
