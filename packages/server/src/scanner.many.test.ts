import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDraft } from '@portal/contract/approval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#testing/free-port';
import { filesBody } from '#testing/multipart';
import { type Clamd, hasClamd, MALWARE, startClamd } from '#testing/running/clamd';
import { type DemoDatabase, givenDemoDatabase } from '#testing/running/demo-folder';
import { type PortalProcess, startPortalProcess } from '#testing/running/running-portal';
import { signInByCode } from './demo/provider/sign-in-by-code.ts';

const PORTAL = fileURLToPath(new URL('./cli/portal.ts', import.meta.url));

describe.runIf(hasClamd())('a scanner', () => {
  let folder: string;
  let clamd: Clamd;
  let demo: DemoDatabase;
  let portal: PortalProcess;
  let headers: Record<string, string>;
  let settings: Record<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-scanner-'));
    clamd = await startClamd();
    demo = await givenDemoDatabase();
    settings = { DATABASE_URL: demo.url, FILE_STORE: demo.files, CLAMAV_HOST: clamd.host };
    portal = startPortalProcess(join(folder, 'data'), await freePort(), settings);
    await portal.ready();
    const { accessToken, idToken } = await signInByCode({ baseUrl: portal.url, email: 'captain@hanbit.example' });
    headers = { authorization: `Bearer ${accessToken}`, auth2: idToken };
  });

  afterAll(async () => {
    await portal?.stop();
    await demo?.close();
    await clamd?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const draft = async (url = portal.url): Promise<number> => {
    const answer = await fetch(`${url}${createDraft.path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ title: '검사', content: '<p>검사</p>', category: { id: 1 }, lines: [] }),
    });
    return ((await answer.json()) as { id: number }).id;
  };
  const upload = async (id: number, ...files: { name: string; content: string }[]) => {
    const { body, headers: type } = filesBody(...files);
    const answer = await fetch(`${portal.url}/api/approval/docs/${id}/files`, {
      method: 'POST',
      headers: { ...headers, ...type },
      body: new Uint8Array(body),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const scanFiles = (): Promise<{ code: number; said: string }> =>
    new Promise((resolve) => {
      const env = { ...process.env, DATA_DIR: join(folder, 'data'), ...settings };
      execFile(process.execPath, [PORTAL, 'scan-files'], { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
      );
    });

  test('clean files are accepted, and one with malware is refused with all files of the upload', async () => {
    const id = await draft();
    expect((await upload(id, { name: 'a.txt', content: 'clean' })).status).toBe(201);
    const refused = await upload(id, { name: 'b.txt', content: 'clean too' }, { name: '위험.txt', content: MALWARE });
    expect(refused).toMatchObject({
      status: 415,
      body: {
        code: 'forbidden-file-type',
        message: '악성 코드가 들어 있는 파일이라 올릴 수 없습니다.',
        errors: [{ path: '위험.txt', code: 'file-infected' }],
      },
    });
    expect((await scanFiles()).said).toMatch(/None of \d+ holds malware\./);
  });

  test('a file larger than the scanner accepts is refused as temporarily unavailable', async () => {
    const answer = await upload(await draft(), { name: 'a.txt', content: 'x'.repeat(3_000_000) });
    expect(answer).toMatchObject({ status: 503, body: { code: 'scanner-unavailable' } });
  });

  test('malware that was uploaded before it was known is found and named', async () => {
    const plain = startPortalProcess(join(folder, 'plain'), await freePort(), {
      ...settings,
      CLAMAV_HOST: '127.0.0.1:9',
      CLAMAV_REQUIRED: 'off',
    });
    await plain.ready();
    const tokens = await signInByCode({ baseUrl: plain.url, email: 'captain@hanbit.example' });
    const own = { authorization: `Bearer ${tokens.accessToken}`, auth2: tokens.idToken };
    headers = own;
    const id = await draft(plain.url);
    const { body, headers: type } = filesBody({ name: 'a.txt', content: MALWARE });
    const answer = await fetch(`${plain.url}/api/approval/docs/${id}/files`, {
      method: 'POST',
      headers: { ...own, ...type },
      body: new Uint8Array(body),
    });
    expect(answer.status).toBe(201);
    await plain.stop();
    const { code, said } = await scanFiles();
    expect(code).toBe(1);
    expect(said).toMatch(/Infected: the content of file \d+ of approval\.attached_file/);
  });
});
