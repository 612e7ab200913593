-- Totals are exact up to 1,000 (decisions: conventions, HTTP), which is a short walk along a list's index: nothing is kept
-- for them any more, nor for how many employees there are.
drop function approval.recount_holders(integer[], integer[]);
drop function approval.recount_lists();
drop function approval.lists_of(approval.listing);
drop table approval.list_total;
alter table approval.listing drop column is_repeat;

drop trigger employee_counts on directory.employee;
drop trigger department_counts on directory.department;
drop function directory.count_revision();
drop table directory.revision;
