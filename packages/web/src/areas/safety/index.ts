export { draftsQuery } from './list/api.ts';
export { DraftListScreen } from './list/drafts-screen.tsx';
export { prefetchReports } from './list/prefetch.ts';
export { ReportListScreen } from './list/screen.tsx';
export { draftList, reportList } from './list/search.ts';
export { SafetyMenu } from './menu.tsx';
export { countsQuery, reportFieldsQuery, reportStatusesQuery } from './report/api.ts';
export { ChooserScreen } from './start/screen.tsx';
export { safetyWords } from './words/index.ts';
