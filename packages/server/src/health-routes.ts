import { getHealth, getReadiness, type readiness } from '@portal/contract/identity';
import type { Static } from '@portal/contract/kernel';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import type { PortalHealth } from './portal-readiness.ts';

type Readiness = Static<typeof readiness>;

/** Whether the process lives, and whether it can serve (docs/operations.md). */
export const healthRoutes = (app: FastifyInstance, health: Pick<PortalHealth, 'status' | 'degraded'>): void => {
  app.get(getHealth.path, () => ({ status: 'ok' }));
  app.get(getReadiness.path, (_request, reply): Readiness | FastifyReply => {
    const status = health.status();
    if (status !== 'ok') return reply.code(503).send({ status } satisfies Readiness);
    const degraded = health.degraded();
    return degraded.length === 0 ? { status } : { status, degraded };
  });
};

/** What a process listens for that answers no calls of people: its health alone. */
export const buildWorkerApp = (log: FastifyBaseLogger, health: PortalHealth): FastifyInstance => {
  const app = Fastify({ loggerInstance: log, disableRequestLogging: true, forceCloseConnections: 'idle' });
  healthRoutes(app, health);
  return app;
};
