import { createFileRoute, redirect } from '@tanstack/react-router';
import type { myActionList } from '../../../areas/safety/index.ts';
import { searchFor } from '../../../ui/list/route.ts';

/** The other address of My Action (rules/safety.md#addresses). */
export const Route = createFileRoute('/esms/myaction/list')({
  validateSearch: searchFor<typeof myActionList>(),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/esms/myaction', search, replace: true });
  },
});
