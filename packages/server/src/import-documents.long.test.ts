import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { samplePdf } from '#testing/documents/sample-files';
import { freePort } from '#testing/free-port';
import { givenDemoFolder } from '#testing/running/demo-folder';
import { type PortalProcess, startPortalProcess } from '#testing/running/running-portal';
import { signInByCode } from './demo/provider/sign-in-by-code.ts';

const PORTAL = fileURLToPath(new URL('./cli/portal.ts', import.meta.url));

let data: string;
let folder: string;
let portal: PortalProcess;
let headers: Record<string, string>;

beforeAll(async () => {
  data = await givenDemoFolder();
  folder = await mkdtemp(join(tmpdir(), 'portal-import-'));
  portal = startPortalProcess(data, await freePort());
  await portal.ready();
  const { accessToken, idToken } = await signInByCode({ baseUrl: portal.url, email: 'captain@hanbit.example' });
  headers = { authorization: `Bearer ${accessToken}`, auth2: idToken };
});

afterAll(async () => {
  await portal.stop();
  for (const each of [data, folder]) await rm(each, { recursive: true, force: true });
});

type Said = { code: number; out: string; errors: string };

const runImport = (...args: string[]): Promise<Said> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: data };
    execFile(process.execPath, [PORTAL, 'import-documents', ...args], { env }, (error, out, errors) =>
      resolve({ code: Number(error?.code ?? 0), out, errors }),
    );
  });

const search = async (text: string): Promise<{ items: { fileName: string; drive: { name: string } }[] }> => {
  const query = new URLSearchParams({ searchType: 'Content', searchText: text });
  return (await fetch(`${portal.url}/api/drives/documents?${query}`, { headers })).json() as never;
};

test('a folder is imported beside the running portal, and its texts are found', async () => {
  await mkdir(join(folder, '결빙'));
  await writeFile(join(folder, '결빙', '제빙 안내.txt'), '쌍둥이자리빙결 절차');
  await writeFile(join(folder, '표지.pdf'), samplePdf());
  await writeFile(join(folder, '도구.exe'), 'MZ');
  const dry = await runImport(folder, '--drive', '운항품질팀', '--dry-run');
  expect(dry).toMatchObject({
    code: 1,
    out: expect.stringContaining('Would be: 2 imported, 0 there already, 1 refused.'),
  });
  const first = await runImport(folder, '--drive', '운항품질팀');
  expect(first.out).toMatch(/^3 files for the drive 운항품질팀, in the name of admin@hanbit\.example\.\n/);
  expect(first.out).toContain('Done: 2 imported, 0 there already, 1 refused.');
  expect(first.errors).toBe(
    '도구.exe: Files with this extension cannot be uploaded.\n1 were refused, each with its reason above.\n',
  );
  await rm(join(folder, '도구.exe'));
  const again = await runImport(folder, '--drive', '운항품질팀');
  expect(again).toMatchObject({ code: 0, errors: '', out: expect.stringContaining('0 imported, 2 there already') });
  await until(async () => (await search('쌍둥이자리빙결')).items.length === 1, {
    what: 'the text of an imported document is found',
    within: 60_000,
  });
  expect((await search('쌍둥이자리빙결')).items[0]).toMatchObject({
    fileName: '제빙 안내.txt',
    drive: { name: '운항품질팀' },
  });
});

test('what is asked for wrongly is told, and nothing is imported', async () => {
  for (const [args, says] of [
    [[folder], 'usage:'],
    [[folder, '--drive'], 'usage:'],
    [[folder, folder, '--drive', '운항품질팀'], 'usage:'],
    [[folder, '--drive', '없는 자료실'], 'No drive is called 없는 자료실.'],
    [[join(folder, 'nowhere'), '--drive', '운항품질팀'], 'cannot be read (ENOENT)'],
    [[folder, '--drive', '운항품질팀', '--by', 'nobody@hanbit.example'], 'No active employee has the address'],
    [[folder, '--drive', '운항품질팀', '--by', 'cabin@hanbit.example'], 'Access denied.'],
  ] as const) {
    const { code, errors } = await runImport(...args);
    expect([args, code === 0, errors]).toEqual([args, false, expect.stringContaining(says)]);
  }
});
