import { createFileRoute } from '@tanstack/react-router';
import {
  type documentSearch,
  documentsSearchWords,
  prefetchSearch,
  SearchScreen,
} from '../../areas/documents/index.ts';
import { bringProblems, bringWords } from '../../platform/i18n.ts';
import { searchFor } from '../../ui/list/route.ts';

export const Route = createFileRoute('/documentcenter/search')({
  validateSearch: searchFor<typeof documentSearch>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    prefetchSearch(context.queryClient, deps);
    await Promise.all([bringProblems(), bringWords(documentsSearchWords)]);
  },
  component: SearchScreen,
});
