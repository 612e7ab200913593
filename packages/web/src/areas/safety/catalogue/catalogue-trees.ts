import type { CatalogueNode } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentLanguage, type Language, useTranslation } from '../../../platform/i18n.ts';
import type { TreeNode } from '../../../ui/tree/nodes.ts';
import { consequencesQuery, hazardCategoriesQuery, occurrencesQuery, rootCausesQuery } from './catalogue.queries.ts';

/** A catalogue as a tree to choose from, with codes before the names. */
const treeIn = (language: Language, nodes: readonly CatalogueNode[]): TreeNode[] =>
  nodes.map(({ id, code, name, engName, childNodes }) => ({
    id,
    label: [code, language === 'en' ? engName : name].filter(Boolean).join(' '),
    children: treeIn(language, childNodes),
  }));

const useTree = (nodes: readonly CatalogueNode[] | undefined): TreeNode[] | undefined => {
  useTranslation();
  const language = currentLanguage();
  return useMemo(() => nodes && treeIn(language, nodes), [nodes, language]);
};

/** The catalogues in the reader's language; undefined until they are here. */
export const useOccurrences = () => useTree(useQuery(occurrencesQuery).data);
export const useHazardCategories = () => useTree(useQuery(hazardCategoriesQuery).data);
export const useConsequences = () => useTree(useQuery(consequencesQuery).data);
export const useRootCauses = () => useTree(useQuery(rootCausesQuery).data);

/** The consequences that belong to categories of events: the tree has a branch with the name of most of them. */
export const useConsequencesOf = (categories: readonly { name: string }[]): number[] => {
  const { data: areas = [] } = useQuery(consequencesQuery);
  const names = categories.map(({ name }) => name);
  return areas
    .flatMap(({ childNodes }) => childNodes)
    .filter(({ name }) => names.includes(name))
    .flatMap(({ childNodes }) => childNodes.map(({ id }) => id));
};
