import { createFairQueue } from './fair-queue.ts';
import type { Caller } from './worker-caller.ts';
import { createWorkerProcess, type Task, type WorkerProcess } from './worker-process.ts';

type Run = (task: Task) => Promise<unknown>;

/** Processes for what would hold up the server. */
export type Workers = {
  /** Does a task when its caller's turn has come; raises `GivenUp` for what takes too long or too much. */
  run: (caller: Caller, task: Task) => Promise<unknown>;
  /** The same around what is made ready only then, so that those who wait keep nothing in memory. */
  inTurn: <T>(caller: Caller, work: (run: Run) => Promise<T>) => Promise<T>;
  close: () => void;
};

/** One person has two at most, so that one is always left to others. */
const AT_ONCE = 3;
/** One process serves many short tasks faster than a second one starts. */
const PATIENCE_MS = 300;
/** The first process stays; others go when they have not been needed for so long. */
const IDLE_MS = 30_000;

/** A few processes that all heavy work of this server shares. */
export const createWorkers = ({ atOnce = AT_ONCE, patienceMs = PATIENCE_MS, idleMs = IDLE_MS } = {}): Workers => {
  const queue = createFairQueue({ atOnce });
  const processes = new Set<WorkerProcess>();
  /** The one that worked last is taken first. */
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
