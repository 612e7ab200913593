import { allEndpoints } from '@portal/contract/catalogue';
import { checker, type EndpointSpec, type TSchema } from '@portal/contract/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import type { TestEmployee } from '#testing/given-company';
import { givenMemo } from '#testing/given-memo';
import { givenOffice } from '#testing/given-office';
import { multipart } from '#testing/multipart';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';
import { rowCounts } from '#testing/traces';
import { deepJson, everyField, sampleOf, setAt, wrongFor } from '#testing/wrong-values';

let app: TestApp;
let captain: TestEmployee;
/** A document of the captain's: junk is refused for itself, not for its address. */
let documentId: number;

beforeAll(async () => {
  app = await createTestApp();
  const office = await givenOffice(app);
  captain = office.captain;
  // Every call is open to whoever sends the junk, so that it is refused for what it is.
  await givenGrant(app, captain, 'Admin', 'Level0');
  documentId = (await givenMemo(app, captain, [office.lead])).id;
});

afterAll(() => app.close());

type Sent = { payload?: string | Buffer; headers?: Record<string, string>; url?: string };

const JSON_TYPE = { 'content-type': 'application/json' };

/** The address of a call with each parameter filled in: the given ones, the document, or anything that fits. */
const urlOf = ({ path, params }: EndpointSpec, given: Record<string, string> = {}): string => {
  const samples = (params === undefined ? {} : sampleOf(params)) as Record<string, unknown>;
  const filled: Record<string, unknown> = { ...samples, id: documentId, ...given };
  return path.replace(/:([A-Za-z]+)/g, (_match, name: string) => String(filled[name]));
};

const send = (endpoint: EndpointSpec, { payload, headers = {}, url = urlOf(endpoint) }: Sent) =>
  app.app.inject({
    method: endpoint.method,
    url,
    headers: { ...tokensOf(captain), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });

/** A 4xx problem with a code; answers its fields. */
const expectProblem = async (endpoint: EndpointSpec, sent: Sent): Promise<string[]> => {
  const answer = await send(endpoint, sent);
  const shown = `${endpoint.method} ${sent.url ?? endpoint.path} ${String(sent.payload).slice(0, 200)}`;
  expect([shown, answer.statusCode]).toEqual([
    shown,
    expect.toSatisfy((status: number) => status >= 400 && status < 500),
  ]);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  const { code, status, message, errors = [] } = answer.json();
  expect([shown, code, status, message]).toEqual([
    shown,
    expect.stringMatching(/^[a-z-]+$/),
    answer.statusCode,
    expect.stringMatching(/.+/),
  ]);
  return [...new Set<string>(errors.map(({ path }: { path: string }) => path))];
};

const expectRefused = async (endpoint: EndpointSpec, payload: string, path: string): Promise<void> => {
  const named = await expectProblem(endpoint, { payload, headers: JSON_TYPE });
  expect([payload.slice(0, 300), named]).toEqual([payload.slice(0, 300), expect.arrayContaining([path])]);
};

const named = (endpoints: readonly EndpointSpec[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const guarded = allEndpoints.filter(({ access }) => access !== 'public');
const withBody = guarded.filter(({ body }) => body !== undefined);
const withParams = guarded.filter(({ params }) => params !== undefined);
const writing = guarded.filter(({ method }) => method !== 'GET');

const bodyOf = ({ body }: EndpointSpec): TSchema => {
  if (!body) throw new Error('no body');
  return body;
};

const propertiesOf = (schema: TSchema | undefined): string[] =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

describe.each(named(withBody))('junk sent to %s changes nothing and is refused:', (_name, endpoint) => {
  let before: Record<string, number>;
  beforeAll(async () => {
    before = await rowCounts(app.pool);
  });
  afterAll(async () => {
    expect(await rowCounts(app.pool)).toEqual(before);
  });

  test('a value of the wrong kind at each field, which is named', async () => {
    const sample = sampleOf(bodyOf(endpoint));
    for (const { path, schema } of everyField(bodyOf(endpoint)))
      for (const wrong of wrongFor(schema))
        await expectRefused(endpoint, JSON.stringify(setAt(sample, path, wrong)), path.join('.'));
  });

  test('a field that nobody knows at each level, which is named', async () => {
    const sample = sampleOf(bodyOf(endpoint));
    const objects = everyField(bodyOf(endpoint)).filter(
      ({ schema }) => (schema as { type?: unknown }).type === 'object',
    );
    // A list has no fields of its own.
    const top = Array.isArray(sample) ? [] : [[]];
    for (const path of [...top, ...objects.map((field) => field.path)])
      for (const name of ['unknown', 'constructor', 'toString', '', 'ID'])
        await expectRefused(endpoint, JSON.stringify(setAt(sample, [...path, name], 1)), [...path, name].join('.'));
  });

  test('any JSON that is not what it takes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
        fc.pre(checker(bodyOf(endpoint))(value).length > 0);
        await expectProblem(endpoint, { payload: JSON.stringify(value), headers: JSON_TYPE });
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['prototypes', '{"__proto__":{"isAdmin":true},"category":{"id":1}}'],
    ['prototypes further down', '{"category":{"id":1,"__proto__":{"x":1}}}'],
    ['constructors', '{"constructor":{"prototype":{"x":1}}}'],
    ['deep nesting', deepJson(50_000)],
    ['deep nesting in a field', `{"title":${deepJson(20_000)}}`],
    ['a huge array', `[${'1,'.repeat(200_000)}1]`],
    ['a huge array in a field', `{"lines":[${'{},'.repeat(100_000)}{}],"category":{"id":1}}`],
    ['a title of 100,000 characters', `{"title":"${'가'.repeat(100_000)}","category":{"id":1}}`],
    ['a number beyond all', '{"dueDays":1e999}'],
    ['JSON that breaks off', '{"title":'],
    ['two JSON texts', '{}{}'],
    ['a comment', '{/**/}'],
    ['NaN', '{"dueDays":NaN}'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['nothing', ''],
    ['null', 'null'],
    ['blanks', '   '],
  ])('%s', async (_what, payload) => {
    await expectProblem(endpoint, { payload, headers: JSON_TYPE });
  });

  test('another content type, none, and one with a wrong character set', async () => {
    const payload = JSON.stringify(sampleOf(bodyOf(endpoint)));
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'nonsense',
      'application/json-patch+json',
    ])
      await expectProblem(endpoint, { payload, headers: { 'content-type': type } });
    await expectProblem(endpoint, { payload: Buffer.from(payload) });
    await expectProblem(endpoint, {});
  });

  test('a multipart body, where it takes none or with the wrong parts', async () => {
    const sent = multipart([{ name: 'nonsense', content: '{}' }]);
    await expectProblem(endpoint, { payload: sent.body, headers: sent.headers });
  });

  test('a body larger than it may be', async () => {
    const payload = `{"title":"${'x'.repeat((endpoint.bodyLimit ?? 1_048_576) + 10)}"}`;
    const answer = await send(endpoint, { payload, headers: JSON_TYPE });
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: 'too-large' }]);
  });
});

describe('addresses that no call takes', () => {
  test.each(named(withParams))(
    '%s refuses ids that are none, naming them, and changes nothing',
    async (_name, endpoint) => {
      const before = await rowCounts(app.pool);
      for (const name of propertiesOf(endpoint.params))
        for (const wrong of [
          '0',
          '-1',
          '1.5',
          '1e3',
          '2147483648',
          '9'.repeat(30),
          'abc',
          'null',
          '%20',
          '1%20',
          '%00',
          "1'--",
          '١',
          '0x10',
          '+1',
          '01%2f..',
        ]) {
          const url = urlOf(endpoint, { [name]: wrong });
          const sent =
            endpoint.body && !endpoint.upload
              ? { payload: JSON.stringify(sampleOf(bodyOf(endpoint))), headers: JSON_TYPE }
              : {};
          expect([url, await expectProblem(endpoint, { ...sent, url })]).toEqual([url, [name]]);
        }
      expect(await rowCounts(app.pool)).toEqual(before);
    },
  );

  test.each(named(guarded))(
    '%s refuses query parameters that it does not know or that are no value',
    async (_name, endpoint) => {
      const names = propertiesOf(endpoint.query);
      const before = await rowCounts(app.pool);
      const sent =
        endpoint.body && !endpoint.upload
          ? { payload: JSON.stringify(sampleOf(bodyOf(endpoint))), headers: JSON_TYPE }
          : {};
      for (const name of ['unknown', 'Offset', '__proto__', 'constructor', 'offset[]', 'offset[a]'])
        if (!names.includes(name))
          expect(
            await expectProblem(endpoint, { ...sent, url: `${urlOf(endpoint)}?${encodeURIComponent(name)}=1` }),
          ).toContain(name);
      for (const name of names) {
        expect(await expectProblem(endpoint, { url: `${urlOf(endpoint)}?${name}=1&${name}=2` })).toEqual([name]);
        expect(await expectProblem(endpoint, { url: `${urlOf(endpoint)}?${name}=a%00b` })).toEqual([name]);
      }
      const { properties = {} } = (endpoint.query ?? {}) as { properties?: Record<string, { type?: string }> };
      for (const [name, { type }] of Object.entries(properties))
        if (type === 'integer' || type === 'boolean')
          for (const wrong of ['', 'x', '1.5', '1e2', '-1', '99999999999999999999', 'True', 'null', '[]'])
            expect(await expectProblem(endpoint, { url: `${urlOf(endpoint)}?${name}=${wrong}` })).toEqual([name]);
      expect(await rowCounts(app.pool)).toEqual(before);
    },
  );

  test.each([
    '/api/unknown',
    '/api/%zz?x=%zz',
    '/api/',
    '/api/approval/docs/1/2/3/4',
    '/api/%zz',
    '/api/approval/docs/%E0%A4%A',
    '/api/approval/docs/%',
    '/api//approval/docs/1',
    '/api/approval/docs/..%2f..%2fetc',
    `/api/approval/docs/${'1'.repeat(201)}`,
    '/api/approval/docs/\u{1F600}',
  ])('%s answers a problem', async (url) => {
    const answer = await app.app.inject({ url: encodeURI(url).replaceAll('%25', '%'), headers: tokensOf(captain) });
    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ status: answer.statusCode, code: expect.stringMatching(/^[a-z-]+$/) });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each(named(writing))('%s answers a problem to every other method', async (_name, endpoint) => {
    for (const method of ['PATCH', 'OPTIONS'] as const) {
      const answer = await app.app.inject({ method, url: urlOf(endpoint), headers: tokensOf(captain) });
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not-found' }]);
    }
  });
});
