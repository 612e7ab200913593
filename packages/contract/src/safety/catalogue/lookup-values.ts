import { hazardStatusNames } from '../cases/hazard.states.ts';
import { controlTypeNames, hazardSourceNames, sourceNames } from '../cases/sources.ts';
import { statusNames } from '../cases/states.ts';
import { investigationStatusNames } from '../investigations/states.ts';
import { investigationTypeNames } from '../investigations/types.ts';

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
