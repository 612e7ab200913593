import type { EndpointSpec, TSchema } from '@portal/contract/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, givenJunkyard, guarded, JSON_TYPE, type Junkyard, named } from '#testing/given-invalid-input';
import { tokensOf } from '#testing/test-app';
import { sampleOf } from '#testing/wrong-values';

let yard: Junkyard;

beforeAll(async () => {
  yard = await givenJunkyard();
});

afterAll(() => yard.close());

const withParams = guarded.filter(({ params }) => params !== undefined);
const writing = guarded.filter(({ method }) => method !== 'GET');

const propertiesOf = (schema: TSchema | undefined): string[] =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

/** The required query parameters other than the one that is sent wrongly. */
const othersOf = ({ query }: EndpointSpec, name: string): string => {
  const { required = [] } = (query ?? {}) as { required?: readonly string[] };
  const samples = (query === undefined ? {} : sampleOf(query)) as Record<string, unknown>;
  return required
    .filter((other) => other !== name)
    .map((other) => `&${other}=${encodeURIComponent(String(samples[other]))}`)
    .join('');
};

/** Values that the shared id parser must reject: each call is sent a few, and each value goes to many calls. */
const NO_IDS = [
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
];
const CALLS_BETWEEN = 4;
const noIdsFor = (endpoint: EndpointSpec) =>
  NO_IDS.filter((_, place) => (withParams.indexOf(endpoint) + place) % CALLS_BETWEEN === 0);

describe('invalid addresses', () => {
  test.each(named(withParams))('%s rejects invalid ids and names them', async (_name, endpoint) => {
    for (const name of propertiesOf(endpoint.params))
      for (const wrong of noIdsFor(endpoint)) {
        const url = yard.urlOf(endpoint, { [name]: wrong });
        const sent =
          endpoint.body && !endpoint.upload
            ? { payload: JSON.stringify(sampleOf(bodyOf(endpoint))), headers: JSON_TYPE }
            : {};
        expect([url, await yard.expectProblem(endpoint, { ...sent, url })]).toEqual([url, [name]]);
      }
  });

  test.each(named(guarded))('%s rejects unknown query parameters and invalid values', async (_name, endpoint) => {
    const names = propertiesOf(endpoint.query);
    const sent =
      endpoint.body && !endpoint.upload
        ? { payload: JSON.stringify(sampleOf(bodyOf(endpoint))), headers: JSON_TYPE }
        : {};
    for (const name of ['unknown', 'Offset', '__proto__', 'constructor', 'offset[]', 'offset[a]'])
      if (!names.includes(name))
        expect(
          await yard.expectProblem(endpoint, {
            ...sent,
            url: `${yard.urlOf(endpoint)}?${encodeURIComponent(name)}=1`,
          }),
        ).toContain(name);
    for (const name of names) {
      expect(
        await yard.expectProblem(endpoint, {
          url: `${yard.urlOf(endpoint)}?${name}=1&${name}=2${othersOf(endpoint, name)}`,
        }),
      ).toEqual([name]);
      expect(
        await yard.expectProblem(endpoint, {
          url: `${yard.urlOf(endpoint)}?${name}=a%00b${othersOf(endpoint, name)}`,
        }),
      ).toEqual([name]);
    }
    const { properties = {} } = (endpoint.query ?? {}) as { properties?: Record<string, { type?: string }> };
    for (const [name, { type }] of Object.entries(properties))
      if (type === 'integer' || type === 'boolean')
        for (const wrong of ['', 'x', '1.5', '1e2', '-1', '99999999999999999999', 'True', 'null', '[]'])
          expect(
            await yard.expectProblem(endpoint, {
              url: `${yard.urlOf(endpoint)}?${name}=${wrong}${othersOf(endpoint, name)}`,
            }),
          ).toEqual([name]);
  });

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
    const answer = await yard.inject({
      url: encodeURI(url).replaceAll('%25', '%'),
      headers: tokensOf(yard.captain),
    });
    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ status: answer.statusCode, code: expect.stringMatching(/^[a-z-]+$/) });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each(named(writing))('%s answers a problem to every other method', async (_name, endpoint) => {
    for (const method of ['PATCH', 'OPTIONS'] as const) {
      const answer = await yard.inject({ method, url: yard.urlOf(endpoint), headers: tokensOf(yard.captain) });
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not-found' }]);
    }
  });
});
