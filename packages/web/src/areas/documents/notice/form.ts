import { checkNotice, type NoticeBody, noticeBody } from '@portal/contract/documents';
import { translate } from '../../../platform/i18n.ts';
import type { Definition } from '../../../ui/form/definition.ts';
import { tooLong } from '../../../ui/form/limits.ts';

export const noticeDefinition: Definition<NoticeBody> = {
  name: 'notice',
  fields: ['title', 'content'] satisfies (keyof NoticeBody)[],
  labelOf: (field) => translate(field === 'title' ? 'documents.field.title' : 'documents.notice.content'),
  isRequired: () => true,
  check: (form) => [...checkNotice(form), ...tooLong(form, noticeBody)],
};
