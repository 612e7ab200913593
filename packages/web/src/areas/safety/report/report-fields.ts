import type { ReplyOf } from '@portal/contract/kernel';
import { findNode, hasChildren, type listReportFields, type ReportRow } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { nameOf } from '../../../platform/platform-names.ts';
import { reportFieldsQuery } from '../catalogue/catalogue.queries.ts';

type Node = ReplyOf<typeof listReportFields>[number];

const optionsOf = (nodes: readonly Node[]) => nodes.map((node) => ({ value: String(node.id), label: nameOf(node) }));

/** The fields to narrow a list to: the first level, and the second where the chosen one has any. */
export const useFieldChoices = (level1: number | undefined) => {
  const { data: nodes = [] } = useQuery(reportFieldsQuery);
  const chosen = level1 === undefined ? null : { id: level1 };
  const below = findNode(nodes, chosen)?.childNodes ?? [];
  return { level1: optionsOf(nodes), level2: hasChildren(nodes, chosen) ? optionsOf(below) : undefined };
};

/** The labels of the chosen fields, once the catalogue is loaded. */
export const useFieldNames = (level1: number | undefined, level2: number | undefined) => {
  const choices = useFieldChoices(level1);
  const named = (options: readonly { value: string; label: string }[] | undefined, id: number | undefined) =>
    options?.find(({ value }) => value === String(id))?.label ?? (id === undefined ? undefined : String(id));
  return { fieldLevel1Id: named(choices.level1, level1), fieldLevel2Id: named(choices.level2, level2) };
};

/** The field of a report, down to its second level. */
export const fieldText = ({ fieldLevel1, fieldLevel2 }: Pick<ReportRow, 'fieldLevel1' | 'fieldLevel2'>): string =>
  [fieldLevel1, fieldLevel2].flatMap((node) => (node ? [nameOf(node)] : [])).join(' › ');
