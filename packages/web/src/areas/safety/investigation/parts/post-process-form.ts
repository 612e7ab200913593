import type { Person } from '@portal/contract/directory';
import { addDays, type FieldProblem, isBlankText } from '@portal/contract/kernel';
import {
  actionLimits,
  checkAssignments,
  checkPostProcess,
  findDesignated,
  type Investigation,
  type PostProcessBody,
  postProcessBody,
} from '@portal/contract/safety';
import { today } from '../../../../platform/device/clock.ts';
import { translate } from '../../../../platform/i18n.ts';
import type { Definition } from '../../../../ui/form/form-definition.ts';
import { tooLong } from '../../../../ui/form/form-limits.ts';
import { hazardFieldsWords } from '../../hazard/hazard-fields.words.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';

type Planned = { mitigator: Person | null; dueDate: string; instruction: string };

export type PostProcessForm = { conclusion: string; appendix: string; mitigations: Planned[] };

/** Another assignee, due five days from now. */
export const newPlannedAction = (): Planned => ({
  mitigator: null,
  dueDate: addDays(today(), actionLimits.dueAfter),
  instruction: '',
});

export const formOfPostProcess = (stored: Investigation): PostProcessForm => ({
  conclusion: stored.conclusion ?? '',
  appendix: stored.appendix ?? '',
  mitigations: stored.mitigations.map(({ mitigator, dueDate, instruction }) => ({
    mitigator,
    dueDate,
    instruction: instruction ?? '',
  })),
});

export const bodyOfPostProcess = (form: PostProcessForm, isApproved: boolean): PostProcessBody => ({
  conclusion: form.conclusion,
  appendix: form.appendix,
  ...(isApproved
    ? {}
    : {
        mitigations: form.mitigations.flatMap(({ mitigator, dueDate, instruction }) =>
          mitigator
            ? [{ mitigator: { id: mitigator.id }, dueDate, ...(isBlankText(instruction) ? {} : { instruction }) }]
            : [],
        ),
      }),
});

/** The problems of people and days in the plan: missing, past, or duplicate. */
const checkPlan = ({ mitigations }: PostProcessForm, today: string): FieldProblem[] => {
  const missing = mitigations.flatMap(({ mitigator, dueDate }, place): FieldProblem[] => [
    ...(mitigator ? [] : [{ path: `mitigations.${place}.mitigator`, code: 'required' } as const]),
    ...(dueDate === '' ? [{ path: `mitigations.${place}.dueDate`, code: 'required' } as const] : []),
  ]);
  if (missing.length > 0) return missing;
  const stored = mitigations.map(({ mitigator, dueDate }) => ({ mitigatorId: mitigator?.id ?? 0, dueDate }));
  const active = new Set(stored.map(({ mitigatorId }) => mitigatorId));
  const path = 'mitigations';
  return [...checkAssignments(stored, { today, active, path }), ...findDesignated(stored, new Set(), path)];
};

const texts = ['conclusion', 'appendix'];
const plan = ['mitigations', 'mitigations.*.mitigator', 'mitigations.*.dueDate', 'mitigations.*.instruction'];

/** The plan is left out once it is approved, which may happen while the form is open. */
export const postProcessDefinition = (isApproved: () => boolean): Definition<PostProcessForm> => ({
  name: 'post-process',
  get fields() {
    return isApproved() ? texts : [...texts, ...plan];
  },
  labelOf: (field) =>
    translate(
      investigationPartsWords.postProcess.field[
        (field.split('.').at(-1) ?? field) as keyof PostProcessForm | 'mitigator' | 'dueDate' | 'instruction'
      ],
    ),
  isRequired: (field) => !field.endsWith('instruction'),
  missing: () => translate(hazardFieldsWords.missing),
  check: (form) => {
    const found = checkPostProcess(bodyOfPostProcess(form, isApproved()), isApproved());
    const isBegun = form.mitigations.length > 0;
    return [
      ...found.filter(({ path }) => path !== 'mitigations' || !isBegun),
      ...(isApproved() ? [] : checkPlan(form, today())),
      ...tooLong(form, postProcessBody),
    ];
  },
});
