import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '@portal/contract/kernel';
import { problemBody } from '@portal/contract/problems';

/** What Node's parser raises: https://nodejs.org/api/http.html#event-clienterror. */
type ClientError = Error & { code?: string };

/** A whole answer, written by hand: there is no request yet to reply to, nor its language. */
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

/** A connection closed while the rest still comes in would take the answer with it. */
const LINGER_MS = 1000;

/** Answers what Node cannot read as a request, such as an address longer than it takes, before Fastify sees any of it. */
export const answerUnreadable = (error: ClientError, socket: Socket): void => {
  // Nobody waits for an answer on a connection that was left or never asked anything.
  if (error.code === 'ECONNRESET' || error.code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroy();
  // What comes after the answer is unreadable too.
  if (!socket.writable) return;
  socket.end(answerTo(error));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
};
