import type { FastifyInstance } from 'fastify';

/** The lines that calls of this app log at level `error`, with their request ids. */
export const captureErrors = (app: FastifyInstance): { requestId: string; facts: unknown }[] => {
  const logged: { requestId: string; facts: unknown }[] = [];
  app.addHook('onRequest', async (request) => {
    const error = (facts: unknown) => logged.push({ requestId: request.id, facts });
    request.log = Object.assign(Object.create(request.log), { error });
  });
  return logged;
};

/** The lines that calls of this app log at any level. */
export const captureLines = (app: FastifyInstance): Record<string, unknown>[] => {
  const lines: Record<string, unknown>[] = [];
  app.addHook('onRequest', async (request) => {
    const collect = (facts: Record<string, unknown>) => lines.push(facts);
    request.log = Object.assign(Object.create(request.log), { info: collect, warn: collect, error: collect });
  });
  return lines;
};
