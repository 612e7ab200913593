import { checkNotice, type NoticeBody, noticeBody } from '@portal/contract/documents';
import { translate } from '../../../platform/i18n.ts';
import type { Definition } from '../../../ui/form/definition.ts';
import { tooLong } from '../../../ui/form/limits.ts';
import { documentWords } from '../document.words.ts';
import { noticeWords } from './notice.words.ts';

export const noticeDefinition: Definition<NoticeBody> = {
  name: 'notice',
  fields: ['title', 'content'] satisfies (keyof NoticeBody)[],
  labelOf: (field) => translate(field === 'title' ? documentWords.field.title : noticeWords.content),
  isRequired: () => true,
  check: (form) => [...checkNotice(form), ...tooLong(form, noticeBody)],
};
