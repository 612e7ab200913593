-- Words are found in title, number and description by their pieces, as they are in reports.
create index investigation_by_pieces on safety.investigation using gin (safety.pieces(search_text))
  with (fastupdate = off);
-- Nothing is planned by how often a piece is there.
alter index safety.investigation_by_pieces alter column 1 set statistics 0;
