import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './settings-reader.ts';

const refusal = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
};

const OIDC = {
  OIDC_ISSUER: 'https://login.example/tenant/v2.0/',
  OIDC_CLIENT_ID: 'client',
  OIDC_AUDIENCE: 'api://portal',
  OIDC_API_SCOPE: 'api://portal/access',
};

describe('sign-in', () => {
  test('at a provider needs all four settings', () => {
    const { OIDC_ISSUER } = OIDC;
    expect(refusal({ OIDC_ISSUER })).toEqual(
      ['OIDC_CLIENT_ID', 'OIDC_AUDIENCE', 'OIDC_API_SCOPE'].map((name) => `${name} is needed with OIDC_ISSUER`),
    );
    const { OIDC_AUDIENCE: _left, ...rest } = OIDC;
    expect(refusal(rest)).toEqual(['OIDC_AUDIENCE is needed with OIDC_ISSUER']);
    expect(readConfig(OIDC).demo).toBe(false);
    expect(readConfig({ ...OIDC, DEMO: 'on' }).demo).toBe(true);
  });

  test('in production needs a provider unless the demo is requested explicitly', () => {
    const [reason = ''] = refusal({ NODE_ENV: 'production' });
    expect(reason).toMatch(/^OIDC_ISSUER is needed with NODE_ENV=production; DEMO=on/);
    expect(readConfig({ NODE_ENV: 'production', DEMO: 'on' }).demo).toBe(true);
    expect(readConfig({ ...OIDC, NODE_ENV: 'production' }).oidc?.issuer).toBe('https://login.example/tenant/v2.0');
  });

  test.each([
    ['NODE_ENV', 'Production'],
    ['NODE_ENV', ' PRODUCTION '],
    ['NODE_ENV', 'prod'],
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '10.0.0.5'],
    ['HOST', 'portal.air.example'],
    ['PUBLIC_URL', 'https://portal.air.example'],
    ['DATABASE_URL', 'postgres://portal@db/portal'],
  ])('of the demo must be requested explicitly with %s=%s', (name, value) => {
    const [reason = '', ...more] = refusal({ [name]: value });
    expect(reason).toMatch(/^OIDC_ISSUER is needed with .*; DEMO=on asks for the demo sign-in by name$/);
    expect(more).toEqual([]);
    expect(reason).not.toContain('air.example');
    expect(readConfig({ [name]: value.replace('https', 'http'), DEMO: 'on' }).demo).toBe(true);
  });

  test.each([
    ['HOST', 'localhost'],
    ['HOST', '::1'],
    ['PUBLIC_URL', 'http://portal.localhost:3000'],
  ])('of the demo is the default on this machine only, as with %s=%s', (name, value) =>
    expect(readConfig({ [name]: value }).demo).toBe(true),
  );

  test('and the portal itself are reached by https, but for this machine', () => {
    const clear = { ...OIDC, OIDC_ISSUER: 'http://login.example', PUBLIC_URL: 'http://portal.example' };
    const reasons = refusal(clear);
    expect(reasons.map((reason) => reason.split(' ')[0])).toEqual(['OIDC_ISSUER', 'PUBLIC_URL']);
    expect(reasons.join()).not.toContain('.example');
    expect(refusal({ ...clear, DEMO: 'on', NODE_ENV: 'Production' })).toEqual(reasons);
    expect(refusal({ ...OIDC, HOST: '10.0.0.5' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL must begin with https/),
    ]);
    const here = { ...OIDC, OIDC_ISSUER: 'http://localhost:8080', PUBLIC_URL: 'http://127.0.0.1:3000' };
    expect(readConfig({ ...here, NODE_ENV: 'production' }).oidc?.issuer).toBe('http://localhost:8080');
  });

  test('without provider and demo is impossible', () => {
    expect(refusal({ DEMO: 'off' })).toEqual(['OIDC_ISSUER is needed with DEMO=off']);
  });
});
