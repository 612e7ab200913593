import { type CodeName, reportReader } from '@portal/contract/safety';
import { dayText } from '../../../platform/formats.ts';
import { translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';

/** How the values of a report read on the screen, in the language of the moment. */
export const say = reportReader({
  code: (name: CodeName, value) => translate(`safetyCode.${name}.${value}` as Parameters<typeof translate>[0]),
  yesNo: (value) => translate(value ? 'safety.report.yes' : 'safety.report.no'),
  clock: (hour) => translate('safety.report.clock', { hour }),
  node: nameOf,
  day: dayText,
});
