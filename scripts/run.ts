import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';

const BIN = resolve('node_modules/.bin');

export type RunOptions = { cwd?: string; env?: Record<string, string>; quiet?: boolean };

/** Runs a program of the packages with the project's own Node; returns its output, throws on failure. */
export const run = async (
  program: string,
  args: readonly string[],
  { cwd = '.', env = {}, quiet = false }: RunOptions = {},
): Promise<string> => {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!quiet) process.stdout.write(chunk);
    });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed${quiet ? `:\n${output}` : ''}`);
  return output;
};
