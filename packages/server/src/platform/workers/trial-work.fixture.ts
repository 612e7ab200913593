import { spawn } from 'node:child_process';

/** The tasks of a worker process in its tests. */
export type Trial =
  | { kind: 'answer'; value: unknown }
  | { kind: 'settings' }
  | { kind: 'spin' }
  | { kind: 'fill' }
  | { kind: 'hold'; bytes: number }
  | { kind: 'fail' }
  | { kind: 'child' };

const spin = (): never => {
  for (;;);
};

const fill = (): never => {
  const remaining: Buffer[] = [];
  for (;;) remaining.push(Buffer.alloc(1_000_000, remaining.length));
};

const failing = (): never => {
  throw new Error('this cannot be done');
};

/** Memory that work leaves in its process, or needs itself. */
const held: Buffer[] = [];

/** Starts a child process, which would outlive the worker; returns its id. */
const startChild = (): number => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
  child.unref();
  return child.pid ?? 0;
};

export default (trial: Trial): unknown => {
  if (trial.kind === 'answer') return trial.value;
  if (trial.kind === 'settings') return Object.keys(process.env);
  if (trial.kind === 'spin') return spin();
  if (trial.kind === 'fill') return fill();
  if (trial.kind === 'hold') return held.push(Buffer.alloc(trial.bytes, 1));
  return trial.kind === 'fail' ? failing() : { pid: process.pid, child: startChild() };
};
