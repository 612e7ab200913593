export { loadIndicatorAdmin } from './admin/indicator-admin.queries.ts';
export { IndicatorAdminScreen } from './admin/indicator-admin-screen.tsx';
export { DashboardScreen } from './dashboard/dashboard-screen.tsx';
export { loadDashboard } from './indicator/indicator.queries.ts';
export type { dashboardAddress } from './indicator/indicator-period.ts';
export { IndicatorsMenuGroup } from './indicator-menu-group.tsx';
