import { Screen } from './indicator-admin-screen.tsx';

/** Tabs and what a sheet is uploaded with are no list's, and lists of the same menu shall not carry them. */
export const IndicatorAdminScreen = () => <Screen />;
