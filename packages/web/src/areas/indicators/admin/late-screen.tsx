import { bringProblems, bringWords } from '../../../platform/i18n.ts';
import { late } from '../../../ui/late/part.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { sheetWords } from '../../../ui/sheet/words/index.ts';
import { indicatorsWords } from '../words/index.ts';

const Screen = late(
  async () => {
    const words = bringWords(indicatorsWords, sheetWords).then(bringProblems);
    const [screen] = await Promise.all([import('./screen.tsx'), words]);
    return screen;
  },
  <RecordSkeleton />,
);

/** Tabs and what a sheet is uploaded with are no list's, and lists of the same menu shall not carry them. */
export const IndicatorAdminScreen = () => <Screen />;
