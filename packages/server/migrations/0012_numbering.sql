-- One count for each kind of record and year, whatever area it is of.
alter table approval.document_counter set schema platform;
alter table platform.document_counter rename to number_counter;
alter table platform.number_counter rename constraint document_counter_pkey to number_counter_pkey;
alter table platform.number_counter rename constraint document_counter_last_number_check to number_counter_last_number_check;
