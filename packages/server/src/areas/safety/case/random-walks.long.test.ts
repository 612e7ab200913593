import { drawSeed } from '#testing/running/draw-seed';
import { testRandomWalks } from '#testing/safety/walks/random-walk';

/** `WALKS=334` runs a thousand random walks over the three families. */
testRandomWalks({ seed: drawSeed('random walks of cases'), walks: Number(process.env.WALKS ?? 40) });
