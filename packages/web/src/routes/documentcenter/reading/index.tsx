import { createFileRoute } from '@tanstack/react-router';
import { type boardList, loadBoard, ReadingBoardScreen } from '../../../areas/documents/index.ts';
import { searchFor } from '../../../ui/list/route.ts';

export const Route = createFileRoute('/documentcenter/reading/')({
  validateSearch: searchFor<typeof boardList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadBoard(context.queryClient, deps),
  component: ReadingBoardScreen,
});
