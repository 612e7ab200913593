/** Whose lists are measured. */
export type Person = { id: number; email: string; what: string };

const person = (id: number, what: string): Person => ({ id, email: `employee${id}@hanbit.example`, what });

/** One of a team: the great majority. */
export const member = person(401, 'member of a team');
/** Heads a division and has approved more than the cap of the totals. */
export const head = person(2, 'head of a division');
/** Writes what submitting is measured with, so that nobody's measured lists grow by it. */
export const writer = person(500, 'writer');
/** First on the line of what acting is measured with. */
export const approver = person(501, 'approver');

/** Decides for the five for whom most waits. */
export const deputy = person(502, 'deputy of five');

/** Their first pages are full and the same whatever the number of documents; what differs is how much lies behind. */
export const deskOwners: readonly Person[] = [member, head];

/** Whose reports are few and always as many; an office head with the teams below; the safety office. */
export const reader = person(402, 'reporter, Level1');
/** Investigates a few, without any level of the safety office. */
export const investigator = person(403, 'investigator, Level1');
export const officeHead = person(8, 'head of an office, Level3');
/** Sees the reports of one team, and the one of all departments. */
export const teamLead = person(411, 'member of a team, Level2');
export const companyHead = person(1, 'head of the company, Level3');
export const safetyMaster = person(601, 'safety office, Level6');

/** Of one person no more than a few calls are answered at once, so what ten ask is asked by ten. */
export const safetyOffice: readonly Person[] = Array.from({ length: 10 }, (_, place) =>
  person(safetyMaster.id + place, safetyMaster.what),
);

/** Ordinary employees who look for documents. */
export const searchers: readonly Person[] = Array.from({ length: 10 }, (_, place) => person(701 + place, 'employee'));
