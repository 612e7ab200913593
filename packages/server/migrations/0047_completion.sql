-- A rejected document was decided on, and never completed.
update approval.document set completed_at = null where status = 'Rejected';
alter table approval.document add check (status <> 'Rejected' or completed_at is null);
