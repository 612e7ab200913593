import { actOnLine } from '@portal/contract/approval';
import { markRead, saveChoices } from '@portal/contract/notification';
import { answerReportFeedback, changeReport } from '@portal/contract/safety';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { givenMemo, lineOf } from '#testing/areas/given-memo';
import { startMailServer, type TestMailServer } from '#testing/areas/mail-server';
import { freePort } from '#testing/free-port';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { givenStatus } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';
import { notificationSources } from '../../../areas.ts';
import { createMailer, type Mailer, MailServerUnreachable } from '../../../platform/smtp.ts';
import { sendWaiting } from './send-notification-mail.ts';

const FROM = 'portal@hanbit.example';
const sender = { companyName: { ko: '한빛항공', en: 'Hanbit Air' }, publicUrl: 'https://portal.hanbit.example' };

let app: TestApp;
let air: Airline;
let lead: TestEmployee;
let server: TestMailServer;
let mailer: Mailer;

beforeEach(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  lead = await givenEmployee(app, 'lead', air.flight);
  server = await startMailServer();
  mailer = createMailer(server.url, FROM);
});
afterEach(async () => {
  mailer.close();
  await server.close();
  await app.close();
});

const wants = (who: TestEmployee, kind: string, mail: string) =>
  app.call(saveChoices, who, { body: { choices: [{ kind, mail }] } });
const send = (mode: 'at-once' | 'daily' = 'at-once', by = mailer) =>
  sendWaiting(
    { db: app.db, clock: () => app.now.value, mailer: by, sources: notificationSources, sender },
    mode,
    new AbortController().signal,
  );
const states = async () =>
  (await app.pool.query('select state, count(*)::int from notification.mail group by state')).rows;
describe('immediate mail', () => {
  test('goes to people who chose it, with number and link and no content of the record', async () => {
    await wants(lead, 'approval.your-turn', 'at-once');
    const memo = await givenMemo(app, air.captain, [lead], { title: '[품의서] 비밀스러운 제목' });
    await send();
    expect(server.received.map(({ from, to }) => [from, to])).toEqual([['portal@hanbit.example', [lead.email]]]);
    const [{ subject, text } = { subject: '', text: '' }] = server.received;
    expect(subject).toBe(`[한빛항공] 결재할 차례입니다. ${memo.docNo}`);
    expect(text).toContain(`https://portal.hanbit.example/approval/documents/view/${memo.id}`);
    expect(text).toContain('It is your turn to decide.');
    expect(text + subject).not.toContain('비밀');
    await send();
    expect([server.received.length, await states()]).toEqual([1, [{ state: 'sent', count: 1 }]]);
  });

  test('goes only to people who chose it, and no longer after it is off', async () => {
    await givenMemo(app, air.captain, [lead]);
    await wants(lead, 'approval.your-turn', 'at-once');
    await wants(lead, 'approval.your-turn', 'off');
    await givenMemo(app, air.captain, [lead]);
    await send();
    expect(server.received).toEqual([]);
  });

  test('is sent outside of any transaction, so that a retry does not send it twice', async () => {
    await wants(lead, 'approval.your-turn', 'at-once');
    await givenMemo(app, air.captain, [lead]);
    const open: number[] = [];
    await send('at-once', {
      send: async () => {
        const { rows } = await app.pool.query(
          "select count(*)::int from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
        );
        open.push(rows[0].count);
        return 'sent';
      },
      close: () => undefined,
    });
    expect([open, await states()]).toEqual([[0], [{ state: 'sent', count: 1 }]]);
  });

  test('is dropped if it was read before it was sent', async () => {
    await wants(lead, 'approval.your-turn', 'at-once');
    await givenMemo(app, air.captain, [lead]);
    await app.call(markRead, lead, { body: {} });
    await send();
    expect([server.received, await states()]).toEqual([[], [{ state: 'dropped', count: 1 }]]);
  });

  test.each([
    ['left the company', "update directory.employee set is_resigned = true, resigned_on = '2026-11-20' where id = $1"],
    ['may not see the record any more', 'delete from approval.listing where employee_id = $1'],
  ])('never reaches a person who %s', async (_what, statement) => {
    await wants(lead, 'approval.your-turn', 'at-once');
    await givenMemo(app, air.captain, [lead]);
    await app.pool.query(statement, [lead.id]);
    await send();
    expect([server.received, await states()]).toEqual([[], [{ state: 'dropped', count: 1 }]]);
  });

  test('is dropped when the notification is withdrawn', async () => {
    await wants(lead, 'approval.your-turn', 'at-once');
    const memo = await givenMemo(app, air.captain, [lead]);
    const params = { id: memo.id, lineId: lineOf(memo, lead) };
    await app.call(actOnLine, lead, { params, body: { action: 'Approved', comment: null } });
    await send();
    expect([server.received, await states()]).toEqual([[], []]);
  });

  test('of a report that became confidential is never sent to its reporter', async () => {
    await wants(air.captain, 'safety.feedback-answered', 'at-once');
    const { id } = await givenReport(app, air.captain, { requestFeedback: true });
    await givenStatus(app, id, 'Notification');
    await app.call(answerReportFeedback, air.level[6], { params: { id }, body: { content: '고맙습니다' } });
    await givenStatus(app, id, 'Open');
    await app.call(changeReport, air.captain, {
      params: { id },
      body: sampleReport({ requestFeedback: true, isConfidential: true }),
    });
    await send();
    expect([server.received, await states()]).toEqual([[], []]);
  });
});

test('a digest has all notifications of a day in one mail, oldest first', async () => {
  await wants(lead, 'approval.your-turn', 'daily');
  const first = await givenMemo(app, air.captain, [lead]);
  const second = await givenMemo(app, air.captain, [lead]);
  await send();
  expect(server.received).toEqual([]);
  await send('daily');
  expect(server.received).toHaveLength(1);
  const [{ subject, text: said } = { subject: '', text: '' }] = server.received;
  expect(subject).toBe('[한빛항공] 알림 2건 (2 notifications)');
  expect(said.indexOf(`view/${first.id}`)).toBeGreaterThan(0);
  expect(said.indexOf(`view/${second.id}`)).toBeGreaterThan(said.indexOf(`view/${first.id}`));
  await send('daily');
  expect(server.received).toHaveLength(1);
});

describe('a mail server', () => {
  const given = async () => {
    const people = [lead, await givenEmployee(app, 'head', air.flight), await givenEmployee(app, 'chief', air.flight)];
    for (const who of people) {
      await wants(who, 'approval.your-turn', 'at-once');
      await givenMemo(app, air.captain, [who]);
    }
    return people;
  };
  const reached = () => server.received.map(({ to: [address] }) => address);

  test('that rejects a recipient gets no more mail for them, and gets that for others', async () => {
    const [first, ...others] = await given();
    server.answers.value = (address) => (address === first?.email ? 'refuse' : 'take');
    await send();
    await send();
    expect(reached()).toEqual(others.map(({ email }) => email));
    expect(await states()).toEqual(expect.arrayContaining([{ state: 'refused', count: 1 }]));
  });

  test('that temporarily rejects a mail gets it in the next run', async () => {
    const [first, ...others] = await given();
    server.answers.value = (address) => (address === first?.email ? 'later' : 'take');
    await send();
    expect(reached()).toEqual(others.map(({ email }) => email));
    server.answers.value = () => 'take';
    await send();
    expect(reached()).toEqual([...others, first].map((who) => who?.email));
  });

  test('that is too slow gets all mail later', async () => {
    await given();
    server.answers.value = () => 'never';
    const impatient = createMailer(server.url, FROM, 300);
    await expect(send('at-once', impatient)).rejects.toThrow(MailServerUnreachable);
    impatient.close();
    expect(await states()).toEqual([{ state: 'waiting', count: 3 }]);
    server.answers.value = () => 'take';
    await send();
    expect(reached()).toHaveLength(3);
  });

  test('that is offline is reported by its error code only, and gets all mail when it is back', async () => {
    await given();
    const port = await freePort();
    mailer.close();
    mailer = createMailer(`smtp://127.0.0.1:${port}`, FROM);
    const failure = await send().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailServerUnreachable);
    expect(String(failure)).not.toContain('hanbit');
    await server.close();
    server = await startMailServer(port);
    await send();
    expect([reached().length, await states()]).toEqual([3, [{ state: 'sent', count: 3 }]]);
  });

  test('gets each mail once, also from two concurrent processes', async () => {
    await given();
    const another = createMailer(server.url, FROM);
    await Promise.all([send(), send('at-once', another)]);
    another.close();
    expect(reached().sort()).toEqual([...new Set(reached())].sort());
    expect(reached()).toHaveLength(3);
  });
});
