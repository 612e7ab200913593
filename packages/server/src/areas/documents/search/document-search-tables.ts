/** The searched texts of documents, except their titles. */
export type SearchTables = {
  'documents.passage': { document_id: number; place: number; page: number | null; text: string };
  'documents.content': { document_id: number; part: number; is_split: boolean; words: string };
};
