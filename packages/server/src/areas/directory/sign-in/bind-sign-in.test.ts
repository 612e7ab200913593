import { listAudit } from '@portal/contract/admin';
import { changeEmployee, deleteEmployee, getEmployeeRecord, resetSignIn } from '@portal/contract/directory';
import { endSession, getDeviceKey } from '@portal/contract/identity';
import { getMe } from '@portal/contract/shell';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminTables } from '#areas/admin';
import { resetSignIns } from '#areas/directory';
import { createDatabase } from '#platform/database/pool';
import { type Company, givenCompany } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { givenSignIn, type TestSignIn } from '#testing/given-sign-in';
import { createTestApp, type TestApp } from '#testing/test-app';

type Headers = Awaited<ReturnType<TestSignIn['headersOf']>>;

let app: TestApp;
let company: Company;
let signIn: TestSignIn;

beforeEach(async () => {
  // Sessions end by the database's clock.
  const now = { value: new Date() };
  signIn = await givenSignIn(now);
  app = await createTestApp({}, () => ({ ...signIn.services(), clock: () => now.value }));
  app.now = now;
  company = await givenCompany(app);
  return () => app.close();
});

const tokens = (sub: string, email = `${sub}@hanbit.example`, more: object = {}) =>
  signIn.headersOf({ sub, email, ...more });
/** The employee for these tokens: the account before the domain, or the refusal. */
const who = async (headers: Headers | Promise<Headers>): Promise<string | undefined> => {
  const { status, body } = await app.call(getMe, undefined, { headers: await headers });
  return status === 200 ? body.employee.name : (body as unknown as { code: string }).code;
};
const later = (seconds: number): void => {
  app.now.value = new Date(Date.now() + seconds * 1000);
};
const writeEmail = async ({ id }: TestEmployee, email: string) => {
  const headers = await tokens('admin');
  const { body } = await app.call(getEmployeeRecord, undefined, { params: { id }, headers });
  const { hasPhoto: _photo, version: _version, id: _id, department, ...record } = body;
  const changed = { ...record, email, department: { id: department.id } };
  expect((await app.call(changeEmployee, undefined, { params: { id }, body: changed, headers })).status).toBe(200);
};
const reset = async (by: Headers, { id }: { id: number }) =>
  app.call(resetSignIn, undefined, { params: { id }, headers: by });

describe('the first sign-in binds', () => {
  test('from then on only the binding counts: a changed email in the record has no effect', async () => {
    const captain = await tokens('captain');
    expect(await who(captain)).toBe('captain');
    await writeEmail(company.captain, 'other@hanbit.example');
    expect(await who(captain)).toBe('captain');
    expect(await who(tokens('captain', 'new.address@hanbit.example'))).toBe('captain');
    // Neither the new nor the old address in the record leads to the captain.
    expect(await who(tokens('other'))).toBe('employee-not-registered');
    expect(await who(tokens('somebody', 'captain@hanbit.example'))).toBe('employee-not-registered');
  });

  test('a bound account is not bound to another employee who gets its address', async () => {
    expect(await who(tokens('captain'))).toBe('captain');
    await givenEmployee(app, 'cabin', company.flight);
    expect(await who(tokens('captain', 'cabin@hanbit.example'))).toBe('captain');
    expect(await who(tokens('cabin'))).toBe('cabin');
  });

  test('by the address, comparing only ASCII letters without case', async () => {
    for (const email of ['captaİn@hanbit.example', 'captaın@hanbit.example', 'ｃaptain@hanbit.example'])
      expect(await who(tokens('evil', email))).toBe('employee-not-registered');
    expect(await who(tokens('captain', 'CAPTAIN@Hanbit.EXAMPLE'))).toBe('captain');
  });

  test('by no address that the provider has not verified', async () => {
    expect(await who(tokens('evil', 'captain@hanbit.example', { email_verified: false }))).toBe(
      'employee-not-registered',
    );
    expect(await who(tokens('captain', undefined, { email_verified: true }))).toBe('captain');
  });

  test('one subject to one employee, however many concurrent calls there are', async () => {
    const headers = await tokens('captain');
    const all = await Promise.all(Array.from({ length: 20 }, () => who(headers)));
    expect(new Set(all)).toEqual(new Set(['captain']));
    const two = await Promise.all([
      who(tokens('one', 'admin@hanbit.example')),
      who(tokens('two', 'admin@hanbit.example')),
    ]);
    expect(two.toSorted()).toEqual(['admin', 'employee-not-registered']);
  });

  test('no resigned employee, and an employee who ever signed in cannot be deleted', async () => {
    const gone = await givenEmployee(app, 'gone', company.flight, { resignedOn: '2020-01-31' });
    expect(await who(tokens('gone'))).toBe('employee-not-registered');
    const by = await tokens('admin');
    const remove = (id: number) => app.call(deleteEmployee, undefined, { params: { id }, headers: by });
    expect((await remove(gone.id)).status).toBe(204);
    await who(tokens('captain'));
    expect(await remove(company.captain.id)).toMatchObject({ status: 409, body: { code: 'has-records' } });
    await reset(by, company.captain);
    expect(await remove(company.captain.id)).toMatchObject({ status: 409, body: { code: 'has-records' } });
  });
});

describe('resetting a sign-in', () => {
  test('deletes the binding, ends its tokens, and the next sign-in creates a new one', async () => {
    const [admin, captain] = [await tokens('admin'), await tokens('captain')];
    await who(captain);
    expect(await reset(admin, company.captain)).toMatchObject({ status: 204, body: '' });
    expect(await who(captain)).toBe('employee-not-registered');
    later(1);
    expect(await who(captain)).toBe('employee-not-registered');
    expect(await who(tokens('new-account', 'captain@hanbit.example'))).toBe('captain');
    expect(await who(tokens('captain'))).toBe('employee-not-registered');
  });

  test('is in the audit trail, once', async () => {
    const admin = await tokens('admin');
    await who(tokens('captain'));
    await reset(admin, company.captain);
    expect((await reset(admin, company.captain)).status).toBe(204);
    const { body } = await app.call(listAudit, undefined, { query: { action: 'reset-sign-in' }, headers: admin });
    expect(body.items).toMatchObject([
      { actor: { id: company.admin.id }, area: 'identity', recordType: 'employee', recordId: company.captain.id },
    ]);
  });

  test('is refused for oneself, without the right, and for an unknown employee', async () => {
    const [admin, captain] = [await tokens('admin'), await tokens('captain')];
    expect(await reset(admin, company.admin)).toMatchObject({ status: 422, body: { code: 'own-right' } });
    expect(await who(admin)).toBe('admin');
    expect((await reset(captain, company.admin)).status).toBe(403);
    expect((await reset(admin, { id: 9999 })).status).toBe(404);
  });
});

describe('the command line', () => {
  const run = (whose: Parameters<typeof resetSignIns>[2]) =>
    createDatabase<AdminTables>(app.pool)
      .transaction()
      .execute((tx) => resetSignIns(tx, { clock: () => app.now.value }, whose));

  test('resets the sign-in of one, or of all for a company that changes its provider', async () => {
    for (const name of ['admin', 'captain']) await who(tokens(name));
    expect(await run({ email: 'Captain@hanbit.example' })).toBe(1);
    expect(await who(tokens('admin'))).toBe('admin');
    expect(await run('everybody')).toBe(1);
    await expect(run({ email: 'nobody@hanbit.example' })).rejects.toMatchObject({ code: 'not-found' });
    later(1);
    const elsewhere = { iss: 'https://other.example' };
    expect(await who(tokens('admin', undefined, elsewhere))).toBe('not-signed-in');
    expect(await who(tokens('admin-2', 'admin@hanbit.example'))).toBe('admin');
    const { rows } = await app.pool.query("select actor_id from audit.entry where action = 'reset-sign-in'");
    expect(rows).toEqual([{ actor_id: null }, { actor_id: null }]);
  });
});

describe('signing out', () => {
  const end = (headers: Headers) => app.call(endSession, undefined, { headers });

  test('ends the earlier tokens of that subject, in every process', async () => {
    const [captain, elsewhere] = [await tokens('captain'), await tokens('captain', undefined, { jti: 'other' })];
    expect(await who(elsewhere)).toBe('captain');
    expect(await end(captain)).toMatchObject({ status: 204, body: '' });
    // Tokens have their time of issue in seconds: the answer waits until later ones can be distinguished.
    const { rows } = await app.pool.query(
      "select clock_timestamp() >= date_trunc('second', ended_at) + interval '1 s' as is_over from identity.sign_in where subject = 'captain'",
    );
    expect(rows).toEqual([{ is_over: true }]);
    for (const headers of [captain, elsewhere]) expect(await who(headers)).toBe('not-signed-in');
    expect((await end(captain)).status).toBe(401);
    later(1);
    expect(await who(captain)).toBe('not-signed-in');
    expect(await who(tokens('captain'))).toBe('captain');
  });

  test.each([
    ['the provider is 20 s ahead', 0, 20],
    ['the server is 20 s behind', -20, 0],
  ])('ends the tokens of the call also when %s', async (_what, serverSeconds, providerSeconds) => {
    later(serverSeconds);
    const iat = Math.floor(Date.now() / 1000) + providerSeconds;
    const captain = await tokens('captain', undefined, { iat, exp: iat + 3600 });
    expect(await who(captain)).toBe('captain');
    expect((await end(captain)).status).toBe(204);
    expect(await who(captain)).toBe('not-signed-in');
  });

  test('does not end those of others', async () => {
    const admin = await tokens('admin');
    expect(await who(admin)).toBe('admin');
    await end(await tokens('captain'));
    expect(await who(admin)).toBe('admin');
  });
});

test('the key of a person’s devices stays the same and differs between people', async () => {
  const keyOf = async (name: string) =>
    (await app.call(getDeviceKey, undefined, { headers: await tokens(name) })).body.key;
  const key = await keyOf('captain');
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(await Promise.all(['captain', 'captain'].map(keyOf))).toEqual([key, key]);
  expect(await keyOf('admin')).not.toBe(key);
});
