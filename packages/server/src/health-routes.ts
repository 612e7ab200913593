import { getHealth, getReadiness, type readiness } from '@portal/contract/identity';
import type { Static } from '@portal/contract/kernel';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import type { PortalHealth } from './portal-readiness.ts';

type Readiness = Static<typeof readiness>;

/** Whether the process is alive, and whether it is ready to serve (docs/operations.md). */
export const healthRoutes = (app: FastifyInstance, health: Pick<PortalHealth, 'status' | 'degraded'>): void => {
  app.get(getHealth.path, () => ({ status: 'ok' }));
  app.get(getReadiness.path, (_request, reply): Readiness | FastifyReply => {
    const status = health.status();
    if (status !== 'ok') return reply.code(503).send({ status } satisfies Readiness);
    const degraded = health.degraded();
    return degraded.length === 0 ? { status } : { status, degraded };
  });
};

/** The HTTP server of a process that answers no calls: only its health. */
export const buildWorkerApp = (log: FastifyBaseLogger, health: PortalHealth): FastifyInstance => {
  const app = Fastify({ loggerInstance: log, disableRequestLogging: true, forceCloseConnections: 'idle' });
  healthRoutes(app, health);
  return app;
};
