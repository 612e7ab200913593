export { loadIndicatorAdmin } from './admin/indicator-admin-loading.ts';
export { IndicatorAdminScreen } from './admin/indicator-late-screen.tsx';
export { DashboardScreen } from './dashboard/dashboard-late-screen.tsx';
export { loadDashboard } from './dashboard/dashboard-loading.ts';
export type { dashboardAddress } from './dashboard/dashboard-search.ts';
export { IndicatorsMenuGroup } from './indicator-menu-group.tsx';
