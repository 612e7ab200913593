import { median, quantile } from '../median.ts';
import { type Ask, type Asked, startClient } from './client.ts';

export type Growth = { name: string; few: number; many: number; manyP99: number; ratio: number };

/** Turns so short that whatever else the machine does falls on both sides of a pair alike. */
const TURN_SECONDS = 0.2;

const WARM_UP_TURNS = 4;

/** How much longer the same call takes where many documents are than where few are, at its median. */
const growthOf = async (ask: Ask, few: Asked, many: Asked, turns: number): Promise<Growth> => {
  const pairs: { few: number; many: number; manyP99: number }[] = [];
  for (let turn = 0; turn < WARM_UP_TURNS; turn += 1) for (const asked of [few, many]) await ask(asked, TURN_SECONDS);
  for (let turn = 0; turn < turns; turn += 1) {
    const inFew = await ask(few, TURN_SECONDS);
    const inMany = await ask(many, TURN_SECONDS);
    pairs.push({ few: median(inFew), many: median(inMany), manyP99: quantile(inMany, 0.99) });
  }
  return {
    name: many.scenario.name,
    few: median(pairs.map((pair) => pair.few)),
    many: median(pairs.map((pair) => pair.many)),
    manyP99: median(pairs.map((pair) => pair.manyP99)),
    ratio: median(pairs.map((pair) => pair.many / pair.few)),
  };
};

export const measureGrowth = async (
  pairs: readonly { few: Asked; many: Asked }[],
  seconds: number,
): Promise<Growth[]> => {
  const turns = Math.ceil(seconds / (2 * TURN_SECONDS));
  const { ask, stop } = startClient();
  try {
    const growths: Growth[] = [];
    for (const { few, many } of pairs) growths.push(await growthOf(ask, few, many, turns));
    return growths;
  } finally {
    stop();
  }
};
