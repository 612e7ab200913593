import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '@portal/contract/kernel';
import { problemBody } from '@portal/contract/problems';

/** Errors of Node's parser: https://nodejs.org/api/http.html#event-clienterror. */
type ClientError = Error & { code?: string };

/** A complete HTTP answer as text: there is no request object yet, and its language is unknown. */
const answerTo = ({ code }: ClientError): string => {
  const body = problemBody(new Problem(code === 'HPE_HEADER_OVERFLOW' ? 'headers-too-large' : 'invalid-input'), 'ko');
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    `X-Request-Id: ${crypto.randomUUID()}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
    '',
    text,
  ].join('\r\n');
};

/** Closing a connection while the client still sends would discard the answer. */
const LINGER_MS = 1000;

/** Answers what Node cannot parse as a request, such as a URL that is too long; Fastify never sees it. */
export const answerUnreadable = (error: ClientError, socket: Socket): void => {
  // A closed or idle connection needs no answer.
  if (error.code === 'ECONNRESET' || error.code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroy();
  // The rest of the input cannot be parsed either.
  if (!socket.writable) return;
  socket.end(answerTo(error));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
};
