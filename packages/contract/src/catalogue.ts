import type { EndpointSpec } from '@portal/contract/kernel';
import { areas } from './areas.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEndpoint = (value: unknown): value is EndpointSpec =>
  isObject(value) && 'method' in value && 'path' in value && 'reply' in value;

/** Tables of calls hold tables of calls; trees of a catalogue are deeper, and are not walked to their leaves. */
const DEEPEST = 3;

/** The endpoints among what an area exports, also those that stand in tables of its own. */
const endpointsOf = (exported: unknown, depth = 0): EndpointSpec[] =>
  isObject(exported) && !Array.isArray(exported) && depth <= DEEPEST
    ? Object.values(exported).flatMap((value) => (isEndpoint(value) ? value : endpointsOf(value, depth + 1)))
    : [];

/** Every call of the product by area, from which OpenAPI is printed and the generated tests walk. */
export const endpointsByArea: Readonly<Record<string, readonly EndpointSpec[]>> = Object.fromEntries(
  await Promise.all(Object.keys(areas).map(async (name) => [name, endpointsOf(await import(`./${name}/index.ts`))])),
);

export const allEndpoints: readonly EndpointSpec[] = Object.values(endpointsByArea).flat();
