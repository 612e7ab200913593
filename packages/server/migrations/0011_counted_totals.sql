-- Totals are exact up to 1,000 (decisions: conventions, HTTP), which is a short walk along a list's index: nothing is kept
-- for them any more.
drop function approval.recount_holders(integer[], integer[]);
drop function approval.recount_lists();
drop function approval.lists_of(approval.listing);
drop table approval.list_total;
alter table approval.listing drop column is_repeat;
