import { createServer, type IncomingMessage } from 'node:http';

export const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
};

/** Answers JSON with node:http alone. */
export const listen = (port: number, answer: (request: IncomingMessage) => Promise<string>): void => {
  const server = createServer((request, response) => {
    answer(request).then(
      (body) => {
        response.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        });
        response.end(body);
      },
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, '127.0.0.1');
  process.once('SIGTERM', () => process.exit(0));
};
