import type { FieldProblem } from './problem/problem-codes.ts';
import { boolean, object, type Static, text } from './schema.ts';
import { searchWords } from './text/text.ts';

/** Letters of what surrounds the words of a search. */
export const SNIPPET_LENGTH = 200;

/** A piece of what surrounds a hit, in plain text. */
export const snippetPart = object({ text: text(SNIPPET_LENGTH), hit: boolean() });
export type SnippetPart = Static<typeof snippetPart>;

/** Whether more of the page, or of what stands for one, comes before a snippet and after it. */
export const snippetCut = object({ before: boolean(), after: boolean() });
export type SnippetCut = Static<typeof snippetCut>;

/** In long texts at least one word of two letters is looked for (rules/platform.md#search). */
export const checkLongSearch = (searchText: string | undefined): FieldProblem[] =>
  searchWords(searchText).some((word) => [...word].length >= 2) ? [] : [{ path: 'searchText', code: 'word-too-short' }];
