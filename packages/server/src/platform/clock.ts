/** The current time; tests replace it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
