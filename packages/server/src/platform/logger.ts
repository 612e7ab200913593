import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** Lines of JSON on standard output, the same from the first line of a start to the last of a stop. */
export const createLogger = (level: string): FastifyBaseLogger => pino({ level }) as FastifyBaseLogger;

/** Logs why a process ends. Writes synchronously, so that the line is complete before the exit. */
export const createLastLogger = (): FastifyBaseLogger =>
  pino({ level: 'fatal' }, pino.destination({ sync: true })) as FastifyBaseLogger;

/** Logs the steps of start and stop, including the portal's address, at every level but `silent`. */
export const announcer = (log: FastifyBaseLogger): ((line: string) => void) => {
  const level = log.level === 'silent' ? 'silent' : 'info';
  const announcing = log.child({}, { level });
  return (line) => announcing.info(line);
};
