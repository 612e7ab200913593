import { actOnLine, createDraft, deleteDraft, documentListEndpoints } from '@portal/contract/approval';
import { getConfig } from '@portal/contract/identity';
import { waitForNews } from '@portal/contract/notification';
import { getMe } from '@portal/contract/shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenAnswers, givenSignedIn, refusal } from '../../testing/answers.ts';
import { setNavigator } from '../navigator.ts';
import * as oidc from '../session/oidc-sign-in.ts';
import { USER_KEY } from '../session/tokens.ts';
import { call } from './call.ts';
import { CallFailure, unreachable } from './failure.ts';

const went: string[] = [];

beforeEach(async () => {
  went.length = 0;
  setNavigator((href) => went.push(href));
  window.history.replaceState(null, '', '/approval/documents/requested?page=2');
  givenSignedIn();
});
afterEach(() => vi.unstubAllGlobals());

describe('a call sends', () => {
  it('both tokens, the language and its query without undefined values', async () => {
    const [request] = await sent(() =>
      call(documentListEndpoints.requested, { query: { offset: 1, searchText: '활주로', toDate: undefined } }),
    );
    expect(request?.path).toBe(`/api/approval/docs/requested?offset=1&searchText=${encodeURIComponent('활주로')}`);
    expect(request?.headers.get('authorization')).toBe('Bearer access');
    expect(request?.headers.get('auth2')).toBe('id');
    expect(request?.headers.get('accept-language')).toBe('ko');
  });

  it('its parameters, body, version and idempotency key', async () => {
    const [act] = await sent(() =>
      call(actOnLine, { params: { id: 7, lineId: 9 }, body: { action: 'Approved' } }, { ifMatch: 3 }),
    );
    expect(act).toMatchObject({
      method: 'PUT',
      path: '/api/approval/docs/7/lines/9/action',
      body: { action: 'Approved' },
    });
    expect(act?.headers.get('if-match')).toBe('"3"');
    const [draft] = await sent(() => call(createDraft, { body: { category: { id: 1 } } }, { idempotencyKey: 'k' }));
    expect(draft?.headers.get('idempotency-key')).toBe('k');
  });

  it('no token for public calls', async () => {
    const [request] = await sent(() => call(getConfig));
    expect(request?.headers.has('authorization')).toBe(false);
  });
});

describe('the result of a call', () => {
  it('null for an answer without content', async () => {
    givenAnswers(() => ({ status: 204 }));
    expect(await call(deleteDraft, { params: { id: 7 } })).toBeNull();
  });

  it('the problem with its message, fields and request id', async () => {
    givenAnswers(() => refusal('document-not-found'));
    expect(await failure()).toMatchObject({
      code: 'document-not-found',
      status: 404,
      message: '존재하지 않는 문서 아이디 입니다.',
      requestId: 'r-1',
    });
    expect(went).toEqual([]);
  });

  it('a fault of the server for a page that is not ours', async () => {
    givenAnswers(() => ({ status: 500, body: '<html>' }));
    expect(await failure()).toMatchObject({ code: 'internal', status: 500 });
  });

  it.each([
    [502, '<html>'],
    [503, { statusCode: 503, error: 'Service Unavailable', message: 'Service Unavailable' }],
    [504, ''],
    [408, '<html>'],
  ])('a foreign %d means that the server is unreachable, without a redirect', async (status, body) => {
    givenAnswers(() => ({ status, body }));
    expect(await failure()).toMatchObject({ code: 'unreachable', status: 0 });
    expect(went).toEqual([]);
  });

  it.each([
    [413, '<html>', 'too-large', 413, '파일 또는 내용이 너무 큽니다.'],
    [414, '', 'headers-too-large', 414, '주소나 로그인 정보가 너무 길어'],
    [431, '<html>', 'headers-too-large', 431, '주소나 로그인 정보가 너무 길어'],
    [400, '<center>Request Header Or Cookie Too Large</center>', 'headers-too-large', 431, '주소나 로그인'],
    [429, 'slow down', 'too-many-requests', 429, '요청이 너무 많습니다.'],
    [400, '<html>', 'internal', 400, '처리 중 문제가 발생했습니다.'],
  ])('a foreign %d (%s) is translated to its meaning: %s', async (status, body, code, expected, message) => {
    givenAnswers(() => ({ status, body }));
    const failed = await failure();
    expect(failed).toMatchObject({ code, status: expected });
    expect((failed as Error).message).toContain(message);
  });

  it('says that the server is unreachable', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure()).toMatchObject({ code: 'unreachable', status: 0 });
  });
});

describe('a call ends', () => {
  /** A server that accepts the call and never answers; time limits expire at once. */
  const givenSilence = () => {
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      const over = new AbortController();
      setTimeout(() => over.abort(new DOMException('The operation timed out.', 'TimeoutError')), 5);
      return over.signal;
    });
    vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    return limits;
  };
  afterEach(() => void vi.restoreAllMocks());

  it('a call fails when the server never answers, each after its own limit', async () => {
    const limits = givenSilence();
    expect(await failure()).toMatchObject({ code: 'unreachable', isTimeout: true });
    const act = await call(deleteDraft, { params: { id: 7 } }).catch((error: unknown) => error);
    expect(act).toMatchObject({ code: 'unreachable' });
    const news = await call(waitForNews, { query: {} }).catch((error: unknown) => error);
    expect(news).toMatchObject({ code: 'unreachable' });
    expect(limits).toEqual([30_000, 120_000, 90_000]);
  });

  it('a call is aborted by its caller with the caller’s reason', async () => {
    givenSilence();
    const over = new AbortController();
    over.abort();
    const made = call(getMe, {}, { signal: over.signal }).catch((error: unknown) => error);
    expect(await made).toMatchObject({ name: 'AbortError' });
  });

  it('when the line breaks within the answer', async () => {
    vi.stubGlobal('fetch', async () => {
      const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
      return new Response(broken, { status: 200 });
    });
    expect(await failure()).toMatchObject({ code: 'unreachable', status: 0 });
  });
});

describe('an act whose answer was lost', () => {
  const act = actOnLine;
  const input = { params: { id: 7, lineId: 9 }, body: { action: 'Approved' } } as const;
  /** The server's behaviour at the first, the second and any further attempt. */
  const givenServer = (...answers: ('lost' | ReturnType<typeof refusal> | { body: unknown })[]) => {
    const left = [...answers];
    vi.stubGlobal('fetch', async () => {
      const answer = left.length > 1 ? left.shift() : left[0];
      if (answer === 'lost' || answer === undefined) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(answer.body), { status: 'status' in answer ? (answer.status ?? 200) : 200 });
    });
  };
  const attempt = (confirmDone?: () => Promise<never>) =>
    call(act, input, confirmDone ? { confirmDone } : {}).catch((error: unknown) => error);
  const done = (reply: unknown) => async () => reply as never;

  it('counts as done when it is refused the next time and the record is as intended', async () => {
    givenServer('lost', refusal('already-acted'));
    expect(await attempt(done({ id: 7 }))).toMatchObject({ code: 'unreachable' });
    expect(await attempt(done({ id: 7 }))).toEqual({ id: 7 });
  });

  it('is refused when the record is different, and when the first attempt was answered', async () => {
    givenServer('lost', refusal('already-acted'));
    await attempt(done(undefined));
    expect(await attempt(done(undefined))).toMatchObject({ code: 'already-acted' });
    expect(await attempt(done({ id: 7 }))).toMatchObject({ code: 'already-acted' });
  });

  it('stays unanswered when the record cannot be read', async () => {
    givenServer('lost', refusal('already-acted'));
    await attempt(done({ id: 7 }));
    expect(await attempt(() => Promise.reject(unreachable()))).toMatchObject({ code: 'unreachable' });
    expect(await attempt(done({ id: 7 }))).toEqual({ id: 7 });
  });

  it('counts as done when it was to delete a record that no longer exists', async () => {
    const remove = () => call(deleteDraft, { params: { id: 8 } }).catch((error: unknown) => error);
    givenServer('lost', refusal('document-not-found'));
    await remove();
    expect(await remove()).toBeNull();
    expect(await remove()).toMatchObject({ code: 'document-not-found' });
  });
});

describe('under maintenance', () => {
  it('redirects to the page about the maintenance, and back', async () => {
    givenAnswers(() => refusal('maintenance', '22시까지 점검합니다.'));
    expect(await failure()).toMatchObject({ status: 503, message: '22시까지 점검합니다.' });
    const url = new URL(went[0] ?? '', location.origin);
    expect(url.pathname).toBe('/maintenance');
    expect(url.searchParams.get('msg')).toBe('22시까지 점검합니다.');
    expect(url.searchParams.get('code')).toBe('maintenance');
    expect(url.searchParams.get('returnUrl')).toBe('/approval/documents/requested?page=2');
  });
});

describe('a 401', () => {
  it('without a valid session renews the tokens once and retries', async () => {
    vi.spyOn(oidc, 'renewSilently').mockImplementation(async () => {
      givenSignedIn('renewed');
      return true;
    });
    const requests = givenAnswers(({ headers }) =>
      headers.get('authorization') === 'Bearer renewed' ? { body: { name: 'me' } } : refusal('not-signed-in'),
    );
    expect(await call(getMe)).toEqual({ name: 'me' });
    expect(requests).toHaveLength(2);
    expect(went).toEqual([]);
  });

  it('redirects to the sign-in if that fails, and remembers the page', async () => {
    vi.spyOn(oidc, 'renewSilently').mockResolvedValue(false);
    givenAnswers(() => refusal('not-signed-in'));
    expect(await failure()).toMatchObject({ code: 'not-signed-in' });
    expect(went).toEqual([`/login?returnUrl=${encodeURIComponent('/approval/documents/requested?page=2')}`]);
  });

  it('renews once for calls that fail concurrently', async () => {
    vi.spyOn(oidc, 'renewSilently').mockResolvedValue(false);
    givenAnswers(() => refusal('not-signed-in'));
    await Promise.all([failure(), failure()]);
    expect(oidc.renewSilently).toHaveBeenCalledTimes(1);
  });

  it('retries with tokens that another tab has renewed meanwhile', async () => {
    vi.spyOn(oidc, 'renewSilently').mockClear().mockResolvedValue(false);
    givenAnswers(({ headers }) => {
      if (headers.get('authorization') === 'Bearer renewed') return { body: { name: 'me' } };
      givenSignedIn('renewed');
      return refusal('not-signed-in');
    });
    expect(await call(getMe)).toEqual({ name: 'me' });
    expect(oidc.renewSilently).not.toHaveBeenCalled();
  });

  it('does not sign out while the provider is unreachable', async () => {
    vi.spyOn(oidc, 'renewSilently').mockRejectedValue(unreachable());
    givenAnswers(() => refusal('not-signed-in'));
    expect(await failure()).toMatchObject({ code: 'unreachable' });
    expect(went).toEqual([]);
    expect(localStorage.getItem(USER_KEY)).not.toBeNull();
  });

  it.each(['no-permission-on-document', 'employee-not-registered'] as const)('of %s signs nobody out', async (code) => {
    vi.spyOn(oidc, 'renewSilently').mockResolvedValue(true);
    givenAnswers(() => refusal(code));
    expect(await failure()).toMatchObject({ code, status: 401 });
    expect(oidc.renewSilently).not.toHaveBeenCalled();
    expect(went).toEqual([]);
  });
});

const sent = async (make: () => Promise<unknown>) => {
  const requests = givenAnswers(() => ({ body: {} }));
  await make();
  return requests;
};

const failure = async (): Promise<CallFailure> => {
  const error: unknown = await call(getMe).catch((thrown: unknown) => thrown);
  if (!(error instanceof CallFailure)) throw new Error('the call did not fail');
  return error;
};
