import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#testing/free-port';
import { compileCache, endPostgres, type PortalProcess, startPortalProcess } from '#testing/running/running-portal';
import { signInByCode } from '../demo/provider/sign-in-by-code.ts';

const PRINT_TOKEN = fileURLToPath(new URL('./print-token.ts', import.meta.url));

let dataDir: string;
let port: number;
let portal: PortalProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-token-'));
  port = await freePort();
  portal = startPortalProcess(dataDir, port);
  await portal.ready();
});

afterAll(async () => {
  await portal.stop();
  await endPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

type Printed = { code: number; stdout: string; stderr: string };

const print = (...args: string[]): Promise<Printed> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...compileCache, PORT: String(port), HOST: '127.0.0.1' };
    execFile(process.execPath, [PRINT_TOKEN, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

const headersOf = ({ stdout }: Printed): Record<string, string> => {
  const { accessToken, idToken } = JSON.parse(stdout) as { accessToken: string; idToken: string };
  return { authorization: `Bearer ${accessToken}`, auth2: idToken };
};

const RESIGNED = 'resigned@hanbit.example';

test('tokens are for those whom the portal takes, and for the one who is no employee on purpose', async () => {
  const captain = await print('captain@hanbit.example');
  expect(captain).toMatchObject({ code: 0, stderr: '' });
  expect((await fetch(`${portal.url}/api/me`, { headers: headersOf(captain) })).status).toBe(200);
  expect(await print('stranger')).toMatchObject({ code: 0, stderr: '' });
});

test('whoever has resigned gets none and is told why', async () => {
  expect(await print(RESIGNED)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${RESIGNED} has resigned, and the portal refuses their tokens\n`,
  });
});

test('nobody at all, and nobody known, is told with the same exit code', async () => {
  expect(await print()).toMatchObject({ code: 1, stdout: '' });
  expect(await print('nobody')).toMatchObject({ code: 1, stdout: '' });
});

test('a token names its person by something that is not their address, and ends with the sign-out', async () => {
  const headers = headersOf(await print('doc.manager'));
  const [, payload = ''] = (headers.auth2 ?? '').split('.');
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string };
  expect(sub).toMatch(/^employee-[0-9]+$/);
  expect((await fetch(`${portal.url}/api/session/end`, { method: 'POST', headers })).status).toBe(204);
  expect((await fetch(`${portal.url}/api/me`, { headers })).status).toBe(401);
  const anew = headersOf(await print('doc.manager'));
  expect((await fetch(`${portal.url}/api/me`, { headers: anew })).status).toBe(200);
});

test('the calls of the Graph protocol answer active employees alone', async () => {
  const { accessToken, idToken } = await signInByCode({ baseUrl: portal.url, email: 'hr@hanbit.example' });
  const admin = { authorization: `Bearer ${accessToken}`, auth2: idToken };
  const people = await fetch(`${portal.url}/api/admin/employees?searchKeyword=captain@`, { headers: admin });
  const { items } = (await people.json()) as { items: { id: number; email: string }[] };
  const photo = new FormData();
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  photo.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'photo.png');
  const set = await fetch(`${portal.url}/api/admin/employees/${items[0]?.id}/photo`, {
    method: 'PUT',
    headers: admin,
    body: photo,
  });
  expect(set.status).toBe(200);
  const statuses = async (authorization: string) => {
    const paths = ['/me', '/users/captain@hanbit.example/photos/64x64/$value', '/me/mailFolders/inbox/messages'];
    const answers = paths.map((path) => fetch(`${portal.url}/graph/v1.0${path}`, { headers: { authorization } }));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  expect(await statuses(admin.authorization)).toEqual([200, 200, 200]);
  const resigned = await signInByCode({ baseUrl: portal.url, email: RESIGNED });
  const stranger = await signInByCode({ baseUrl: portal.url, email: 'stranger@hanbit.example' });
  for (const { accessToken } of [resigned, stranger])
    expect(await statuses(`Bearer ${accessToken}`)).toEqual([404, 404, 404]);
});
