import { statusNames } from './case/case.states.ts';
import { hazardStatusNames } from './case/case-hazard.states.ts';
import { controlTypeNames, hazardSourceNames, sourceNames } from './case/case-sources.ts';
import { investigationStatusNames } from './investigation/investigation.states.ts';
import { investigationTypeNames } from './investigation/investigation-types.ts';

/** The answer of a lookup call, from values and their names. */
const listOfNames = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, description], place) => ({ key: place + 1, value, description }));

/** The answers of the lookups, in a file apart from their calls, so that clients do not load them. */
export const safetyLookups = {
  reportStatuses: listOfNames(statusNames),
  investigationStatuses: listOfNames(investigationStatusNames),
  investigationSources: listOfNames(sourceNames),
  investigationTypes: listOfNames(investigationTypeNames),
  hazardStatuses: listOfNames(hazardStatusNames),
  hazardSources: listOfNames(hazardSourceNames),
  controlTypes: listOfNames(controlTypeNames),
};
