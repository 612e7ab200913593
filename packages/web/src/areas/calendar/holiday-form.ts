import { checkHoliday, type Holiday, type HolidayBody, holidayBody } from '@portal/contract/calendar';
import { type FieldProblem, type RequiredField, requiredFields } from '@portal/contract/kernel';
import { translate } from '../../platform/i18n.ts';
import type { Definition } from '../../ui/form/form-definition.ts';
import { notChosen, tooLong } from '../../ui/form/form-limits.ts';
import { sentTexts, textsOf } from '../../ui/form/form-texts.ts';
import { holidayScreenWords } from './holiday.words.ts';

const words = holidayScreenWords.form;

export const formOfHoliday = (holiday: Required<HolidayBody>) => ({
  ...textsOf(holidayBody, holiday),
  isVerified: holiday.isVerified,
});
export type HolidayForm = ReturnType<typeof formOfHoliday>;

export const bodyOfHoliday = (form: HolidayForm): HolidayBody => ({
  ...sentTexts(holidayBody, form),
  isVerified: form.isVerified,
});

const required: ReadonlySet<string> = new Set(requiredFields(holidayBody));

export const holidayDefinition: Definition<HolidayForm> = {
  name: 'holiday',
  fields: ['date', 'kind', 'name', 'engName', 'source', 'isVerified'] satisfies (keyof HolidayForm & keyof Holiday)[],
  labelOf: (field: keyof HolidayForm) => translate(words.field[field]),
  isRequired: (field) => required.has(field),
  missing: (field: RequiredField<HolidayBody>) => translate(words.missing[field]),
  check: (form): FieldProblem[] => [
    ...checkHoliday(bodyOfHoliday(form)),
    ...notChosen(form, holidayBody),
    ...tooLong(form, holidayBody),
  ],
};
