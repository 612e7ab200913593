export { ApprovalMenu } from './approval-menu.tsx';
export {
  allDelegationsList,
  allDelegationsQuery,
  delegationList,
  delegationsQuery,
} from './delegation/delegation.queries.ts';
export { AllDelegationsScreen } from './delegation/delegation-all-screen.tsx';
export { DelegationListScreen } from './delegation/delegation-list-screen.tsx';
export * from './document/approval-document.queries.ts';
export { approvalFormWords } from './form/approval-form.words.ts';
export { DueDaysInput } from './form/due-days-input.tsx';
export { waitingLinesQuery, waitingList } from './handover/handover.queries.ts';
export { WaitingScreen } from './handover/handover-screen.tsx';
export { WaitingLinesOf } from './handover/handover-waiting-lines.tsx';
export { ResignDialog } from './handover/resignation/resignation-dialog.tsx';
export { LineField } from './line/line-field.tsx';
export type { PickedLine } from './line/line-order.ts';
export {
  copyingOf,
  documentList,
  viewAddress,
  viewSearchOf,
  writeAddress,
  writeSearchOf,
} from './list/approval-addresses.ts';
export { DocumentListScreen } from './list/approval-list-screen.tsx';
export { PeopleFinder } from './pick/people-finder.tsx';
export { PickedPeople, type PickedPerson, usePicking, without } from './pick/people-picked.tsx';
export { peopleQuery } from './pick/picker-candidates.queries.ts';
export { employeeIdsOf, type PickedReferrer } from './referrer/referrer-selection.ts';
export { ReferrersField } from './referrer/referrers-field.tsx';
export { ViewScreen } from './view/approval-view-screen.tsx';
export { ModifyEntry, WriteEntry } from './write/approval-form-entry.tsx';
export { StartScreen } from './write/approval-start-screen.tsx';
