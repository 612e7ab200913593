import { allEndpoints } from '@portal/contract/catalogue';
import { statusOf } from '@portal/contract/problems';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Json = { [name: string]: Json };
const document = JSON.parse(JSON.stringify(openApiDocument())) as Json;

const everyValue = (value: unknown, name = ''): { name: string; value: unknown }[] => [
  { name, value },
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => everyValue(inner, key))
    : []),
];

const operationOf = (method: string, path: string): Json =>
  document.paths?.[path.replace(/:([A-Za-z]+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};

test('it is OpenAPI 3.1 and describes authentication', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Portal' },
    security: [{ accessToken: [], idToken: [] }],
  });
  expect(Object.keys(document.components?.securitySchemes ?? {})).toEqual(['accessToken', 'idToken']);
});

test('every call of the product is included, and only the document itself is not', () => {
  const there = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const wanted = allEndpoints.map(
    ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:([A-Za-z]+)/g, '{$1}')}`,
  );
  expect(there.toSorted()).toEqual([...wanted, 'get /api/openapi.json'].toSorted());
});

test('every reference resolves', () => {
  const references = everyValue(document).filter(({ name }) => name === '$ref');
  expect(references.length).toBeGreaterThan(100);
  for (const { value } of references) {
    const [root, ...steps] = String(value).split('/');
    expect(root).toBe('#');
    const target = steps.reduce<unknown>((inner, step) => (inner as Json | undefined)?.[step], document);
    expect([value, target]).toEqual([value, expect.any(Object)]);
  }
  expect(everyValue(document).filter(({ name }) => name === '$defs' || name === '$id')).toEqual([]);
});

test.each(allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s describes parameters, body, answer and problems',
  (_name, endpoint) => {
    const operation = operationOf(endpoint.method, endpoint.path) as unknown as {
      summary: string;
      parameters: { name: string; in: string; required: boolean; schema: object }[];
      requestBody?: { content: object };
      responses: Record<string, { description: string; content?: object }>;
      security?: unknown[];
    };
    expect(operation.summary.length).toBeGreaterThan(3);
    const inPath = [...endpoint.path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name);
    expect(operation.parameters.filter((each) => each.in === 'path').map(({ name }) => name)).toEqual(inPath);
    expect(operation.parameters.every(({ schema }) => Object.keys(schema).length > 0)).toBe(true);
    expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined || endpoint.upload !== undefined);
    expect(Object.keys(operation.responses)).toContain(String(endpoint.status ?? 200));
    for (const code of endpoint.problems ?? [])
      expect(operation.responses[statusOf(code)]?.description).toContain(`\`${code}\``);
    if (endpoint.access === 'public') expect(operation.security).toEqual([]);
    else
      for (const status of ['400', '401', '403', '429', '503'])
        expect(Object.keys(operation.responses)).toContain(status);
  },
);

test('a body with only named fields forbids others', () => {
  const { schema } =
    operationOf('PUT', '/api/approval/docs/:id/cancel').requestBody?.content?.['application/json'] ?? {};
  expect(schema).toMatchObject({ type: 'object', additionalProperties: false, required: ['cancellationReason'] });
});
