import { createFileRoute } from '@tanstack/react-router';
import { AreaLayout } from '../shell/frame/area-layout.tsx';
import { SearchResults } from '../shell/palette/search-screen.tsx';

const Page = () => (
  <AreaLayout>
    <SearchResults />
  </AreaLayout>
);

export const Route = createFileRoute('/search')({
  // A text of digits alone is read as a number.
  validateSearch: ({ q = '' }: Record<string, unknown>): { q?: string } => (q === '' ? {} : { q: String(q) }),
  component: Page,
});
