import type { FastifyInstance } from 'fastify';

/** What calls of this app write to the log at `error`, with their request ids. */
export const captureErrors = (app: FastifyInstance): { requestId: string; facts: unknown }[] => {
  const logged: { requestId: string; facts: unknown }[] = [];
  app.addHook('onRequest', async (request) => {
    request.log = { ...request.log, error: (facts: unknown) => logged.push({ requestId: request.id, facts }) } as typeof request.log;
  });
  return logged;
};
