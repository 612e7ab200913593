import { allEndpoints } from '@portal/contract/catalogue';
import { problemsOf } from '@portal/contract/kernel';
import type { FastifyInstance } from 'fastify';

const keyOf = (method: string, path: string | undefined): string => `${method} ${path}`;

const declared: ReadonlyMap<string, readonly string[]> = new Map(
  allEndpoints.map((endpoint) => [keyOf(endpoint.method, endpoint.path), problemsOf(endpoint)]),
);

/**
 * Looks at every problem that an endpoint answers; what is answered tells, and forgets, those that it does not declare.
 * Addresses that are none of our endpoints are not looked at.
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
