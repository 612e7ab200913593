import './kernel/problem/kernel-problems.ts';
import type { EndpointSpec } from '@portal/contract/kernel';
import { areaNames } from './area-names.ts';

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
export const endpointsByArea: Record<string, readonly EndpointSpec[]> = {};
// One after the other: problems and trails are declared in the order of the areas.
for (const name of areaNames) endpointsByArea[name] = endpointsOf(await import(`./${name}/area.ts`));

export const allEndpoints: readonly EndpointSpec[] = Object.values(endpointsByArea).flat();
