import { signIn } from '../../e2e/personas/sign-in.ts';
import { measureCold } from './cold-screen.ts';

const CHART = 'main [role=slider] svg [data-year]';

/** How long until a line of the chart is drawn. */
export const measureDashboard = async (baseURL: string): Promise<number> => {
  const { usable } = await measureCold(baseURL, {
    signIn: (page) => signIn(page, 'captain'),
    path: '/esms/dashboard',
    marks: { usable: [CHART] },
  });
  return usable;
};
