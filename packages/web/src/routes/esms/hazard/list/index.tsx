import { createFileRoute, redirect } from '@tanstack/react-router';

/** The other address of the list (spec 4, Route table). */
export const Route = createFileRoute('/esms/hazard/list/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/esms/hazard', search, replace: true });
  },
});
