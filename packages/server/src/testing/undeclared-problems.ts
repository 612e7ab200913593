import { allEndpoints } from '@portal/contract/catalogue';
import { problemsOf } from '@portal/contract/kernel';
import type { FastifyInstance } from 'fastify';

const keyOf = (method: string, path: string | undefined): string => `${method} ${path}`;

const declared: ReadonlyMap<string, readonly string[]> = new Map(
  allEndpoints.map((endpoint) => [keyOf(endpoint.method, endpoint.path), problemsOf(endpoint)]),
);

/**
 * Checks every problem that an endpoint answers; the returned function reports, and resets, those not declared. URLs
 * that are not of the contract's endpoints are ignored.
 */
export const watchProblems = (app: FastifyInstance): { requireDeclared: () => void } => {
  let undeclared: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const key = keyOf(request.method, request.routeOptions.url);
    const codes = declared.get(key);
    if (!codes || !String(reply.getHeader('content-type')).startsWith('application/problem+json')) return;
    const { code } = JSON.parse(String(payload)) as { code: string };
    if (!codes.includes(code)) undeclared.push(`${key} answers ${code}`);
  });
  return {
    requireDeclared: () => {
      const found = undeclared;
      undeclared = [];
      if (found.length > 0) throw new Error(`problems that their endpoints do not declare: ${found.join(', ')}`);
    },
  };
};
