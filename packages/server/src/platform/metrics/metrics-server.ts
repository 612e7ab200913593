import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

const PATH = '/metrics';

/** Serves the metrics on a separate port, which is not behind the load balancer; returns a function that stops it. */
export const serveMetrics = async (
  { registry }: Pick<Metrics, 'registry'>,
  { port, host }: { port: number; host: string },
): Promise<() => void> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
};
