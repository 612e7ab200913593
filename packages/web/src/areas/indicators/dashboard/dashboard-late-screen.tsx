import { Screen } from './dashboard-screen.tsx';

/** Its pictures, chart and tables are no list's; they and their words are asked for with its figures. */
export const DashboardScreen = () => <Screen />;
