-- A mail is claimed before it is sent, so that none is sent within a transaction.
alter table notification.mail add column claimed_at timestamptz;
