export { actionLogList, prefetchActionLog } from './analysis/action-log.queries.ts';
export { ActionLogScreen } from './analysis/action-log-screen.tsx';
export { boardAddress, prefetchBoard } from './analysis/board.queries.ts';
export { BoardScreen } from './analysis/board-screen.tsx';
export { deskList, prefetchDesk } from './duty/duty.queries.ts';
export { DutyDeskScreen } from './duty/duty-desk-screen.tsx';
export { hazardList, loadHazard, loadNewHazard, prefetchHazards } from './hazard-log/hazard-log.queries.ts';
export { NewHazardScreen } from './hazard-log/hazard-log-form-screen.tsx';
export { HazardListScreen } from './hazard-log/hazard-log-list-screen.tsx';
export { HazardViewScreen } from './hazard-log/hazard-log-view-screen.tsx';
export {
  investigationList,
  loadInvestigation,
  loadNewInvestigation,
  prefetchInvestigations,
} from './investigation/investigation.queries.ts';
export { NewInvestigationScreen } from './investigation/screens/investigation-form-screen.tsx';
export { InvestigationListScreen } from './investigation/screens/investigation-list-screen.tsx';
export { InvestigationViewScreen } from './investigation/screens/investigation-view-screen.tsx';
export { lessonList, loadLesson, loadNewLesson, prefetchLessons } from './lesson/lesson.queries.ts';
export { LessonEditScreen, NewLessonScreen } from './lesson/lesson-form-screen.tsx';
export { LessonListScreen } from './lesson/lesson-list-screen.tsx';
export { LessonViewScreen } from './lesson/lesson-view-screen.tsx';
export { loadMyAction, prefetchMyActions } from './my-action/my-action.queries.ts';
export type { myActionAddress, myActionList } from './my-action/my-action-links.ts';
export { MyActionListScreen } from './my-action/my-action-list-screen.tsx';
export { MyActionViewScreen } from './my-action/my-action-view-screen.tsx';
export { loadReport } from './report/report.queries.ts';
export { loadDraft, loadNewReport, newReportSearch } from './report-form/report-form.queries.ts';
export { ReportDraftScreen, ReportFormScreen } from './report-form/report-form-screen.tsx';
export { ReportDraftListScreen } from './report-list/report-draft-list-screen.tsx';
export { draftList, draftsQuery, prefetchReports, reportList } from './report-list/report-list.queries.ts';
export { ReportListScreen } from './report-list/report-list-screen.tsx';
export { ReportStartScreen } from './report-start/report-start-screen.tsx';
export { ReportViewScreen } from './report-view/report-view-screen.tsx';
export { countsQuery } from './safety.queries.ts';
export { SafetyMenu } from './safety-menu.tsx';
