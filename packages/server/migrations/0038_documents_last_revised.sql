-- Of a word that stands in very many texts the last revised are walked along, not all looked up (decision 123).
create index document_by_revision on documents.document (modified_at desc, id desc);
