import type { CatalogueNode } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentLanguage, type Language, useTranslation } from '../../../platform/i18n.ts';
import type { TreeNode } from '../../../ui/tree/nodes.ts';
import { occurrencesQuery } from '../report/api.ts';

/** A catalogue as a tree to choose from; codes stand before the names. */
const treeIn = (language: Language, nodes: readonly CatalogueNode[]): TreeNode[] =>
  nodes.map(({ id, code, name, engName, childNodes }) => ({
    id,
    label: [code, language === 'en' ? engName : name].filter(Boolean).join(' '),
    children: treeIn(language, childNodes),
  }));

/** The categories of occurrences, in the reader's language. */
export const useOccurrences = (): TreeNode[] | undefined => {
  useTranslation();
  const language = currentLanguage();
  const { data } = useQuery(occurrencesQuery);
  return useMemo(() => data && treeIn(language, data), [data, language]);
};
