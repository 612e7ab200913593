-- What is searched of documents: the titles, and the text of the current revision (decision 123).

-- A word of a search has no white space, so it lies within a word of the text. Every piece of up to twenty letters of every
-- word stands in the index: what is looked for is there exactly if it is one of them, and nothing needs a second look.
create function documents.pieces(words text) returns text[] language sql immutable strict parallel safe cost 100000 as $$
  -- An index takes what comes in order in half the time.
  select coalesce(array_agg(substr(rest, 1, size)), '{}')
  from (
    select distinct substr(word, at, 20) collate "C" as rest
    from unnest(string_to_array(words, ' ')) word, generate_series(1, length(word)) at
    order by rest
  ) rests, generate_series(1, length(rest)) size
$$;

-- The pieces that a word is looked up by: itself, or where it is longer, side by side, the last one whole.
create function documents.longest_pieces(word text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct substr(word, least(at, greatest(1, length(word) - 19)), 20))
  from generate_series(1, greatest(1, length(word)), 20) at
$$;

-- In small letters.
alter table documents.document add column search_text text not null
  generated always as (lower(title || ' ' || coalesce(sub_title, ''))) stored;
alter table documents.manual add column search_text text not null
  generated always as (lower(title || ' ' || coalesce(sub_title, '') || ' ' || doc_no || ' ' || coalesce(abbr, ''))) stored;
create index document_by_pieces on documents.document using gin (documents.pieces(search_text)) with (fastupdate = off);
create index manual_by_pieces on documents.manual using gin (documents.pieces(search_text)) with (fastupdate = off);

-- The text in its order, a page of it or less, with single blanks; `page` where the file has pages of its own.
create table documents.passage (
  document_id integer not null references documents.document on delete cascade,
  place integer not null,
  page integer check (page > 0),
  text text not null,
  primary key (document_id, place)
);

-- Every word of the text once, in small letters, with blanks between. A text of very many different words (a table of
-- measurements, not a manual) is split: its rows are asked word by word.
create table documents.content (
  document_id integer not null references documents.document on delete cascade,
  part integer not null,
  is_split boolean not null,
  words text not null,
  primary key (document_id, part)
);
create index content_by_pieces on documents.content using gin (documents.pieces(words)) with (fastupdate = off)
  where not is_split;
create index split_content_by_pieces on documents.content using gin (documents.pieces(words)) with (fastupdate = off)
  where is_split;

-- Nothing is planned by how often a piece is there, and no word is cut for that.
alter index documents.document_by_pieces alter column 1 set statistics 0;
alter index documents.manual_by_pieces alter column 1 set statistics 0;
alter index documents.content_by_pieces alter column 1 set statistics 0;
alter index documents.split_content_by_pieces alter column 1 set statistics 0;

-- Where all these pieces stand: asked of the indexes however few rows there are, since to cut the words of a text anew takes
-- longer than anything else.
create function documents.texts_with(asked text[]) returns setof integer language sql stable strict parallel safe
set enable_seqscan = off as $$
  select c.document_id from documents.content c where not c.is_split and documents.pieces(c.words) @> asked
$$;
create function documents.split_texts_with(asked text[]) returns setof integer language sql stable strict parallel safe
set enable_seqscan = off as $$
  select c.document_id from documents.content c where c.is_split and documents.pieces(c.words) @> asked
$$;
