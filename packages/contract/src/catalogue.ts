import type { EndpointSpec } from '@portal/contract/kernel';
import { areas } from './areas.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEndpoint = (value: unknown): value is EndpointSpec =>
  isObject(value) && 'method' in value && 'path' in value && 'reply' in value;

/** Endpoints may be grouped in tables of tables. Deeper objects, such as trees of a catalogue, are not searched. */
const MAX_DEPTH = 3;

/** The endpoints that a module exports, directly or in tables. */
const endpointsOf = (exported: unknown, depth = 0): EndpointSpec[] =>
  isObject(exported) && !Array.isArray(exported) && depth <= MAX_DEPTH
    ? Object.values(exported).flatMap((value) => (isEndpoint(value) ? value : endpointsOf(value, depth + 1)))
    : [];

/** Every endpoint of the product by area. OpenAPI and the generated tests are made from it. */
export const endpointsByArea: Readonly<Record<string, readonly EndpointSpec[]>> = Object.fromEntries(
  await Promise.all(Object.keys(areas).map(async (name) => [name, endpointsOf(await import(`./${name}/index.ts`))])),
);

export const allEndpoints: readonly EndpointSpec[] = Object.values(endpointsByArea).flat();
