import { getInvestigation, type Investigation, listRootCauses } from '@portal/contract/safety';
import { reply } from './given-portal.tsx';
import { givenSafety } from './safety.ts';

/** Where the sample investigation is read. */
export const investigationAt = '/esms/investigation/view/12';

/** The portal at an investigation, answered as given; `more` comes before its own answers. */
export const givenInvestigation = (
  investigation: Investigation,
  path = investigationAt,
  more: Parameters<typeof givenSafety>[1] = [],
) => givenSafety(path, [...more, reply(listRootCauses, []), reply(getInvestigation, investigation)]);

/** What the safety office may do in one that is worked on. */
export const officeActs = {
  change: true,
  hazard: true,
  fact: true,
  rootCause: true,
  postProcess: 'wrong-status',
  approve: 'wrong-status',
  return: 'wrong-status',
  complete: 'wrong-status',
  reopen: 'wrong-status',
} as const satisfies Investigation['can'];
