export * from './approval.api.ts';
export { ListScreen } from './list-screen.tsx';
export { filtersOf, type ListSearch, listSearchOf } from './list-search.ts';
export { DocumentTable } from './list-table.tsx';
export { ApprovalMenu } from './menu.tsx';
export { StartScreen } from './start-screen.tsx';
