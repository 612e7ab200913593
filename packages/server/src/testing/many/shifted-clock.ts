/** Loaded into a server before its own code (`--import`): the clock of its host is off by so many milliseconds. */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + shiftMs);
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + shiftMs;
  }
} as DateConstructor;
