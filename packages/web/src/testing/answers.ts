import { Problem, type ProblemCode } from '@portal/contract/kernel';
import { problemBody } from '@portal/contract/problems';
import { vi } from 'vitest';
import { USER_KEY } from '../platform/session/tokens.ts';

export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
export type Request = { method: string; path: string; headers: Headers; body: unknown };

/** An answer of the server that refuses with a code of the contract. */
export const refusal = (code: ProblemCode, message?: string): Answer => {
  const body = problemBody(new Problem(code), 'ko', message);
  return { status: body.status, body, headers: { 'x-request-id': 'r-1' } };
};

/** Replaces the server's side of fetch; returns the requests it received. */
export const givenAnswers = (answer: (request: Request) => Answer): Request[] => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const request = { method: init.method ?? 'GET', path, headers: new Headers(init.headers), body };
    requests.push(request);
    const given = answer(request);
    const text = given.body === undefined ? null : JSON.stringify(given.body);
    return new Response(text, { status: given.status ?? 200, headers: given.headers ?? {} });
  });
  return requests;
};

/** Somebody is signed in for another hour. */
export const givenSignedIn = (accessToken = 'access'): void => {
  const user = { access_token: accessToken, id_token: 'id', expires_at: Date.now() / 1000 + 3600 };
  localStorage.setItem(USER_KEY, JSON.stringify(user));
};
