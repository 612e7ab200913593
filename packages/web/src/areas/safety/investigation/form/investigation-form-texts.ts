import { caseWords, findNode } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/platform-names.ts';
import { reportFieldsQuery } from '../../report/report-lookups.queries.ts';
import type { InvestigationForm } from './investigation-form-values.ts';

/** What a field of an investigation says, in words. */
export const useInvestigationTexts = () => {
  const { t } = useTranslation();
  const { data: nodes = [] } = useQuery(reportFieldsQuery);
  const nameIn = (level: typeof nodes, id: string) => {
    const node = findNode(level, { id: Number(id) });
    return node ? nameOf(node) : '';
  };
  const own: Partial<Record<string, (form: InvestigationForm) => string>> = {
    source: ({ source }) => (source === '' ? '' : t(caseWords.source[source])),
    type: ({ type }) => (type === '' ? '' : t(caseWords.investigationType[type])),
    report: ({ report }) => report?.reportNo ?? '',
    fieldLevel1: ({ fieldLevel1 }) => nameIn(nodes, fieldLevel1),
    fieldLevel2: ({ fieldLevel1, fieldLevel2 }) =>
      nameIn(findNode(nodes, { id: Number(fieldLevel1) })?.childNodes ?? [], fieldLevel2),
    investigators: ({ investigators }) => investigators.map(nameOf).join(', '),
  };
  return (field: string, form: InvestigationForm): string =>
    own[field]?.(form) ?? String(form[field as keyof InvestigationForm] ?? '');
};
