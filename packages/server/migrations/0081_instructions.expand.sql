-- What is to be done stands in the first message of an action's thread; in a plan until it is approved.
alter table safety.message add column is_instruction boolean not null default false;
alter table safety.planned_action add column instruction text not null default '' check (length(instruction) <= 5000);
