import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Problem, type ProblemCode } from '@portal/contract/kernel';
import { problemBody } from '@portal/contract/problems';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await app.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => app.close());

/** The complete answer of the server to a text sent over a socket. */
const answerTo = async (request: string): Promise<{ head: string; body: string }> => {
  const socket = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let said = '';
  socket.on('data', (part) => {
    said += part;
  });
  socket.write(request);
  await once(socket, 'close');
  const [head = '', body = ''] = said.split('\r\n\r\n');
  return { head, body };
};

const get = (address: string, ...headers: string[]): string =>
  [`GET ${address} HTTP/1.1`, 'Host: portal', ...headers, '', ''].join('\r\n');

test.each<[string, ProblemCode, string]>([
  ['an address too long', 'headers-too-large', get(`/api/config?x=${'x'.repeat(66_000)}`)],
  ['an address far too long', 'headers-too-large', get(`/api/config?x=${'x'.repeat(1_000_000)}`)],
  ['headers too long', 'headers-too-large', get('/api/config', `X-Long: ${'x'.repeat(66_000)}`)],
  ['no request at all', 'invalid-input', 'what is this\r\n\r\n'],
  ['a header that cannot be', 'invalid-input', get('/api/config', 'no colon')],
])('%s is answered with a problem', async (_what, code, request) => {
  const { head, body } = await answerTo(request);
  const expected = problemBody(new Problem(code), 'ko');
  expect(JSON.parse(body)).toEqual(expected);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${expected.status} `));
  expect(head).toMatch(/^Content-Type: application\/problem\+json/im);
  expect(head).toMatch(/^X-Request-Id: [0-9a-f-]{36}$/im);
});

test('tokens of a person in hundreds of groups are read', async () => {
  const token = 'x'.repeat(30_000);
  const { head } = await answerTo(
    get('/api/me', `Authorization: Bearer ${token}`, `Auth2: ${token}`, 'Connection: close'),
  );
  expect(head).toMatch(/^HTTP\/1.1 401 /);
});

test('the server keeps answering', async () => {
  const { head } = await answerTo(get('/api/health', 'Connection: close'));
  expect(head).toMatch(/^HTTP\/1.1 200 /);
});
