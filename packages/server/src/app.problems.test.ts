import { createDraft, downloadPdf, getDocument, submitNewDocument, uploadFiles } from '@portal/contract/approval';
import { allEndpoints } from '@portal/contract/catalogue';
import { problemSentence } from '@portal/contract/problems';
import { getMe } from '@portal/contract/shell';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenMemo, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { captureErrors } from '#testing/logged';
import { filesBody } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';

const INTERNAL = 'the password of the printer is 1234';

let app: TestApp;
let office: Office;
let logged: { requestId: string; facts: unknown }[];

beforeAll(async () => {
  app = await createTestApp({}, () => ({ compiler: { compile: () => Promise.reject(new Error(INTERNAL)) } }));
  logged = captureErrors(app.app);
  office = await givenOffice(app);
});

afterAll(() => app.close());

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('a failure inside', () => {
  test('answers 500 without details, and logs them with the request id', async () => {
    const memo = await givenMemo(app, office.captain, [office.lead]);
    const { status, body, headers } = await app.call(downloadPdf, office.captain, { params: { id: memo.id } });
    expect(status).toBe(500);
    expect(body).toEqual({
      type: 'urn:portal:problem:internal',
      title: 'Something went wrong.',
      status: 500,
      code: 'internal',
      message: '처리 중 문제가 발생했습니다.',
    });
    expect(JSON.stringify([body, headers])).not.toContain('password');
    const [entry] = logged.filter(({ requestId }) => requestId === headers['x-request-id']);
    expect(entry?.facts).toMatchObject({ err: { message: INTERNAL } });
  });

  test('a mistake of a user is not logged as an error', async () => {
    const before = logged.length;
    expect((await app.call(submitNewDocument, office.captain, { body: {} })).status).toBe(400);
    expect((await app.call(submitNewDocument, office.captain, { body: sampleMemo([]) })).status).toBe(422);
    expect((await app.call(getDocument, office.captain, { params: { id: 2_000_000_000 } })).status).toBe(404);
    expect(logged).toHaveLength(before);
  });
});

describe('the language of a problem', () => {
  test.each([
    [undefined, 'ko'],
    ['', 'ko'],
    ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
    ['en', 'en'],
    ['en-US,en;q=0.9,ko;q=0.8', 'en'],
    ['EN-gb', 'en'],
    ['fr-FR', 'ko'],
    ['fr, en', 'en'],
    ['en;q=0.1, ko', 'ko'],
    ['ko;q=0.1, en', 'en'],
    ['en;q=0, ko;q=0', 'ko'],
    ['*', 'ko'],
    ['english-but-not', 'ko'],
    ['\u{ff45}n', 'ko'],
  ] as const)('for Accept-Language %s is %s', async (header, language) => {
    const headers = header === undefined ? {} : { 'accept-language': header };
    const missing = await app.call(getDocument, office.captain, { params: { id: 2_000_000_000 }, headers });
    expect(missing.body).toMatchObject({
      message: problemSentence('document-not-found', language),
      title: problemSentence('document-not-found', 'en'),
    });
    const invalid = await app.call(createDraft, office.captain, {
      body: { category: { id: 1 }, title: 'x'.repeat(201) },
      headers,
    });
    const sentence = { ko: '200자까지 입력할 수 있습니다.', en: 'At most 200 characters.' }[language];
    expect(invalid.body).toMatchObject({ errors: [{ path: 'title', message: sentence }] });
  });
});

describe('every answer', () => {
  test('has a request id of its own in every answer', async () => {
    const memo = await givenMemo(app, office.captain, [office.lead]);
    const answers = [
      await app.call(getMe, office.captain),
      await app.call(getMe, undefined),
      await app.call(getDocument, office.outsider, { params: { id: memo.id } }),
      await app.call(getDocument, office.captain, { params: { id: 0 } }),
      await app.call(createDraft, office.captain, { body: sampleMemo([office.captain]) }),
      await app.call(uploadFiles, office.captain, {
        params: { id: memo.id },
        ...filesBody({ name: 'a.exe', content: 'x' }),
      }),
      await app.call(uploadFiles, office.captain, {
        params: { id: memo.id },
        ...filesBody({ name: 'a.txt', content: 'x' }),
      }),
      await app.call(downloadPdf, office.captain, { params: { id: memo.id } }),
      ...(await Promise.all(
        ['/', '/approval', '/api/unknown', '/api/config', '/api/openapi.json', '/assets/none.js', '/%zz'].map((url) =>
          app.app.inject({ url }),
        ),
      )),
    ];
    const ids = answers.map(({ headers }) => String(headers['x-request-id']));
    for (const id of ids) expect(id).toMatch(ID);
    expect(new Set(ids).size).toBe(answers.length);
  });

  test('does not use a request id made up by the caller', async () => {
    const answer = await app.app.inject({
      url: '/api/health',
      headers: { 'x-request-id': 'evil', 'request-id': 'evil' },
    });
    expect(answer.headers['x-request-id']).toMatch(ID);
  });

  test.each([
    '/',
    '/approval/documents/draft',
    '/api/config',
    '/api/me',
    '/api/unknown',
    '/api/openapi.json',
    '/api/docs/static/index.html',
  ])('has the security headers: %s', async (url) => {
    const { headers } = await app.app.inject({ url });
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => directive.trim().split(' '))
        .map(([name, ...sources]) => [name, sources]),
    );
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'self'"]);
    expect(JSON.stringify(policy)).not.toContain('unsafe-eval');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('is never cached by the browser if it contains personal data', async () => {
    const { headers } = await app.call(getMe, office.captain);
    expect(headers).not.toHaveProperty('etag');
    expect(String(headers['cache-control'] ?? '')).not.toMatch(/public|max-age=[1-9]/);
  });
});

test('other hosts may frame the portal only if they are configured', async () => {
  const framed = await createTestApp({ embedOrigins: ['https://office.example'] });
  const { headers } = await framed.app.inject({ url: '/api/config' });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://office.example");
  expect(headers).not.toHaveProperty('x-frame-options');
  await framed.close();
});

describe('rich text', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="https://evil.example/track.png">',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" java\tscript:alert(1)">a</a>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="background:url(https://evil.example)">x</p>',
    '<form action="/api/approval/docs/draft"><button>go</button></form>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
    '<p onclick="alert(1)" id="app" class="x">x</p>',
    '<base href="https://evil.example">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<object data="x"></object><embed src="x">',
  ];

  test('with scripts is sanitized by every call that accepts it, and in the database', async () => {
    const content = `<p>읽을 것</p>${hostile.join('')}`;
    const { captain, lead } = office;
    const { body: draft } = await app.call(createDraft, captain, { body: sampleMemo([lead], { content }) });
    const { body: memo } = await app.call(submitNewDocument, captain, { body: sampleMemo([lead], { content }) });
    const { body: read } = await app.call(getDocument, lead, { params: { id: memo.id } });
    const { rows } = await app.pool.query<{ content: string }>(
      'select content from approval.document where id = any($1)',
      [[draft.id, memo.id]],
    );
    for (const clean of [draft.content, memo.content, read.content, ...rows.map((row) => row.content)]) {
      expect(clean).toContain('읽을 것');
      expect(clean).not.toMatch(
        /<\s*(script|svg|iframe|form|object|embed|base|meta|style|math)|\son[a-z]+\s*=|javascript:|evil\.example|url\(|svg\+xml|class=|id=/i,
      );
    }
  });

  test('that is expensive to sanitize is answered quickly', async () => {
    const nasty = [
      '<'.repeat(500_000),
      '<p>'.repeat(200_000),
      '</p>'.repeat(200_000),
      '<a href="'.repeat(200_000),
      '&'.repeat(500_000),
      `<p style="${'a:b;'.repeat(300_000)}">x</p>`,
      '<!--'.repeat(500_000),
      `<p title="${'<'.repeat(1_000_000)}`,
    ];
    for (const content of nasty) {
      const from = process.cpuUsage();
      const { status } = await app.call(submitNewDocument, office.captain, {
        body: sampleMemo([office.lead], { content }),
      });
      expect([201, 422]).toContain(status);
      expect([content.slice(0, 12), process.cpuUsage(from).user / 1_000]).toEqual([
        content.slice(0, 12),
        expect.toSatisfy((ms: number) => ms < 25_000),
      ]);
    }
  }, 240_000);
});

test('every problem code of an endpoint has a sentence in both languages', () => {
  for (const { problems = [] } of allEndpoints)
    for (const code of problems)
      expect(problemSentence(code, 'ko').length * problemSentence(code, 'en').length).toBeGreaterThan(0);
});
