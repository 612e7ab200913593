import type { Report, ReportBody } from '@portal/contract/safety';
import { deliverDue } from '../../../areas/safety/dialogue/deliver-entries.ts';
import { filesBody } from '../../multipart.ts';
import { sampleClassification, sampleHazard } from '../given-case.ts';
import { sampleReport } from '../given-report.ts';
import { createWorld, type Kind, type Line, type World } from './confidential-company.ts';
import { filesBy, pictureBy } from './named-files.ts';

/** The records written before others look. */
export type StoryWorld = World & {
  report: Report;
  /** The mate's reports: in a group with it, and its main report for a while. */
  related: Report;
  formerMain: Report;
  draftId: number;
  deletedId: number;
  /** The picture that its reporter embedded in the description. */
  sentPicture: string;
  /** The log lines at the time of writing. */
  written: readonly Line[];
};

const SSVR = { reportType: 'SSVR' } as const;

/** Makes a call that must succeed; returns its JSON. */
const done = async <Body>(
  world: World,
  who: World['author'],
  [method, path]: readonly [string, string],
  body?: unknown,
) => {
  const { status, text } = await world.ask(who, method, `/api/esms/reports${path}`, body === undefined ? {} : { body });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Body;
};

const upload = async (world: World, id: number, files: Awaited<ReturnType<typeof filesBy>>): Promise<void> => {
  const { body, headers } = filesBody(...files);
  const url = `/api/esms/reports/${id}/files`;
  const { status, text } = await world.ask(world.author, 'POST', url, { body, headers });
  if (status !== 201) throw new Error(`the files were not taken: ${text}`);
  for (const [place, file] of (JSON.parse(text) as { id: number }[]).entries())
    world.ids.set(file.id, `<file ${place + 1}>`);
};

/** Its reporter tries acts without the right to them. */
const tryInVain = async ({ author, ask }: World, id: number): Promise<void> => {
  const tried = [
    ['POST', '/classification', sampleClassification()],
    ['PUT', '/relations', [id]],
    ['PUT', '/relations/main', { mainReportId: id }],
    ['PUT', '/complete', undefined],
    ['GET', '/classification', undefined],
    ['GET', '/relevance-reports', undefined],
    ['GET', '/hazard', undefined],
    ['POST', '/feedback', { content: '저입니다' }],
  ] as const;
  for (const [method, path, sent] of tried)
    await ask(author, method, `/api/esms/reports/${id}${path}`, sent === undefined ? {} : { body: sent });
};

/** Acts of a reporter with reports of their own. */
const write = async (world: World, body: ReportBody, hour: number) => {
  const { author, at, ask } = world;
  const name = author.email.split('@')[0] ?? '';
  const minute = (minutes: number) => at(`${hour}:${String(minutes).padStart(2, '0')}`);
  minute(1);
  const draft = await done<Report>(world, author, ['POST', '/draft'], body);
  world.ids.set(draft.id, '<report>');
  const [first, ...later] = await filesBy(name);
  if (first) await upload(world, draft.id, [first]);
  minute(2);
  await done(world, author, ['PUT', `/${draft.id}/submit`], body);
  minute(3);
  await upload(world, draft.id, later);
  minute(4);
  await done(world, author, ['PUT', `/${draft.id}`], { ...body, location: 'RKSI RWY 33R' });
  minute(5);
  const { attachedFiles } = await done<Report>(world, author, ['GET', `/${draft.id}`]);
  await done(world, author, ['DELETE', `/${draft.id}/files/${attachedFiles.at(-1)?.id}`]);
  minute(6);
  const stored = await done<Report>(world, author, ['POST', '/draft'], body);
  world.ids.set(stored.id, '<draft>');
  const gone = await done<Report>(world, author, ['POST', '/submit'], body);
  world.ids.set(gone.id, '<deleted>');
  await done(world, author, ['PUT', `/${gone.id}`], { ...body, isConfidential: world.kind !== 'ordinary' });
  await done(world, author, ['DELETE', `/${gone.id}`]);
  minute(7);
  // The log of an ordinary report keeps what it contains.
  if (world.kind !== 'turned') await tryInVain(world, draft.id);
  // One click too many, and tokens that have expired meanwhile.
  await ask(author, 'DELETE', `/api/esms/reports/${gone.id}`);
  await ask(author, 'GET', `/api/esms/reports/${gone.id}`);
  for (const [method, path] of [
    ['PUT', `/${draft.id}`],
    ['POST', '/submit'],
  ] as const)
    await ask(author, method, `/api/esms/reports${path}`, { body, headers: { auth2: 'expired' } });
  return { reportId: draft.id, draftId: stored.id, deletedId: gone.id };
};

/** A child of a report without management gets its own answer, and is open again after it is released. */
const answerAsChild = async (world: World, id: number, mainId: number): Promise<void> => {
  const office = world.air.level[6];
  world.at('16:10');
  await done(world, office, ['POST', `/${mainId}/classification`], sampleClassification({ isUnmanaged: true }));
  await done(world, office, ['PUT', `/${mainId}/relations`], [id]);
  await world.ask(office, 'POST', `/api/esms/reports/${id}/feedback`, {
    body: { content: '확인했습니다' },
    headers: { 'idempotency-key': 'answer-1' },
  });
  await done(world, office, ['DELETE', `/${mainId}/relations/${id}`]);
};

/** The acts of the safety office. */
const work = async (world: World, id: number, relatedId: number): Promise<void> => {
  const office = world.air.level[6];
  world.at('16:30');
  const { version: _, ...current } = await done<Report>(world, office, ['GET', `/${id}`]);
  await done(world, office, ['PUT', `/${id}`], {
    ...sampleReport({ ...SSVR, description: current.description, location: 'RKSI' }),
    isConfidential: current.isConfidential,
    requestFeedback: current.requestFeedback,
  });
  await done(world, office, ['PUT', `/${id}/relations`], [relatedId]);
  await done(world, office, ['POST', `/${id}/classification`], sampleClassification());
  await done(world, office, ['POST', `/${id}/hazard`], sampleHazard());
  const first = await done<{ id: number }>(world, office, ['POST', `/${id}/risk-assessments`], {
    seq: 1,
    version: 1,
    riskLevel: '4B',
  });
  await done(world, office, ['PUT', `/${id}/risk-assessments/${first.id}/assessor`], {
    seq: 2,
    assessor: { id: world.assessor.id },
  });
};

/** The dialogue of reporter and safety office: delivered, asked, and an entry that is still held. */
const converse = async (world: World, id: number): Promise<void> => {
  const { author, db, pool, now } = world;
  const path = `/${id}/dialogue`;
  const office = world.air.level[6];
  const say = async (who: World['author'], body: object, name: string): Promise<number> => {
    const entry = await done<{ id: number }>(world, who, ['POST', path], body);
    world.ids.set(entry.id, `<${name}>`);
    return entry.id;
  };
  await say(author, { content: '새 떼는 북쪽에서 왔습니다.' }, 'first entry');
  await pool.query('update safety.dialogue_entry set due_at = now() where place is null');
  await deliverDue({ db, clock: () => now.value });
  const question = await say(office, { content: '몇 마리였습니까?', kind: 'Question' }, 'question');
  await done(world, author, ['PUT', `${path}/read`], { lastSeen: question });
  await say(author, { content: '서른 마리쯤입니다.' }, 'held entry');
  const taken = await say(author, { content: '잘못 썼습니다.' }, 'taken back');
  await world.ask(author, 'DELETE', `/api/esms/reports${path}/${taken}`);
  const { entries } = await done<{ entries: { id: number }[] }>(world, office, ['GET', path]);
  for (const [place, entry] of entries.entries())
    if (!world.ids.has(entry.id)) world.ids.set(entry.id, `<entry ${place}>`);
  // Progress is reported by the database's clock, which runs on while a test looks around.
  await pool.query("update notification.notification set at = $1 where kind = 'safety.report-progress'", [now.value]);
};

/**
 * A report of one of the two with files, a group, feedback, a case and audit entries, and others' reports around it;
 * written at an hour in Seoul.
 */
export const checkStory = async (kind: Kind, writer: 'captain' | 'purser', hour = 10): Promise<StoryWorld> => {
  const world = await createWorld(kind, writer);
  const { mate, author, at } = world;
  at('09:00');
  const other = (subject: string) =>
    done<Report>(world, mate, ['POST', '/submit'], sampleReport({ ...SSVR, subject, requestFeedback: true }));
  const related = await other('같은 새 떼');
  at('09:05');
  const formerMain = await other('어제의 새 떼');
  world.ids.set(related.id, '<related>').set(formerMain.id, '<former main>');
  const sentPicture = (await pictureBy(author.email)).toString('base64');
  const body = sampleReport({
    ...SSVR,
    isConfidential: kind === 'confidential',
    requestFeedback: true,
    description: `<p>이륙 활주 중</p><img src="data:image/jpeg;base64,${sentPicture}">`,
  });
  const { reportId, ...more } = await write(world, body, hour);
  await answerAsChild(world, reportId, formerMain.id);
  at('16:20');
  if (kind !== 'confidential') {
    await done(world, author, ['POST', `/${reportId}/dialogue`], { content: `저는 ${author.email}입니다.` });
    await done(world, world.air.level[6], ['POST', `/${reportId}/dialogue`], { content: `${author.email} 님께` });
  }
  const turned = { ...body, isConfidential: kind !== 'ordinary' };
  await done(world, author, ['PUT', `/${reportId}`], turned);
  await done(world, author, ['PUT', `/${more.draftId}/draft`], turned);
  await tryInVain(world, reportId);
  await work(world, reportId, related.id);
  world.at('16:45');
  await converse(world, reportId);
  at('17:00');
  const report = await done<Report>(world, author, ['GET', `/${reportId}`]);
  return { ...world, ...more, report, related, formerMain, sentPicture, written: [...world.lines] };
};
