import { allEndpoints } from '@portal/contract/catalogue';
import type { EndpointSpec, TSchema } from '@portal/contract/kernel';
import { expect } from 'vitest';
import { givenMemo } from './areas/given-memo.ts';
import { givenOffice } from './areas/given-office.ts';
import { givenGrant } from './given-administrator.ts';
import { createTestApp, type TestApp, tokensOf } from './test-app.ts';
import { rowCounts } from './traces.ts';
import { sampleOf } from './wrong-values.ts';

export const JSON_TYPE = { 'content-type': 'application/json' };

export const guarded = allEndpoints.filter(({ access }) => access !== 'public');

export const named = (endpoints: readonly EndpointSpec[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

export const bodyOf = ({ body }: EndpointSpec): TSchema => {
  if (!body) throw new Error('no body');
  return body;
};

export type Sent = { payload?: string | Buffer; headers?: Record<string, string>; url?: string };

/** A portal for junk input, sent by a user with all rights, so that it is rejected for its content. */
export const givenJunkyard = async () => {
  const app: TestApp = await createTestApp();
  const { captain, lead } = await givenOffice(app);
  await givenGrant(app, captain, 'Admin', 'Level0');
  await givenGrant(app, captain, 'ESMS', 'Level6');
  // A document of the captain's: junk is refused for itself, not for its address.
  const { id: documentId } = await givenMemo(app, captain, [lead]);

  /** The URL of a call with each parameter filled in: the given ones, the document, or any valid value. */
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

  const before = await rowCounts(app.pool);
  /** Closes the portal and checks that nothing was changed. */
  const close = async (): Promise<void> => {
    const after = await rowCounts(app.pool);
    await app.close();
    expect(after).toEqual(before);
  };

  return { app, captain, inject: app.app.inject.bind(app.app), urlOf, send, expectProblem, close };
};

export type Junkyard = Awaited<ReturnType<typeof givenJunkyard>>;
