import { createFileRoute, redirect } from '@tanstack/react-router';

/** Whatever else stands below My Action leads to it (rules/safety.md#my-action). */
export const Route = createFileRoute('/esms/myaction/$')({
  beforeLoad: () => {
    throw redirect({ to: '/esms/myaction', replace: true });
  },
});
