import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { until } from '#platform/until.fixture';
import { endChild } from '../running/engine.ts';

const PERSON = fileURLToPath(new URL('../../../../e2e/personas/person-with-open-form.ts', import.meta.url));

/** A person in a browser with a form that is filled in and not saved. */
export type OpenForm = {
  /** Saves it, opens the list of drafts, and returns what the browser reported. */
  save: () => Promise<string>;
  close: () => Promise<void>;
};

export const givenOpenForm = async (address: string, title: string): Promise<OpenForm> => {
  const child: ChildProcess = spawn(process.execPath, [PERSON, address, title], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += String(chunk);
  });
  const reports = async (text: string): Promise<void> => {
    const isOver = () => output.includes(text) || child.exitCode !== null;
    await until(isOver, { what: `the browser reports “${text}”`, within: 180_000 });
    if (!output.includes(text)) throw new Error(`the browser ended without “${text}”`);
  };
  await reports('typed');
  return {
    save: async () => {
      child.stdin?.write('save\n');
      await reports('saved');
      return output;
    },
    close: () => endChild(child, 'SIGTERM'),
  };
};
