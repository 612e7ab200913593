import type { EndpointSpec } from '@portal/contract/kernel';
import { areaNames } from './areas.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEndpoint = (value: unknown): value is EndpointSpec =>
  isObject(value) && 'method' in value && 'path' in value && 'reply' in value;

/** The calls of a record may stand in a table, those of what hangs on it in one within. */
const TABLES_WITHIN = 3;

/** The endpoints among what an area exports, also those that stand in tables of their own. */
const endpointsOf = (exported: unknown, within = TABLES_WITHIN): EndpointSpec[] => {
  if (isEndpoint(exported)) return [exported];
  return isObject(exported) && within >= 0
    ? Object.values(exported).flatMap((value) => endpointsOf(value, within - 1))
    : [];
};

/** Every call of the product by area, from which OpenAPI is printed and the generated tests walk. */
export const endpointsByArea: Record<string, readonly EndpointSpec[]> = {};
// One after the other: problems and trails are declared in the order of the areas.
for (const name of areaNames) endpointsByArea[name] = endpointsOf(await import(`../${name}/area.ts`));

export const allEndpoints: readonly EndpointSpec[] = Object.values(endpointsByArea).flat();
