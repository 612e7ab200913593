-- What an approver undoes stays with what they did before; a final decision is marked on its line (rules of approval).
alter table approval.line add column is_final boolean not null default false check (not is_final or action = 'Approved');
alter table approval.past_act drop constraint past_act_action_check;
alter table approval.past_act add constraint past_act_action_check
  check (action in ('Approved', 'Hold', 'Reject', 'Withdraw', 'Return', 'Reopened'));
