/** The time; tests hold it still. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

type Watched = {
  /** By so many milliseconds, back when negative. */
  onJump: (ms: number) => void;
  everyMs?: number;
  /** The time of day, and one that only ever runs on. */
  wall?: () => number;
  steady?: () => number;
};

const EVERY_MS = 1_000;
/** Less is how clocks are set right day by day. */
const JUMP_MS = 5_000;

/** Notices when the clock is set, or the machine slept. */
export const watchClock = ({
  onJump,
  everyMs = EVERY_MS,
  wall = Date.now,
  steady = () => performance.now(),
}: Watched): { stop: () => void } => {
  let known = wall() - steady();
  const timer = setInterval(() => {
    const now = wall() - steady();
    if (Math.abs(now - known) >= JUMP_MS) onJump(now - known);
    known = now;
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};
