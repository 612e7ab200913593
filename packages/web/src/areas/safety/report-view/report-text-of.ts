import { reportReader, wordsOfCode } from '@portal/contract/safety';
import { dayText } from '../../../platform/formats.ts';
import { translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { reportViewWords } from './report-view.words.ts';

/** How the values of a report read on the screen, in the language of the moment. */
export const say = reportReader({
  code: (name, value) => translate(wordsOfCode(name, value)),
  yesNo: (value) => translate(value ? reportViewWords.yes : reportViewWords.no),
  clock: (hour) => translate(reportViewWords.clock, { hour }),
  node: nameOf,
  day: dayText,
});
