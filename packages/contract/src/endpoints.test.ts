import * as approval from '@portal/contract/approval';
import { fileReply, menuNames, noReply, problemsOf } from '@portal/contract/kernel';
import { problemCodes } from '@portal/contract/problems';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import { allEndpoints, endpointsByArea } from './catalogue.ts';

const named = allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test('each method and path has one endpoint, and each endpoint is exported once', () => {
  const shapes = allEndpoints.map(({ method, path }) => `${method} ${path.replace(/:[A-Za-z]+/g, ':')}`);
  expect(shapes.toSorted()).toEqual([...new Set(shapes)].toSorted());
  expect(new Set(allEndpoints).size).toBe(allEndpoints.length);
});

test('every area has endpoints, including the lists of documents', () => {
  expect(Object.keys(endpointsByArea)).toEqual(Object.keys(areas));
  for (const endpoints of Object.values(endpointsByArea)) expect(endpoints.length).toBeGreaterThan(0);
  for (const list of approval.documentLists) expect(allEndpoints).toContain(approval.documentListEndpoints[list]);
});

test.each(named)('%s: the path parameters are those of the schema, all required', (_name, { path, params }) => {
  const inPath = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name);
  const { properties = {}, required = [] } = (params ?? {}) as { properties?: object; required?: string[] };
  expect(Object.keys(properties)).toEqual(inPath);
  expect(required).toEqual(inPath);
});

test.each(named)(
  '%s: lies under /api in plain words, with a summary and an existing menu and level',
  (_name, { path, summary, access }) => {
    expect(path).toMatch(/^(\/(:?[a-zA-Z]+|[a-z]+(-[a-z]+)*))+$/);
    expect(path).toMatch(/^\/api\//);
    expect(summary).toMatch(/^[A-Z].{3,}[^.]$/);
    expect(typeof access === 'object' ? menuNames : ['public', 'signed-in']).toContain(
      typeof access === 'object' ? access.menu : access,
    );
  },
);

test.each(named)(
  '%s: a write has a body or files, unless it downloads or needs no input; a read has none',
  (_name, { method, path, body, upload, reply }) => {
    const takes = body !== undefined || upload !== undefined;
    // Closing a report carries a text for its reporters; other closings carry none.
    const isActWithoutWords =
      /(investigations\/:id\/approve|delegations\/:id\/end|docs\/:id\/nudge|\/(reopen|activation)|lessons\/:id\/withdraw|readers\/ask|me\/documents\/(favourites|recent)\/:docId|(?<!reports\/:id)\/complete)$/.test(
        path,
      );
    const isMark = path.endsWith('/dialogue/read');
    if (method === 'GET' || method === 'DELETE' || isActWithoutWords) expect(takes).toBe(false);
    else expect(takes).toBe(isMark || (reply !== fileReply && reply !== noReply));
    expect(upload?.part === undefined).toBe(body === undefined || upload === undefined);
  },
);

test.each(named)('%s: answers with the status of its kind', (_name, { method, status, reply, path, body, upload }) => {
  if (reply === noReply) expect([path, status]).toEqual([path, 204]);
  // An import changes existing rows and creates no record, and submitting a revision changes that revision; their
  // screens accept only 200 (rules/platform.md#errors).
  else if (
    method === 'POST' &&
    (body || upload) &&
    !/\/(import|revisions\/:revId\/approval|months\/:year\/:month\/close)$/.test(path)
  )
    expect(status).toBe(201);
  else expect([path, status ?? 200]).toEqual([path, 200]);
});

test.each(named)('%s: rejects unknown fields in every object', (_name, { params, query, body }) => {
  const open = (schema: unknown): boolean => {
    if (typeof schema !== 'object' || schema === null) return false;
    const { type, additionalProperties } = schema as { type?: unknown; additionalProperties?: unknown };
    // Where any key is allowed, a schema must describe the values.
    const isClosed = additionalProperties === false || typeof additionalProperties === 'object';
    return (type === 'object' && !isClosed) || Object.values(schema).some(open);
  };
  for (const schema of [params, query, body]) expect(open(schema)).toBe(false);
});

test.each(named)('%s: every text and list in the input has a limit', (_name, { params, query, body }) => {
  const endless = (schema: unknown): boolean => {
    if (typeof schema !== 'object' || schema === null) return false;
    const { type, maxLength, maxItems, enum: words, format } = schema as Record<string, unknown>;
    const isText =
      [type].flat().includes('string') && maxLength === undefined && words === undefined && format === undefined;
    return isText || (type === 'array' && maxItems === undefined) || Object.values(schema).some(endless);
  };
  for (const schema of [params, query, body]) expect(endless(schema)).toBe(false);
});

test.each(named)('%s: names each problem once, and none that is common to all calls of its kind', (_name, endpoint) => {
  const codes = problemsOf(endpoint);
  expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted());
  for (const code of codes) expect(problemCodes).toContain(code);
  expect(codes).toEqual(expect.arrayContaining(['invalid-input', 'too-many-requests', 'maintenance', 'internal']));
});
