import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { signIn } from './calls.ts';
import { safetyOffice, reader } from './fill/people.ts';
import { startPortal } from './portal-process.ts';
const served = await startPortal('/tmp/actm/d200000');
const cpu = () => {
  const all = readdirSync('/proc').filter((p) => /^\d+$/.test(p)).flatMap((p) => { try { const s = readFileSync(`/proc/${p}/stat`, 'utf8'); const a = s.slice(s.lastIndexOf(')') + 2).split(' '); return [{ pid: Number(p), ppid: Number(a[1]), t: Number(a[11]) + Number(a[12]), dead: Number(a[13]) + Number(a[14]), name: s.slice(s.indexOf('(') + 1, s.lastIndexOf(')')) }]; } catch { return []; } });
  const mine = new Set([process.pid]); let size = 0;
  while (size !== mine.size) { size = mine.size; for (const x of all) if (mine.has(x.ppid)) mine.add(x.pid); }
  let server = 0, db = 0;
  for (const x of all) if (mine.has(x.pid) && x.pid !== process.pid) { if (x.name.startsWith('postgres')) db += x.t; else server += x.t; }
  return { server: server * 10, db: db * 10 };
};
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const get = (path: string, headers: Record<string, string>): Promise<string> => new Promise((ok, no) => { const r = request(served.baseUrl + path, { agent, headers }, (res) => { let b = ''; res.setEncoding('utf8'); res.on('data', (d) => { b += d; }); res.on('end', () => res.statusCode === 200 ? ok(b) : no(new Error(`${path} ${res.statusCode} ${b}`))); }); r.on('error', no); r.end(); });
try {
  const masters = await Promise.all(safetyOffice.map((p) => signIn(served.baseUrl, p)));
  const one = await signIn(served.baseUrl, reader);
  const mine = JSON.parse(await get('/api/me/esms/mitigations/assigned-mitigator?limit=40', one)) as { items: { mitigationId: number; source: string; sourceId: number }[] };
  const act = mine.items.find(({ source }) => source === 'Investigation')!;
  const path = `/api/esms/investigations/${act.sourceId}/mitigations/${act.mitigationId}/threads`;
  const thread = JSON.parse(await get(path, one)) as { id: number }[];
  const last = thread.at(-1)!.id;
  const callers = [...masters, one];
  const run = async (what: string, url: string, rate: number, seconds: number) => {
    for (let i = 0; i < 1000; i++) await get(url, callers[i % callers.length]!);
    const idle0 = cpu(); await delay(8000); const idle1 = cpu();
    const start = cpu(); const t0 = performance.now(); let n = 0; const waits: Promise<unknown>[] = [];
    while (performance.now() - t0 < seconds * 1000) { waits.push(get(url, callers[n % callers.length]!)); n += 1; await delay(Math.max(0, t0 + n * 1000 / rate - performance.now())); }
    await Promise.all(waits); const end = cpu(); const s = (performance.now() - t0) / 1000;
    const idle = { server: (idle1.server - idle0.server) / 8, db: (idle1.db - idle0.db) / 8 };
    console.log(what, `${n} calls in ${s.toFixed(1)} s; server ${((end.server - start.server) / s / 10).toFixed(2)} % of a core (idle ${(idle.server / 10).toFixed(2)}), ${((end.server - start.server - idle.server * s) / n).toFixed(3)} ms a call; database ${((end.db - start.db) / s / 10).toFixed(2)} % (idle ${(idle.db / 10).toFixed(2)}), ${((end.db - start.db - idle.db * s) / n).toFixed(3)} ms a call`);
  };
  await run('poll 33/s', `${path}?after=${last}`, 500 / 15, 30);
  await run('poll 200/s', `${path}?after=${last}`, 200, 15);
  await run('health 33/s', '/api/permissions?menu=ESMS', 500 / 15, 15);
} finally { await served.stop(); }
