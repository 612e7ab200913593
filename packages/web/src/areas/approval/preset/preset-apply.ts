import { emptyDocument, type NamedLine, type Template } from '@portal/contract/approval';
import { translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import type { DocumentForm } from '../form/approval-form-values.ts';
import { sameLines } from '../line/line-order.ts';
import { type PickedReferrer, referrerKey, referrerName, sameReferrers } from '../referrer/referrer-selection.ts';
import { presetWords } from './preset.words.ts';

type People = Pick<NamedLine, 'lines' | 'referrers' | 'leftOut'>;

export type AppliedPreset = { form: DocumentForm; doubled: readonly PickedReferrer[] };

/**
 * The people in the form once a preset is applied. Kinds of people that it lacks stay unchanged; people on the line are
 * removed from the referrers. Self-approval has no line.
 */
export const withPeople = (form: DocumentForm, people: Omit<People, 'leftOut'>): AppliedPreset => {
  const lines = form.selfApprove || people.lines.length === 0 ? form.lines : people.lines;
  const referrers = people.referrers.length === 0 ? form.referrers : people.referrers;
  const onLine = new Set(lines.map(({ approver }) => approver.id));
  const isDoubled = ({ type, sourceId }: PickedReferrer) => type === 'Employee' && onLine.has(sourceId);
  return {
    form: { ...form, lines, referrers: referrers.filter((each) => !isDoubled(each)) },
    doubled: referrers.filter(isDoubled),
  };
};

/** Whether a chosen person is removed or moved. */
export const losesPeople = (before: DocumentForm, after: DocumentForm): boolean => {
  const remaining = new Set(after.referrers.map(referrerKey));
  const isLineLost = before.lines.length > 0 && !sameLines(before.lines, after.lines);
  return isLineLost || before.referrers.some((each) => !remaining.has(referrerKey(each)));
};

export const withTemplate = (form: DocumentForm, template: Template): AppliedPreset =>
  withPeople({ ...form, title: template.title, content: template.content }, template);

/** Whether something was written or chosen: a template takes the place of nothing unasked. */
export const isFilled = (form: DocumentForm): boolean => {
  const { title, content } = emptyDocument(form.categoryId);
  const isWritten = form.title.trim() !== title.trim() || form.content !== content || form.comment !== '';
  return isWritten || form.lines.length > 0 || !sameReferrers(form.referrers, []) || form.attachedDocs.length > 0;
};

const leftOutNames = ({ leftOut }: Pick<People, 'leftOut'>): string =>
  leftOut
    .map(({ type, name, engName }) => {
      if (name !== null) return nameOf({ name, engName: engName ?? '' });
      return translate(type === 'Department' ? presetWords.namelessDepartment : presetWords.nameless);
    })
    .join(', ');

export const leftOutMessage = (people: Pick<People, 'leftOut'>): string | undefined =>
  people.leftOut.length === 0 ? undefined : translate(presetWords.leftOut, { names: leftOutNames(people) });

/** The people of a preset who were left out, or who were removed by it; undefined: nobody. */
export const appliedMessage = (people: Pick<People, 'leftOut'>, { doubled }: AppliedPreset): string | undefined => {
  const names = doubled.map(referrerName).join(', ');
  const words = [leftOutMessage(people), doubled.length > 0 ? translate(presetWords.doubled, { names }) : undefined];
  return words.filter((each) => each !== undefined).join('\n') || undefined;
};
