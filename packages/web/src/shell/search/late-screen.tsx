import { bringWords } from '../../platform/i18n.ts';
import { late } from '../../ui/late/part.tsx';
import { RecordSkeleton } from '../../ui/page/record-skeleton.tsx';
import { searchWordSource } from './words/index.ts';

/** It comes late, so that what it alone needs is no part of what every list loads. */
export const SearchResults = late(
  async () => {
    const [screen] = await Promise.all([import('./screen.tsx'), bringWords(searchWordSource)]);
    return screen;
  },
  <RecordSkeleton />,
);
