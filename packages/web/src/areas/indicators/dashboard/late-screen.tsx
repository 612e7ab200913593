import { bringWords } from '../../../platform/i18n.ts';
import { late } from '../../../ui/late/part.tsx';
import { sheetWords } from '../../../ui/sheet/words/index.ts';
import { Chart } from '../chart/late-part.tsx';
import { indicatorsWords } from '../words/index.ts';
import { DashboardSkeleton } from './skeleton.tsx';

const Screen = late(
  async () => {
    const [screen] = await Promise.all([import('./screen.tsx'), bringWords(indicatorsWords, sheetWords)]);
    return screen;
  },
  <DashboardSkeleton />,
);

/** Its pictures, chart and tables are no list's; they and their words are asked for with its figures. */
export const DashboardScreen = () => <Screen />;

/** Both drawn at once, where they come before the figures do. */
export const preloadDashboard = (): void => {
  for (const part of [Screen, Chart]) void part.preload();
};
