import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each(['127.0.0.1', '127.8.9.1', 'localhost', 'LOCALHOST', 'portal.localhost', '::1', '[::1]', '::ffff:127.0.0.1'])(
  '%s is this machine only',
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each([
  ...['0.0.0.0', '::', '10.0.0.5', '128.0.0.1', '127.0.0.1.example', 'localhost.example', 'notlocalhost', '0', ''],
  ...['fe80::1', '2130706433', '[::]'],
])('%s is not', (host) => expect(isLoopback(host)).toBe(false));
