import { cursorTo } from 'node:readline';

const WIDTH = 30;
const EVERY_MS = 200;
/** Where no terminal shows a bar, a line after so many. */
const EVERY = 500;

const clockOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

/** How far work of so many steps is after so many seconds: a bar, the count, the pace and the time that is left at it. */
export const progressLine = (done: number, total: number, seconds: number): string => {
  const filled = total === 0 ? WIDTH : Math.floor((done / total) * WIDTH);
  const pace = seconds > 0 ? done / seconds : 0;
  const left = done > 0 && done < total ? `, ${clockOf((total - done) / pace)} left` : '';
  const bar = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
  return `${bar} ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}, ${pace.toFixed(1)} a second${left}`;
};

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/** Shows how far work of so many steps is: a bar on a terminal, else a line now and then. */
export const showProgress = (total: number, output: Output = process.stdout, now = () => performance.now()) => {
  const from = now();
  let done = 0;
  let shown = Number.NEGATIVE_INFINITY;
  const line = () => progressLine(done, total, (now() - from) / 1000);
  const show = () => {
    shown = now();
    if (output.isTTY) cursorTo(output as NodeJS.WriteStream, 0);
    output.write(output.isTTY ? `${line()}\u001b[K` : `${line()}\n`);
  };
  return {
    step: (): void => {
      done += 1;
      if (output.isTTY ? now() - shown > EVERY_MS : done % EVERY === 0) show();
    },
    end: (): void => {
      if (!output.isTTY) return;
      show();
      output.write('\n');
    },
  };
};
