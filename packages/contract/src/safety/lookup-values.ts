import { statusNames } from './case/case.states.ts';
import { hazardStatusNames } from './case/case-hazard.states.ts';
import { controlTypeNames, hazardSourceNames, sourceNames } from './case/case-sources.ts';
import { investigationStatusNames } from './investigation/investigation.states.ts';
import { investigationTypeNames } from './investigation/investigation-types.ts';

/** What such a call answers, from words and their names. */
const listOfNames = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, description], place) => ({ key: place + 1, value, description }));

/** What the lookups answer: apart from their calls, so that nobody who asks loads the answers. */
export const safetyLookups = {
  reportStatuses: listOfNames(statusNames),
  investigationStatuses: listOfNames(investigationStatusNames),
  investigationSources: listOfNames(sourceNames),
  investigationTypes: listOfNames(investigationTypeNames),
  hazardStatuses: listOfNames(hazardStatusNames),
  hazardSources: listOfNames(hazardSourceNames),
  controlTypes: listOfNames(controlTypeNames),
};
