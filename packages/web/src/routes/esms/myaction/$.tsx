import { createFileRoute, redirect } from '@tanstack/react-router';

/** Whatever else stands below My Action leads to it (spec 4, section 2: non-exact). */
export const Route = createFileRoute('/esms/myaction/$')({
  beforeLoad: () => {
    throw redirect({ to: '/esms/myaction', replace: true });
  },
});
