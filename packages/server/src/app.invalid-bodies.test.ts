import { checker, type EndpointSpec } from '@portal/contract/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, givenJunkyard, guarded, JSON_TYPE, type Junkyard, named } from '#testing/given-invalid-input';
import { multipart } from '#testing/multipart';
import { deepJson, everyField, sampleOf, setAt, wrongFor } from '#testing/wrong-values';

let yard: Junkyard;

beforeAll(async () => {
  yard = await givenJunkyard();
});

afterAll(() => yard.close());

const expectRefused = async (endpoint: EndpointSpec, payload: string, path: string): Promise<void> => {
  const fields = await yard.expectProblem(endpoint, { payload, headers: JSON_TYPE });
  expect([payload.slice(0, 300), fields]).toEqual([payload.slice(0, 300), expect.arrayContaining([path])]);
};

const at = (path: readonly string[]) => expect.objectContaining({ path: path.join('.') });

type Wrong = readonly [path: readonly string[], body: unknown];

/** The checker must reject all values; one of them is also sent to the server, a different one in each run. */
const expectJudgedAndRefused = async (endpoint: EndpointSpec, wrongs: readonly Wrong[]): Promise<void> => {
  for (const [path, wrong] of wrongs)
    expect([wrong, checker(bodyOf(endpoint))(wrong)]).toEqual([wrong, expect.arrayContaining([at(path)])]);
  const [sent] = fc.sample(fc.constantFrom(...wrongs), 1);
  if (sent) await expectRefused(endpoint, JSON.stringify(sent[1]), sent[0].join('.'));
};

const withBody = guarded.filter(({ body }) => body !== undefined);

/** Bodies that the shared parser must reject: each call is sent a few, and each body goes to many calls. */
const UNREADABLE: readonly (readonly [string, string | Buffer])[] = [
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
];
const CALLS_BETWEEN = 4;
const unreadableFor = (endpoint: EndpointSpec) =>
  UNREADABLE.filter((_, place) => (withBody.indexOf(endpoint) + place) % CALLS_BETWEEN === 0);

const withoutBody = guarded.filter(({ method, body, upload }) => method !== 'GET' && !body && !upload);

test.each(named(withoutBody))('%s has no body: a field in one is rejected by name', async (_name, endpoint) => {
  await expectRefused(endpoint, '{"reason":"lost in silence"}', 'reason');
});

describe.each(named(withBody))('junk sent to %s is rejected and changes nothing:', (_name, endpoint) => {
  test('a value of the wrong type in each field, which is named', async () => {
    const sample = sampleOf(bodyOf(endpoint));
    for (const { path, schema } of everyField(bodyOf(endpoint)))
      await expectJudgedAndRefused(
        endpoint,
        wrongFor(schema).map((wrong) => [path, setAt(sample, path, wrong)] as const),
      );
  });

  test('an unknown field at each level, which is named', async () => {
    const sample = sampleOf(bodyOf(endpoint));
    const objects = everyField(bodyOf(endpoint)).filter(
      ({ schema }) => (schema as { type?: unknown }).type === 'object',
    );
    // A list has no fields itself.
    const top = Array.isArray(sample) ? [] : [[]];
    for (const path of [...top, ...objects.map((field) => field.path)]) {
      const paths = ['unknown', 'constructor', 'toString', '', 'ID'].map((name) => [...path, name]);
      await expectJudgedAndRefused(
        endpoint,
        paths.map((each) => [each, setAt(sample, each, 1)] as const),
      );
    }
  });

  test('any JSON of another shape', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
        fc.pre(checker(bodyOf(endpoint))(value).length > 0);
        await yard.expectProblem(endpoint, { payload: JSON.stringify(value), headers: JSON_TYPE });
      }),
      { numRuns: 10 },
    );
  });

  test.each(unreadableFor(endpoint))('%s', async (_what, payload) => {
    await yard.expectProblem(endpoint, { payload, headers: JSON_TYPE });
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
      await yard.expectProblem(endpoint, { payload, headers: { 'content-type': type } });
    await yard.expectProblem(endpoint, { payload: Buffer.from(payload) });
    await yard.expectProblem(endpoint, {});
  });

  test('a multipart body, where none is accepted or with the wrong parts', async () => {
    const sent = multipart([{ name: 'nonsense', content: '{}' }]);
    await yard.expectProblem(endpoint, { payload: sent.body, headers: sent.headers });
  });

  test('a body larger than it may be', async () => {
    const payload = `{"title":"${'x'.repeat((endpoint.bodyLimit ?? 1_048_576) + 10)}"}`;
    const answer = await yard.send(endpoint, { payload, headers: JSON_TYPE });
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: 'too-large' }]);
  });
});
