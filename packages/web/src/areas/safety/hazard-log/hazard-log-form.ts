import { changeHazardCall, checkNewHazardSource, createHazard, getHazard, type Hazard } from '@portal/contract/safety';
import { call } from '../../../platform/calls/call.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import type { RecordCalls } from '../../../ui/form/record/record-save.ts';
import { bodyOfHazard, formOfHazard, type HazardForm, hazardDefinition } from '../hazard/hazard-form.ts';
import { safetyKeys } from '../safety.queries.ts';

/** Whether it belongs to no report and no investigation, so that its form contains the source. */
export const isStandalone = ({ report, investigation }: Pick<Hazard, 'report' | 'investigation'>): boolean =>
  report === null && investigation === null;

/** A hazard of the log in the state of its form; the source of a hazard of another case follows from the case. */
export const formOfLoggedHazard = (stored: Hazard): HazardForm => ({
  ...formOfHazard(stored),
  source: isStandalone(stored) ? stored.source : '',
});

const { fields, isRequired, check } = hazardDefinition;
const [title, ...others] = fields;

/** The form of a hazard that is registered by itself: with where it was found, and the report of an internal one. */
export const newHazardDefinition: Definition<HazardForm> = {
  ...hazardDefinition,
  name: 'new-hazard',
  fields: [title ?? 'title', 'source', 'report', ...others],
  isRequired: (field) => field === 'source' || isRequired?.(field) === true,
  check: (form) => [...checkNewHazardSource(bodyOfHazard(form)), ...(check?.(form) ?? [])],
};

/** The same for a registered hazard, whose case never changes. */
export const loggedHazardDefinition: Definition<HazardForm> = {
  ...hazardDefinition,
  name: 'logged-hazard',
  fields: [title ?? 'title', 'source', ...others],
};

/** What has to be there before anything can be tried (rules/safety.md#hazards). */
export const isReady = ({ title: words, category, potentialConsequences }: HazardForm): boolean =>
  words.trim() !== '' && category.length > 0 && potentialConsequences.length > 0;

export const loggedHazardCalls: RecordCalls<HazardForm, Hazard> = {
  formOf: formOfLoggedHazard,
  create: (form, idempotencyKey) => call(createHazard, { body: bodyOfHazard(form) }, { idempotencyKey }),
  change: ({ id, version }, form) =>
    call(changeHazardCall, { params: { id }, body: bodyOfHazard(form) }, { ifMatch: version }),
  read: (id) => call(getHazard, { params: { id } }),
  refreshes: [safetyKeys.all],
};
