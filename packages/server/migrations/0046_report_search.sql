-- A search of reports is one question to one index: the pieces of its words together with what narrows the list and the
-- departments that its reader sees. What the index finds is what is shown, so that no plan has to guess how often words are
-- anywhere, and nothing is looked at that is not (decision 203). Marks are longer than any piece, so neither is taken for the other.
create function safety.month_of(at timestamptz) returns integer language sql immutable strict parallel safe as $$
  select (extract(year from at at time zone 'UTC') * 12 + extract(month from at at time zone 'UTC'))::integer
$$;

create function safety.report_pieces(
  search_text text, report_type text, status text, field_level1_id integer, field_level2_id integer,
  department_id integer, listed_at timestamptz
) returns text[] language sql immutable parallel safe as $$
  select safety.pieces(search_text) || array_remove(array[
    '#type:' || report_type, '#status:' || status, '#field1:' || field_level1_id, '#field2:' || field_level2_id,
    '#department:' || department_id, '#month:' || safety.month_of(listed_at), '#quarter:' || safety.month_of(listed_at) / 3
  ], null)
$$;

drop index safety.report_by_pieces;
create index report_by_pieces on safety.report using gin (safety.report_pieces(
    search_text, report_type, status, field_level1_id, field_level2_id, shown_department_id, listed_at
  )) with (fastupdate = off)
  where status <> 'Draft';
-- Nothing is planned by how often a piece is there.
alter index safety.report_by_pieces alter column 1 set statistics 0;

-- The newest submitted reports that hold all these pieces and marks, and one of some others: from the index of pieces and
-- from no other, whatever the planner expects. The bitmap is exact: to cut the words of a report anew takes longer.
create function safety.reports_holding(asked text[], any_of text[], likes text[], most integer)
returns table (id integer, listed_at timestamptz) language plpgsql stable
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set work_mem = '64MB' as $$
begin
  if any_of is null then
    return query select r.id, r.listed_at from safety.report r
      where r.status <> 'Draft' and r.search_text like all (likes) and safety.report_pieces(
        r.search_text, r.report_type, r.status, r.field_level1_id, r.field_level2_id, r.shown_department_id, r.listed_at
      ) @> asked
      order by r.listed_at desc, r.id desc limit most;
  else
    return query select r.id, r.listed_at from safety.report r
      where r.status <> 'Draft' and r.search_text like all (likes) and safety.report_pieces(
        r.search_text, r.report_type, r.status, r.field_level1_id, r.field_level2_id, r.shown_department_id, r.listed_at
      ) @> asked and safety.report_pieces(
        r.search_text, r.report_type, r.status, r.field_level1_id, r.field_level2_id, r.shown_department_id, r.listed_at
      ) && any_of
      order by r.listed_at desc, r.id desc limit most;
  end if;
end
$$;

-- The same for one time after the other, the newest first, until there are so many: words that stand in very many reports are
-- gathered for no longer than it takes to fill a page and its total. Months at first, where frequent words are met at once; then
-- quarters, so that rare ones are asked for less often.
create function safety.newest_reports(asked text[], any_of text[], likes text[], most integer)
returns table (id integer, listed_at timestamptz) language plpgsql stable as $$
declare
  month integer;
  oldest integer;
  by_month_until integer;
  is_quarter boolean;
  missing integer := most;
  reached integer;
begin
  select safety.month_of(max(r.listed_at)), safety.month_of(min(r.listed_at)) into month, oldest
    from safety.report r where r.status <> 'Draft';
  by_month_until := month - 3;
  while missing > 0 and month >= oldest loop
    is_quarter := month <= by_month_until and month % 3 = 2;
    return query select h.id, h.listed_at from safety.reports_holding(
      asked || case when is_quarter then '#quarter:' || month / 3 else '#month:' || month end, any_of, likes, missing) h;
    get diagnostics reached = row_count;
    missing := missing - reached;
    month := month - case when is_quarter then 3 else 1 end;
  end loop;
end
$$;

-- The same of investigations, which are fewer: all that hold these pieces.
create function safety.investigations_holding(asked text[]) returns setof integer language sql stable strict
set enable_seqscan = off set work_mem = '64MB' as $$
  select x.investigation_id from safety.investigation_text x where directory.grams(x.search_text) @> asked
$$;
