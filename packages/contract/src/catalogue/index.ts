import '@portal/contract/approval/problems';
import '@portal/contract/directory/problems';
import '@portal/contract/identity/problems';
import '@portal/contract/leave/problems';
import './trails.ts';
import * as admin from '@portal/contract/admin';
import * as approval from '@portal/contract/approval';
import * as directory from '@portal/contract/directory';
import * as identity from '@portal/contract/identity';
import type { EndpointSpec } from '@portal/contract/kernel';
import * as leave from '@portal/contract/leave';
import * as shell from '@portal/contract/shell';

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

const endpointsOf = (area: object): EndpointSpec[] => Object.values(area).filter(isEndpoint);

/** Every call of the product by area, from which OpenAPI is printed and the generated tests walk. */
export const endpointsByArea: Readonly<Record<string, readonly EndpointSpec[]>> = {
  identity: endpointsOf(identity),
  directory: endpointsOf(directory),
  leave: endpointsOf(leave),
  approval: [...endpointsOf(approval), ...Object.values(approval.documentListEndpoints)],
  admin: endpointsOf(admin),
  shell: endpointsOf(shell),
};

export const allEndpoints: readonly EndpointSpec[] = Object.values(endpointsByArea).flat();
