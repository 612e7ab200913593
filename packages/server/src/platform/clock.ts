/** The time; tests hold it still. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
