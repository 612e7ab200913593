import type { FieldProblem } from './problem/problem-codes.ts';
import { boolean, object, type Static, text } from './schema.ts';
import { searchWords } from './text/text.ts';

/** Maximum length in characters of the text around the hits of a search. */
export const SNIPPET_LENGTH = 200;

/** A part of a snippet as plain text; `hit` marks the words that were searched for. */
export const snippetPart = object({ text: text(SNIPPET_LENGTH), hit: boolean() });
export type SnippetPart = Static<typeof snippetPart>;

/** Whether the page (or other unit of text) continues before and after the snippet. */
export const snippetCut = object({ before: boolean(), after: boolean() });
export type SnippetCut = Static<typeof snippetCut>;

/**
 * Raises `word-too-short` unless one word has at least two letters: a full-text search needs one
 * (rules/platform.md#search).
 */
export const checkLongSearch = (searchText: string | undefined): FieldProblem[] =>
  searchWords(searchText).some((word) => [...word].length >= 2) ? [] : [{ path: 'searchText', code: 'word-too-short' }];
