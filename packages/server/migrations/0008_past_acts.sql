-- What an approver did on a line before what they did last: a hold stays told once it is decided.
create table approval.past_act (
  id integer generated always as identity primary key,
  line_id integer not null references approval.line on delete cascade,
  action text not null check (action in ('Approved', 'Hold', 'Reject')),
  acted_at timestamptz not null,
  comment text check (length(comment) <= 2000)
);
create index past_act_by_line on approval.past_act (line_id, id);
