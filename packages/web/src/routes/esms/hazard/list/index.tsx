import { createFileRoute, redirect } from '@tanstack/react-router';

/** The other address of the list (rules/safety.md#addresses). */
export const Route = createFileRoute('/esms/hazard/list/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/esms/hazard', search, replace: true });
  },
});
