import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** Lines of JSON on standard output, the same from the first line of a start to the last of a stop. */
export const createLogger = (level: string): FastifyBaseLogger => pino({ level }) as FastifyBaseLogger;

/** For why a process ends: each line is written before the next and before the exit, as the one above does not promise. */
export const createLastLogger = (): FastifyBaseLogger =>
  pino({ level: 'fatal' }, pino.destination({ sync: true })) as FastifyBaseLogger;

/**
 * What a start and a stop do, which an operator sees at any level but `silent`: the address of the portal is
 * among it.
 */
export const announcer = (log: FastifyBaseLogger): ((line: string) => void) => {
  const level = log.level === 'silent' ? 'silent' : 'info';
  const announcing = log.child({}, { level });
  return (line) => announcing.info(line);
};
