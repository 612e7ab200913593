-- Whether somebody acted in place on any line is asked before their record is deleted.
create index concurrently if not exists line_acted_in_place on approval.line (acted_by_id) where acted_by_id is not null;
