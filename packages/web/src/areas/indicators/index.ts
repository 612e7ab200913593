export { IndicatorAdminScreen } from './admin/late-screen.tsx';
export { loadIndicatorAdmin } from './admin/loading.ts';
export { DashboardScreen } from './dashboard/late-screen.tsx';
export { loadDashboard } from './dashboard/loading.ts';
export type { dashboardAddress } from './dashboard/search.ts';
export { IndicatorsMenuGroup } from './menu-group.tsx';
