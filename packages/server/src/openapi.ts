import { endpointsByArea } from '@portal/contract/catalogue';
import { type EndpointSpec, fileReply, mayBeNone, noReply, problemsOf, type TSchema } from '@portal/contract/kernel';
import { problemCodes, problemSentence, statusOf } from '@portal/contract/problems';

type Json = Record<string, unknown>;

const parametersOf = (schema: TSchema | undefined, place: 'path' | 'query'): Json[] => {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const filesPart = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } };

const bodyOf = ({ body, upload }: EndpointSpec): Json => {
  if (!body && !upload) return {};
  const multipart = upload && {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { files: filesPart, ...(upload.part && body ? { [upload.part]: body } : {}) },
      },
    },
  };
  return {
    requestBody: {
      required: true,
      content: { ...(body ? { 'application/json': { schema: body } } : {}), ...multipart },
    },
  };
};

const successOf = ({ reply, status = 200 }: EndpointSpec): Json => {
  if (reply === noReply) return { [status]: { description: 'Done' } };
  const type = reply === fileReply ? 'application/octet-stream' : 'application/json';
  return {
    [status]: { description: 'Done', content: { [type]: { schema: reply } } },
    ...(mayBeNone(reply) ? { 204: { description: 'There is none' } } : {}),
  };
};

const failuresOf = (endpoint: EndpointSpec): Json => {
  const byStatus = Map.groupBy(problemsOf(endpoint), (code) => statusOf(code));
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${problemSentence(code, 'en')}`).join(' '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
};

const accessOf = ({ access }: EndpointSpec): string => {
  if (access === 'public') return 'Open to anyone.';
  if (access === 'signed-in') return 'For every signed-in employee.';
  const level = access.level === undefined ? '' : ` at Level${access.level} or higher`;
  return `For holders of the menu ${access.menu}${level}.`;
};

const operationOf = (area: string, endpoint: EndpointSpec): Json => ({
  tags: [area],
  summary: endpoint.summary,
  description: accessOf(endpoint),
  parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
  ...bodyOf(endpoint),
  responses: { ...successOf(endpoint), ...failuresOf(endpoint) },
  ...(endpoint.access === 'public' ? { security: [] } : {}),
});

const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'message'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: problemCodes },
    message: { type: 'string', description: 'A sentence to show, in the language of Accept-Language' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    Message: { type: 'string', description: 'Only with 503' },
  },
};

/** The document itself describes how it is read. */
const documentOperation = {
  tags: ['identity'],
  summary: 'This document',
  security: [],
  responses: { 200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: { type: 'object' } } } } },
};

/** Moves named schemas to the components, where tools for OpenAPI expect them. */
const hoistNamed = (document: Json, schemas: Json): Json => {
  const hoist = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoist);
    if (typeof value !== 'object' || value === null) return value;
    const { $defs = {}, $id: _name, $ref, ...rest } = value as Json;
    for (const [name, schema] of Object.entries($defs as Json)) schemas[name] = hoist(schema);
    const target = typeof $ref === 'string' && !$ref.startsWith('#') ? `#/components/schemas/${$ref}` : $ref;
    const inner = Object.entries(rest).map(([name, each]) => [name, hoist(each)]);
    return { ...(target === undefined ? {} : { $ref: target }), ...Object.fromEntries(inner) };
  };
  return hoist(document) as Json;
};

/** OpenAPI 3.1 of all endpoints of the contract. */
export const openApiDocument = (): Json => {
  const paths: Record<string, Json> = { '/api/openapi.json': { get: documentOperation } };
  for (const [area, endpoints] of Object.entries(endpointsByArea))
    for (const endpoint of endpoints) {
      const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(area, endpoint) };
    }
  const schemas: Json = { Problem: problemSchema };
  return {
    openapi: '3.1.0',
    info: { title: 'Portal', version: '0.1.0', description: 'Every call of the internal portal.' },
    servers: [{ url: '/' }],
    security: [{ accessToken: [], idToken: [] }],
    paths: hoistNamed(paths, schemas),
    components: {
      schemas,
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer' },
        idToken: { type: 'apiKey', in: 'header', name: 'Auth2' },
      },
    },
  };
};
