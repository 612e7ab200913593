-- An action has one instruction.
create unique index concurrently if not exists message_instruction on safety.message (action_id) where is_instruction;
