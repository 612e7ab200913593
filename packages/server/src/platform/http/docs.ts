import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Serves `GET /api/openapi.json`, and a readable page at `/api/docs`. */
export const docsRoutes = async (app: FastifyInstance, document: Record<string, unknown>): Promise<void> => {
  app.get('/api/openapi.json', () => document);
  await app.register(async (docs) => {
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
    await docs.register(swaggerUi, { routePrefix: '/api/docs' });
  });
};
