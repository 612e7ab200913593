export { actOnLine } from './act-on-line.ts';
export { approvalRoutes } from './approval.routes.ts';
export type { ApprovalTables } from './approval.table.ts';
export type { ApprovalServices } from './approval-services.ts';
export { cancelDocument } from './cancel-document.ts';
export { viewCategoryRef } from './document.view.ts';
export { handOverLine } from './hand-over-line.ts';
export {
  isDepartmentOnDocuments,
  isEmployeeOnDocuments,
  listTitles,
} from './organization.queries.ts';
export { printDocument } from './print/print-document.ts';
export type { PdfPrinter } from './print-pdf.ts';
export { createDraft } from './save-draft.ts';
export { submitNewDocument } from './submit-document.ts';
export { countWaitingLineRows, listWaitingLineRows, type WaitingLineRow } from './waiting-line.queries.ts';
export type { CleanBody } from './write-document.ts';
