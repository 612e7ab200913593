import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '#testing/free-port';
import { hasEngine } from '#testing/running/engine';

const SAMPLES = fileURLToPath(new URL('../../../deploy', import.meta.url));

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-samples-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a program says of a sample, and how it ends. */
const run = (program: string, args: readonly string[], cwd = folder): { code: number | null; said: string } => {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env, timeout: 60_000 });
  return { code: status, said: `${stdout}${stderr}`.trim() };
};

/** A sample in a folder of the test, with what only exists on the machine that it is for replaced. */
const put = async (sample: string, name: string, replaced: readonly (readonly [RegExp, string])[]): Promise<string> => {
  let text = await readFile(join(SAMPLES, sample), 'utf8');
  for (const [from, to] of replaced) {
    if (!text.match(from)) throw new Error(`${sample} has no ${from}`);
    text = text.replaceAll(new RegExp(from, 'g'), to);
  }
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};

const makeCertificate = (): string => {
  const pem = join(folder, 'portal.pem');
  const subject = ['-days', '2', '-subj', '/CN=portal'];
  run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', pem, '-out', 'certificate', ...subject]);
  run('sh', ['-c', 'cat certificate >> portal.pem']);
  return pem;
};

test.runIf(hasEngine('haproxy')).each(['haproxy/haproxy.cfg', 'container/haproxy.cfg'])(
  'haproxy takes %s',
  async (sample) => {
    const config = await put(sample, 'haproxy.cfg', [[/crt \S+/, `crt ${makeCertificate()}`]]);
    // The names of the services are known among containers only.
    const { code, said } = run('haproxy', ['-c', '-f', config]);
    expect([
      code,
      said.split('\n').filter((line) => /ALERT|WARNING/.test(line) && !line.includes('resolve address')),
    ]).toEqual([0, []]);
  },
);

test.runIf(hasEngine('systemd-analyze')).each(['portal-web@.service', 'portal-worker@.service'])(
  'systemd takes %s without a word',
  async (name) => {
    const unit = await put(`systemd/${name}`, name, [[/ExecStart=\S+/, 'ExecStart=/bin/true']]);
    expect(run('systemd-analyze', ['verify', unit])).toEqual({ code: 0, said: '' });
  },
);

test.runIf(hasEngine('systemd-analyze'))('systemd takes the nightly backup without a word', async () => {
  const service = await put('systemd/portal-backup.service', 'portal-backup.service', []);
  const timer = await put('systemd/portal-backup.timer', 'portal-backup.timer', []);
  expect(run('systemd-analyze', ['verify', service, timer])).toEqual({ code: 0, said: '' });
  expect(run('sh', ['-n', join(SAMPLES, 'systemd/portal')])).toEqual({ code: 0, said: '' });
});

test.runIf(hasEngine('patroni'))('patroni takes its sample', async () => {
  const [api, port, etcd] = [await freePort(), await freePort(), await freePort()];
  const version = run('sh', ['-c', 'ls /usr/lib/postgresql | sort -n | tail -1']).said;
  await mkdir(join(folder, 'data'));
  const config = await put('patroni/patroni.yml', 'patroni.yml', [
    [/10\.0\.0\.1:8008/, `127.0.0.1:${api}`],
    [/10\.0\.0\.1:5432/, `127.0.0.1:${port}`],
    [/10\.0\.0\.[123]:2379/, `127.0.0.1:${etcd}`],
    [/data_dir: \S+/, `data_dir: ${folder}/data/portal`],
    [/\/usr\/lib\/postgresql\/15/, `/usr/lib/postgresql/${version}`],
  ]);
  // That no etcd answers here, and that others cannot reach this address, is no fault of the sample.
  const { said } = run('patroni', ['--validate-config', config]);
  expect(said.split('\n').filter((line) => line !== '' && !line.includes('127.0.0.1'))).toEqual([]);
});

test.runIf(hasEngine('pgbackrest'))('pgbackrest knows every option of its sample', async () => {
  const port = await freePort();
  const config = await put('pgbackrest/pgbackrest.conf', 'pgbackrest.conf', [
    [/repo1-s3-endpoint=\S+/, `repo1-s3-endpoint=127.0.0.1\nrepo1-storage-port=${port}`],
    [/spool-path=\S+/, `spool-path=${folder}`],
  ]);
  const log = ['--log-level-file=off', '--log-level-console=warn', `--lock-path=${folder}`];
  const { said } = run('pgbackrest', [`--config=${config}`, '--stanza=portal', ...log, '--io-timeout=1', 'info']);
  // It comes as far as to the store, which does not answer here.
  expect(said).toMatch(/unable to connect to '127\.0\.0\.1:/);
  expect(said).not.toMatch(/invalid option|not valid|\[03\d\]/);
});

test.runIf(hasEngine('docker-compose'))('docker-compose takes compose.yml', async () => {
  await cp(join(SAMPLES, 'container'), folder, { recursive: true });
  await writeFile(join(folder, 'portal.env'), '');
  await mkdir(join(folder, 'secrets'));
  const names = [...(await readFile(join(folder, 'compose.yml'), 'utf8')).matchAll(/file: (secrets\/\S+)/g)];
  for (const [, name = ''] of names) await writeFile(join(folder, name), '');
  expect(run('docker-compose', ['-f', 'compose.yml', 'config', '--quiet'])).toEqual({ code: 0, said: '' });
});

test('the image runs as another than root, whose files and settings are those of the units', async () => {
  const image = await readFile(join(SAMPLES, 'container/Containerfile'), 'utf8');
  const unit = await readFile(join(SAMPLES, 'systemd/portal-web@.service'), 'utf8');
  expect(/^USER (\d+)$/m.exec(image)?.[1]).toBe('10001');
  const options = (text: string) =>
    [...text.matchAll(/--max-[a-z-]+=\d+|packages\/server\/src\/main\.ts/g)].map(String);
  expect(options(image)).toEqual(options(unit));
  const { start } = JSON.parse(await readFile(join(SAMPLES, '../package.json'), 'utf8')).scripts;
  expect(options(image)).toEqual(options(start));
});
