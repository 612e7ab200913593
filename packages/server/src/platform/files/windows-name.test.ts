import { expect, test } from 'vitest';
import { windowsName } from './windows-name.ts';

test.each(['CON', 'nul', 'Aux.txt', 'PRN.tar.gz', 'com1', 'LPT9.pdf', 'com¹.txt', 'NUL .txt', 'CONIN$'])(
  '%s is a device of Windows',
  (name) => expect(windowsName(name)).toBe(`_${name}`),
);

test.each(['CONTRACT.pdf', 'console', '보고서 CON.txt', 'com10.txt', 'nullable.md', 'con_1.txt'])(
  '%s is a name like others',
  (name) => expect(windowsName(name)).toBe(name),
);
