import { expect, it } from 'vitest';
import { tokensOfMessage } from './embedded.ts';

const parent = window;
const origins = ['https://host.test'];
const payload = { exp: 2_000_000_000 };
const accessToken = `h.${btoa(JSON.stringify(payload))}.s`;
const message = {
  data: { type: 'tokens', accessToken, idToken: 'id' },
  origin: 'https://host.test',
  source: parent,
} as Pick<MessageEvent, 'data' | 'origin' | 'source'>;

it('tokens of the parent frame of a configured origin are accepted, with their expiry', () => {
  expect(tokensOfMessage(message, origins, parent)).toEqual({ accessToken, idToken: 'id', expiresAt: payload.exp });
});

it.each([
  ['another origin', { origin: 'https://host.test.evil.test' }],
  ['another window than the parent', { source: null }],
  ['another kind of message', { data: { type: 'hello' } }],
  ['a message without data', { data: null }],
  ['tokens that are no texts', { data: { type: 'tokens', accessToken: 1, idToken: {} } }],
])('%s is rejected', (_, change) => {
  expect(tokensOfMessage({ ...message, ...change }, origins, parent)).toBeUndefined();
});

it('without a configured origin nothing is accepted', () => {
  expect(tokensOfMessage(message, [], parent)).toBeUndefined();
});
