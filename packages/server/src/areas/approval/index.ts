export { approvalArea } from './area.ts';
export { actOnLine } from './document/act-on-line.ts';
export { cancelDocument } from './document/cancel.ts';
export { createDraft } from './document/save-draft.ts';
export { submitNewDocument } from './document/submit.ts';
export type { CleanBody } from './document/write.ts';
export { listTitles } from './listing/organization.queries.ts';
export type { ApprovalServices } from './services.ts';
export type { ApprovalTables } from './tables.ts';
