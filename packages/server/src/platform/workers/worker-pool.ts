import { createFairQueue } from './fair-queue.ts';
import type { Caller } from './worker-caller.ts';
import { createWorkerProcess, type Task, type WorkerProcess } from './worker-process.ts';

type Run = (task: Task) => Promise<unknown>;

/** Worker processes for tasks that would block the server. */
export type Workers = {
  /** Runs a task in its caller's turn; raises `GivenUp` if it exceeds the limits of time or memory. */
  run: (caller: Caller, task: Task) => Promise<unknown>;
  /** The same with a preparation that runs only in its turn, so that waiting callers hold no data in memory. */
  inTurn: <T>(caller: Caller, work: (run: Run) => Promise<T>) => Promise<T>;
  close: () => void;
};

/** One person has at most two, so that one is always free for others. */
const AT_ONCE = 3;
/** One process serves many short tasks faster than a second one starts. */
const PATIENCE_MS = 300;
/** The first process stays; others end after this idle time. */
const IDLE_MS = 30_000;

/** Creates the few processes that all heavy work of this server shares. */
export const createWorkers = ({ atOnce = AT_ONCE, patienceMs = PATIENCE_MS, idleMs = IDLE_MS } = {}): Workers => {
  const queue = createFairQueue({ atOnce });
  const processes = new Set<WorkerProcess>();
  /** The most recently used process comes first. */
  const idle: WorkerProcess[] = [];
  const expecting: ((worker: WorkerProcess) => void)[] = [];
  const farewells = new Map<WorkerProcess, NodeJS.Timeout>();

  const startOne = (): WorkerProcess => {
    const worker = createWorkerProcess();
    processes.add(worker);
    return worker;
  };

  const take = (): Promise<WorkerProcess> | WorkerProcess => {
    const warm = idle.pop();
    if (warm) {
      clearTimeout(farewells.get(warm));
      return warm;
    }
    if (processes.size === 0) return startOne();
    return new Promise((resolve) => {
      const expect = (worker: WorkerProcess): void => {
        clearTimeout(patience);
        resolve(worker);
      };
      const patience = setTimeout(() => {
        expecting.splice(expecting.indexOf(expect), 1);
        resolve(startOne());
      }, patienceMs);
      expecting.push(expect);
    });
  };

  const dismiss = (worker: WorkerProcess): void => {
    if (processes.size === 1) return;
    idle.splice(idle.indexOf(worker), 1);
    processes.delete(worker);
    worker.stop();
  };

  const giveBack = (worker: WorkerProcess): void => {
    const expect = expecting.shift();
    if (expect) expect(worker);
    else {
      idle.push(worker);
      farewells.set(worker, setTimeout(() => dismiss(worker), idleMs).unref());
    }
  };

  const inTurn: Workers['inTurn'] = (caller, work) =>
    queue.run(caller, async () => {
      const worker = await take();
      const leave = (): void => worker.stop();
      caller.left.addEventListener('abort', leave, { once: true });
      try {
        return await work((task) => worker.run(task));
      } finally {
        caller.left.removeEventListener('abort', leave);
        giveBack(worker);
      }
    });

  return {
    inTurn,
    run: (caller, task) => inTurn(caller, (run) => run(task)),
    close: () => {
      for (const worker of processes) worker.stop();
    },
  };
};
