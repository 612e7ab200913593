import { testRandomWalks } from '#testing/safety/walks/random-walk';

testRandomWalks({ seed: 20_261_122, walks: 4 });
