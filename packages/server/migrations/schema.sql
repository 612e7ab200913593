-- What the migrations make of an empty database. Written by `UPDATE_SCHEMA=1 npx vitest run src/schema.test.ts`.

-- schemas
schema approval
schema audit
schema calendar
schema directory
schema documents
schema identity
schema indicators
schema jobs
schema leave
schema notification
schema platform
schema public
schema safety

-- tables and columns
approval.attached_document: attached_id integer not null
approval.attached_document: document_id integer not null
approval.attached_document: place smallint not null
approval.attached_file: added_at timestamp with time zone not null
approval.attached_file: content_type text not null
approval.attached_file: document_id integer not null
approval.attached_file: id integer not null generated always as identity
approval.attached_file: name text not null
approval.attached_file: sha256 text not null
approval.attached_file: size integer not null
approval.delegation: category_ids smallint[] not null
approval.delegation: created_at timestamp with time zone not null
approval.delegation: created_by_id integer not null
approval.delegation: deputy_id integer not null
approval.delegation: ended_at timestamp with time zone
approval.delegation: ended_by_id integer
approval.delegation: from_on date not null
approval.delegation: id integer not null generated always as identity
approval.delegation: leave_id integer
approval.delegation: principal_id integer not null
approval.delegation: reason text
approval.delegation: to_on date not null
approval.delegation: version integer not null default 1
approval.document: approval_on date not null
approval.document: canceled_at timestamp with time zone
approval.document: cancellation_reason text
approval.document: category_id smallint not null
approval.document: comment text
approval.document: completed_at timestamp with time zone
approval.document: content text not null
approval.document: content_version integer not null default 1
approval.document: created_at timestamp with time zone not null
approval.document: decides_arbitrarily boolean not null default false
approval.document: doc_no text
approval.document: drafter_id integer not null
approval.document: due_days smallint not null
approval.document: due_on date
approval.document: id integer not null generated always as identity
approval.document: listed_at timestamp with time zone not null
approval.document: normal_type text not null
approval.document: nudged_at timestamp with time zone
approval.document: resubmission_of_id integer
approval.document: status text not null
approval.document: subject_id integer
approval.document: subject_place text
approval.document: subject_type text
approval.document: submitted_at timestamp with time zone
approval.document: title text not null
approval.document: version integer not null default 1
approval.hand_over: at timestamp with time zone not null
approval.hand_over: by_id integer not null
approval.hand_over: from_id integer not null
approval.hand_over: id integer not null generated always as identity
approval.hand_over: line_id integer not null
approval.hand_over: reason text not null
approval.hand_over: to_id integer not null
approval.line: acted_at timestamp with time zone
approval.line: acted_by_id integer
approval.line: action text
approval.line: approval_type text not null
approval.line: approver_id integer not null
approval.line: comment text
approval.line: document_id integer not null
approval.line: handed_over_from_id integer
approval.line: id integer not null generated always as identity
approval.line: is_final boolean not null default false
approval.line: place smallint not null
approval.line: seq smallint not null
approval.listing: department_id integer
approval.listing: document_id integer not null
approval.listing: employee_id integer
approval.listing: has_approved boolean not null
approval.listing: is_acting boolean not null
approval.listing: is_approver boolean not null
approval.listing: is_drafter boolean not null
approval.listing: is_referrer boolean not null
approval.listing: listed_at timestamp with time zone not null
approval.listing: stage text not null
approval.listing: status text not null
approval.past_act: acted_at timestamp with time zone not null
approval.past_act: action text not null
approval.past_act: actor_id integer
approval.past_act: comment text
approval.past_act: id integer not null generated always as identity
approval.past_act: in_place_of_id integer
approval.past_act: line_id integer not null
approval.preset: content text
approval.preset: id integer not null generated always as identity
approval.preset: kind text not null
approval.preset: name text not null
approval.preset: owner_id integer not null
approval.preset: title text
approval.preset: version integer not null default 1
approval.preset_place: department_id integer
approval.preset_place: employee_id integer
approval.preset_place: place smallint not null
approval.preset_place: preset_id integer not null
approval.preset_place: role text not null
approval.question: answer text
approval.question: answered_at timestamp with time zone
approval.question: asked_at timestamp with time zone not null
approval.question: by_id integer not null
approval.question: document_id integer not null
approval.question: id integer not null generated always as identity
approval.question: in_place_of_id integer
approval.question: question text not null
approval.question: to_id integer not null
approval.reading: content_version integer not null
approval.reading: document_id integer not null
approval.reading: employee_id integer not null
approval.reading: in_place_of_id integer
approval.reading: read_at timestamp with time zone not null
approval.reading: seq integer not null
approval.referrer: added_by_id integer not null
approval.referrer: department_id integer
approval.referrer: document_id integer not null
approval.referrer: employee_id integer
approval.referrer: id integer not null generated always as identity
approval.vacation: absence_type text not null
approval.vacation: contract text
approval.vacation: document_id integer not null
approval.vacation_period: annual_leave_type text not null
approval.vacation_period: document_id integer not null
approval.vacation_period: place smallint not null
approval.vacation_period: vacation_on date not null
audit.entry: action text not null
audit.entry: actor_id integer
audit.entry: after jsonb
audit.entry: area text not null
audit.entry: at timestamp with time zone not null
audit.entry: before jsonb
audit.entry: by_owner boolean not null default false
audit.entry: id bigint not null generated always as identity
audit.entry: record_id integer not null
audit.entry: record_type text not null
calendar.holiday: date date not null
calendar.holiday: eng_name text not null
calendar.holiday: id integer not null generated always as identity
calendar.holiday: is_verified boolean not null default false
calendar.holiday: kind text not null
calendar.holiday: name text not null
calendar.holiday: source text not null default ''::text
calendar.holiday: version integer not null default 1
directory.department: code text not null
directory.department: created_on date not null
directory.department: eng_name text not null
directory.department: id integer not null generated always as identity
directory.department: is_activated boolean not null default true
directory.department: name text not null
directory.department: parent_id integer
directory.department: path integer[] not null
directory.department: place integer not null default 0
directory.department: seq smallint not null default 0
directory.department: version integer not null default 1
directory.employee: address1 text not null
directory.employee: address2 text not null default ''::text
directory.employee: birth_on date not null
directory.employee: code text not null
directory.employee: department_id integer not null
directory.employee: email text not null
directory.employee: eng_name text not null
directory.employee: gender smallint not null default 1
directory.employee: hired_on date not null
directory.employee: id integer not null generated always as identity
directory.employee: is_resigned boolean not null default false
directory.employee: job_title text
directory.employee: name text not null
directory.employee: phone text not null
directory.employee: position text not null
directory.employee: resigned_on date
directory.employee: search_grams text[] not null default directory.grams(((((((code || chr(31)) || name) || chr(31)) || eng_name) || chr(31)) || email))
directory.employee: seq smallint not null default 0
directory.employee: version integer not null default 1
directory.employee_photo: content bytea not null
directory.employee_photo: employee_id integer not null
directory.employee_photo: pixels smallint not null
directory.revision: number bigint not null
directory.revision: only_row boolean not null default true
documents.content: document_id integer not null
documents.content: is_split boolean not null
documents.content: part integer not null
documents.content: words text not null
documents.controlled_revision: acceptance text
documents.controlled_revision: accepted_on date
documents.controlled_revision: approval_id integer
documents.controlled_revision: author_id integer not null
documents.controlled_revision: authority_kind text
documents.controlled_revision: authority_kinds text[]
documents.controlled_revision: authority_number text
documents.controlled_revision: authority_on date
documents.controlled_revision: effective_on date
documents.controlled_revision: is_scheduled boolean not null default false
documents.controlled_revision: letter_content_type text
documents.controlled_revision: letter_name text
documents.controlled_revision: letter_sha256 text
documents.controlled_revision: letter_size integer
documents.controlled_revision: manual_id integer not null
documents.controlled_revision: revision_id integer not null
documents.controlled_revision: stage text not null
documents.document: created_at timestamp with time zone not null
documents.document: creator_id integer not null
documents.document: current_revision_id integer not null
documents.document: department_id integer not null
documents.document: doc_key text not null default (gen_random_uuid())::text
documents.document: doc_type text not null default 
CASE
    WHEN (manual_id IS NULL) THEN 'Normal'::text
    ELSE 'AOC'::text
END
documents.document: drive_id integer not null
documents.document: extension text not null
documents.document: id integer not null generated always as identity
documents.document: lower_title text not null default lower(title)
documents.document: manual_id integer
documents.document: modified_at timestamp with time zone not null
documents.document: revision_on date not null
documents.document: search_text text not null default lower(((title || ' '::text) || COALESCE(sub_title, ''::text)))
documents.document: sub_title text
documents.document: title text not null
documents.document: version integer not null default 1
documents.drive: department_id integer
documents.drive: drive_key text not null default (gen_random_uuid())::text
documents.drive: id integer not null generated always as identity
documents.drive: name text
documents.drive: notice_version integer not null default 0
documents.drive: version integer not null default 1
documents.favourite: at timestamp with time zone not null
documents.favourite: document_id integer not null
documents.favourite: employee_id integer not null
documents.manual: abbr text
documents.manual: controlled boolean not null default false
documents.manual: department_id integer not null
documents.manual: doc_no text not null
documents.manual: drive_id integer not null
documents.manual: id integer not null generated always as identity
documents.manual: manual_class text not null
documents.manual: manual_type text not null
documents.manual: search_text text not null default lower(((((((title || ' '::text) || COALESCE(sub_title, ''::text)) || ' '::text) || doc_no) || ' '::text) || COALESCE(abbr, ''::text)))
documents.manual: sub_title text
documents.manual: title text not null
documents.manual: version integer not null default 1
documents.manual_manager: employee_id integer not null
documents.manual_manager: manual_id integer not null
documents.notice: content text not null
documents.notice: drive_id integer not null
documents.notice: modified_at timestamp with time zone not null
documents.notice: modifier_id integer not null
documents.notice: title text not null
documents.notice: version integer not null
documents.passage: document_id integer not null
documents.passage: page integer
documents.passage: place integer not null
documents.passage: text text not null
documents.reader: assigned_on date not null
documents.reader: document_id integer not null
documents.reader: employee_id integer not null
documents.reader_group: department_id integer
documents.reader_group: document_id integer not null
documents.reader_group: id integer not null generated always as identity
documents.reader_group: job_titles text[] not null
documents.reader_group: positions text[] not null
documents.reader_group: with_below boolean not null
documents.reader_minus: document_id integer not null
documents.reader_minus: employee_id integer not null
documents.reader_plus: document_id integer not null
documents.reader_plus: employee_id integer not null
documents.reader_rule: document_id integer not null
documents.reader_rule: due_days smallint
documents.reader_rule: version integer not null default 1
documents.readers_asked: asked_on date not null
documents.readers_asked: document_id integer not null
documents.reading: confirmed boolean not null default false
documents.reading: department_eng_name text not null
documents.reading: department_id integer not null
documents.reading: department_name text not null
documents.reading: doc_key text not null
documents.reading: doc_no text
documents.reading: document_id integer not null
documents.reading: employee_id integer not null
documents.reading: id integer not null generated always as identity
documents.reading: manual_id integer
documents.reading: position text not null
documents.reading: read_at timestamp with time zone not null
documents.reading: revision_id integer not null
documents.reading: sub_title text
documents.reading: title text not null
documents.reading: version text not null
documents.reading_reminder: days_left smallint not null
documents.reading_reminder: document_id integer not null
documents.reading_reminder: due_on date not null
documents.reading_reminder: employee_id integer not null
documents.reading_reminder: revision_id integer not null
documents.recent: at timestamp with time zone not null
documents.recent: document_id integer not null
documents.recent: employee_id integer not null
documents.revision: content_state text not null
documents.revision: content_type text not null
documents.revision: department_id integer not null
documents.revision: description text not null
documents.revision: document_id integer
documents.revision: id integer not null generated always as identity
documents.revision: in_force_from date
documents.revision: lock_version integer not null default 1
documents.revision: modified_at timestamp with time zone not null
documents.revision: modifier_id integer not null
documents.revision: preview_sha256 text
documents.revision: released_at timestamp with time zone
documents.revision: revision_on date not null
documents.revision: sha256 text not null
documents.revision: size integer not null
documents.revision: uploaded_at timestamp with time zone not null
documents.revision: version text not null
documents.revision_text: page integer
documents.revision_text: place integer not null
documents.revision_text: revision_id integer not null
documents.revision_text: text text not null
identity.permission_grant: employee_id integer not null
identity.permission_grant: level text not null
identity.permission_grant: menu text not null
identity.provider_record: consumed_at timestamp with time zone
identity.provider_record: expires_at timestamp with time zone
identity.provider_record: grant_id text
identity.provider_record: id text not null
identity.provider_record: model text not null
identity.provider_record: payload jsonb not null
identity.provider_record: uid text
identity.provider_record: user_code text
identity.sign_in: bound_at timestamp with time zone not null
identity.sign_in: device_key bytea
identity.sign_in: employee_id integer not null
identity.sign_in: ended_at timestamp with time zone
identity.sign_in: issuer text
identity.sign_in: subject text
indicators.acknowledgement: acknowledged_at timestamp with time zone not null
indicators.acknowledgement: acknowledged_by_id integer not null
indicators.acknowledgement: action_id integer
indicators.acknowledgement: cause text not null
indicators.acknowledgement: hazard_id integer
indicators.acknowledgement: id integer not null generated always as identity
indicators.acknowledgement: incident_rate numeric(13,3) not null
indicators.acknowledgement: indicator_id integer not null
indicators.acknowledgement: month smallint not null
indicators.acknowledgement: rule text not null
indicators.acknowledgement: year smallint not null
indicators.counted_report: indicator_id integer not null
indicators.counted_report: month smallint not null
indicators.counted_report: report_id integer not null
indicators.counted_report: year smallint not null
indicators.flight_record: flight_count integer not null
indicators.flight_record: month smallint not null
indicators.flight_record: year smallint not null
indicators.indicator: eng_name text not null
indicators.indicator: id integer not null generated always as identity
indicators.indicator: is_activated boolean not null default true
indicators.indicator: key smallint not null
indicators.indicator: name text not null
indicators.occurrence: base_count integer
indicators.occurrence: indicator_id integer not null
indicators.occurrence: month smallint not null
indicators.occurrence: occurrence_count integer not null
indicators.occurrence: origin text not null default 'Upload'::text
indicators.occurrence: reason text
indicators.occurrence: recorded_at timestamp with time zone
indicators.occurrence: recorded_by_id integer
indicators.occurrence: year smallint not null
indicators.threshold_set: alert numeric(10,3)
indicators.threshold_set: caution numeric(10,3)
indicators.threshold_set: indicator_id integer not null
indicators.threshold_set: reserve numeric(10,3)
indicators.threshold_set: serious numeric(10,3)
indicators.threshold_set: target_value numeric(10,3)
indicators.threshold_set: year smallint not null
leave.entitlement: employee_id integer not null
leave.entitlement: total_days numeric(4,1) not null
leave.entitlement: year smallint not null
leave.leave_half: absence_type text not null
leave.leave_half: document_id integer not null
leave.leave_half: employee_id integer not null
leave.leave_half: half text not null
leave.leave_half: is_completed boolean not null
leave.leave_half: leave_on date not null
notification.choice: employee_id integer not null
notification.choice: kind text not null
notification.choice: mail text not null
notification.mail: claimed_at timestamp with time zone
notification.mail: employee_id integer not null
notification.mail: ended_at timestamp with time zone
notification.mail: id integer not null generated always as identity
notification.mail: mode text not null
notification.mail: notification_id integer not null
notification.mail: state text not null default 'waiting'::text
notification.mail: written_at timestamp with time zone not null default clock_timestamp()
notification.notification: at timestamp with time zone not null
notification.notification: employee_id integer not null
notification.notification: id integer not null generated by default as identity
notification.notification: kind text not null
notification.notification: place text not null
notification.notification: read_at timestamp with time zone
notification.notification: record_id integer not null
notification.notification: record_type text not null
notification.notification: times integer not null default 1
notification.notification: written_at timestamp with time zone not null default clock_timestamp()
platform.idempotent_reply: created_at timestamp with time zone not null
platform.idempotent_reply: name text not null
platform.idempotent_reply: path text not null
platform.idempotent_reply: sealed bytea not null
platform.installation: is_demo boolean not null
platform.installation: only_row boolean not null default true
platform.maintenance: message text not null
platform.maintenance: only_row boolean not null default true
platform.maintenance: since timestamp with time zone not null
platform.number_counter: last_number integer not null
platform.number_counter: prefix text not null
platform.number_counter: year smallint not null
platform.record_owner: employee_id integer not null
platform.record_owner: record_id integer not null
platform.record_owner: record_type text not null
platform.server: id uuid not null
platform.server: roles text[] not null
platform.server: seen_at timestamp with time zone not null default now()
platform.server: started_at timestamp with time zone not null default now()
platform.server: version text not null
platform.stored_file: sha256 text not null
platform.stored_file: size integer not null
platform.web_asset: content bytea not null
platform.web_asset: path text not null
platform.web_build: id text not null
platform.web_build: paths text[] not null
platform.web_build: started_at timestamp with time zone not null default now()
public.migration: applied_at timestamp with time zone not null default now()
public.migration: checksum text not null
public.migration: name text not null
safety.action: action_no text not null
safety.action: assigned_by_id integer not null
safety.action: case_id integer not null
safety.action: case_owner_id integer
safety.action: completed_at timestamp with time zone
safety.action: created_at timestamp with time zone not null
safety.action: due_on date not null
safety.action: id integer not null generated always as identity
safety.action: mitigator_id integer not null
safety.action: status text not null
safety.action_referrer: action_id integer not null
safety.action_referrer: employee_id integer not null
safety.action_referrer: seq integer not null generated always as identity
safety.assessment: archived_at timestamp with time zone
safety.assessment: assessor_id integer not null
safety.assessment: case_id integer not null
safety.assessment: id integer not null generated always as identity
safety.assessment: is_assigned boolean not null
safety.assessment: modified_at timestamp with time zone not null
safety.assessment: modified_by_id integer not null
safety.assessment: risk_level text
safety.assessment: seq smallint not null
safety.authorship: department_eng_name text not null
safety.authorship: department_id integer not null
safety.authorship: department_name text not null
safety.authorship: employee_id integer not null
safety.authorship: read_place bigint not null default 0
safety.authorship: report_id integer not null
safety.case: completed_at timestamp with time zone
safety.case: id integer not null
safety.case: kind text not null
safety.case_text: case_id integer not null
safety.case_text: text text not null
safety.case_text: words text not null
safety.classification: case_type smallint not null
safety.classification: consequences jsonb not null
safety.classification: event_categories integer[] not null
safety.classification: event_type smallint not null
safety.classification: is_unmanaged boolean not null
safety.classification: modified_at timestamp with time zone not null
safety.classification: modified_by_id integer not null
safety.classification: report_id integer not null
safety.classification: report_to_authority boolean not null
safety.classification: version integer not null default 1
safety.dialogue_entry: author_id integer
safety.dialogue_entry: content text not null
safety.dialogue_entry: created_at timestamp with time zone
safety.dialogue_entry: due_at timestamp with time zone
safety.dialogue_entry: for_reporter_alone boolean not null default false
safety.dialogue_entry: held_place integer
safety.dialogue_entry: id integer not null default safety.new_entry_id()
safety.dialogue_entry: kind text not null
safety.dialogue_entry: lesson_id integer
safety.dialogue_entry: place bigint
safety.dialogue_entry: report_id integer not null
safety.dialogue_entry: retry_body text
safety.dialogue_entry: retry_name text
safety.dialogue_entry: side text not null
safety.dialogue_entry: stage text
safety.dialogue_file: added_at timestamp with time zone not null
safety.dialogue_file: content_type text not null
safety.dialogue_file: entry_id integer not null
safety.dialogue_file: id integer not null default safety.random_id()
safety.dialogue_file: name text not null
safety.dialogue_file: place bigint not null generated always as identity
safety.dialogue_file: sha256 text not null
safety.dialogue_file: size integer not null
safety.duty: at_once_since timestamp with time zone
safety.duty: at_once_told smallint not null default 0
safety.duty: basis text not null
safety.duty: calendar_is_incomplete boolean not null default false
safety.duty: class text not null
safety.duty: decided_on_class text
safety.duty: desk_due timestamp with time zone default 
CASE
    WHEN (state = 'Open'::text) THEN
    CASE
        WHEN (class = 'AtOnce'::text) THEN starts_at
        ELSE due_at
    END
    ELSE NULL::timestamp with time zone
END
safety.duty: desk_rank smallint not null default (
CASE
    WHEN (is_confirmed AND (proposed_class <> decided_on_class)) THEN 0
    ELSE 3
END +
CASE
    WHEN (state <> 'Open'::text) THEN 2
    WHEN (class = 'AtOnce'::text) THEN 0
    ELSE 1
END)
safety.duty: desk_start timestamp with time zone default 
CASE
    WHEN (state <> 'Open'::text) THEN starts_at
    ELSE NULL::timestamp with time zone
END
safety.duty: due_at timestamp with time zone
safety.duty: filed_at timestamp with time zone
safety.duty: hindrance_ended_at timestamp with time zone
safety.duty: hindrance_reason text
safety.duty: is_confirmed boolean not null default false
safety.duty: is_hindered boolean not null default false
safety.duty: is_late boolean
safety.duty: is_opened boolean not null
safety.duty: item text
safety.duty: known_at timestamp with time zone
safety.duty: needs_review boolean not null default (is_confirmed AND (proposed_class <> decided_on_class))
safety.duty: next_mark_at timestamp with time zone
safety.duty: plain_due_at timestamp with time zone
safety.duty: proposed_basis text not null
safety.duty: proposed_class text not null
safety.duty: proposed_from text not null
safety.duty: proposed_item text
safety.duty: protection_until date
safety.duty: report_id integer not null
safety.duty: report_type text not null
safety.duty: starts_at timestamp with time zone not null
safety.duty: starts_from text not null default 'Event'::text
safety.duty: state text not null
safety.duty: version integer not null default 1
safety.duty_history: at timestamp with time zone not null
safety.duty_history: basis text not null
safety.duty_history: by_id integer
safety.duty_history: class text not null
safety.duty_history: due_at timestamp with time zone
safety.duty_history: id integer not null generated always as identity
safety.duty_history: item text
safety.duty_history: reason text
safety.duty_history: report_id integer not null
safety.duty_history: source text not null
safety.duty_history: starts_at timestamp with time zone not null
safety.factual: created_at timestamp with time zone not null
safety.factual: description text not null
safety.factual: id integer not null generated always as identity
safety.factual: investigation_id integer not null
safety.factual: logged_on date not null
safety.factual: manager_id integer not null
safety.factual: title text not null
safety.factual: version integer not null default 1
safety.factual_file: added_at timestamp with time zone not null
safety.factual_file: content_type text not null
safety.factual_file: factual_id integer not null
safety.factual_file: id integer not null generated always as identity
safety.factual_file: name text not null
safety.factual_file: sha256 text not null
safety.factual_file: size integer not null
safety.feedback_answer: author_id integer not null
safety.feedback_answer: content text not null
safety.feedback_answer: created_at timestamp with time zone not null
safety.feedback_answer: id integer not null generated always as identity
safety.feedback_answer: report_id integer not null
safety.filing: filed_at timestamp with time zone not null
safety.filing: form text not null
safety.filing: id integer not null generated always as identity
safety.filing: note text
safety.filing: receipt_no text
safety.filing: recipient text not null
safety.filing: recipient_name text
safety.filing: recorded_at timestamp with time zone not null
safety.filing: recorded_by_id integer not null
safety.filing: report_id integer not null
safety.filing: void_reason text
safety.filing: voided_at timestamp with time zone
safety.filing: voided_by_id integer
safety.filing_file: added_at timestamp with time zone not null
safety.filing_file: content_type text not null
safety.filing_file: filing_id integer not null
safety.filing_file: id integer not null generated always as identity
safety.filing_file: name text not null
safety.filing_file: sha256 text not null
safety.filing_file: size integer not null
safety.hazard: case_id integer not null
safety.hazard: category jsonb not null
safety.hazard: category_level1_id integer not null
safety.hazard: control_type text
safety.hazard: hazard_no text not null
safety.hazard: id integer not null generated always as identity
safety.hazard: identified_on date not null
safety.hazard: identifier_id integer not null
safety.hazard: modified_at timestamp with time zone not null
safety.hazard: modified_by_id integer not null
safety.hazard: potential_consequences jsonb not null
safety.hazard: source text not null
safety.hazard: status text not null
safety.hazard: title text not null
safety.hazard: version integer not null default 1
safety.investigation: appendix text
safety.investigation: author_id integer not null
safety.investigation: conclusion text
safety.investigation: created_at timestamp with time zone not null
safety.investigation: description text not null
safety.investigation: end_on date not null
safety.investigation: field_level1_id integer not null
safety.investigation: field_level2_id integer
safety.investigation: id integer not null
safety.investigation: investigation_no text not null
safety.investigation: objective text
safety.investigation: post_process text
safety.investigation: post_process_saved_at timestamp with time zone
safety.investigation: post_process_saved_by_id integer
safety.investigation: report_id integer
safety.investigation: return_reason text
safety.investigation: source text not null
safety.investigation: start_on date not null
safety.investigation: status text not null
safety.investigation: title text not null
safety.investigation: type text not null
safety.investigation: version integer not null default 1
safety.investigation_text: investigation_id integer not null
safety.investigation_text: search_text text not null
safety.investigator: employee_id integer not null
safety.investigator: investigation_id integer not null
safety.investigator: place smallint not null
safety.lesson: approved_by_id integer
safety.lesson: causes text not null
safety.lesson: created_at timestamp with time zone not null
safety.lesson: field_level1_id integer
safety.lesson: field_level2_id integer
safety.lesson: happened text not null
safety.lesson: id integer not null generated always as identity
safety.lesson: learned text not null
safety.lesson: lesson_no text
safety.lesson: modified_at timestamp with time zone not null
safety.lesson: month text
safety.lesson: published_at timestamp with time zone
safety.lesson: return_reason text
safety.lesson: search_text text not null default lower(((((((((title || chr(31)) || happened) || chr(31)) || causes) || chr(31)) || learned) || chr(31)) || COALESCE(lesson_no, ''::text)))
safety.lesson: sent_by_id integer
safety.lesson: status text not null
safety.lesson: title text not null
safety.lesson: version integer not null default 1
safety.lesson_case: case_id integer not null
safety.lesson_case: lesson_id integer not null
safety.lesson_case: place smallint not null
safety.lesson_writer: employee_id integer not null
safety.lesson_writer: lesson_id integer not null
safety.lesson_writer: seq integer not null generated always as identity
safety.message: action_completed boolean
safety.message: action_id integer not null
safety.message: action_type text not null
safety.message: answer_to_id integer
safety.message: author_id integer not null
safety.message: content text not null
safety.message: created_at timestamp with time zone not null
safety.message: id integer not null generated always as identity
safety.message: is_instruction boolean not null default false
safety.message_file: added_at timestamp with time zone not null
safety.message_file: content_type text not null
safety.message_file: id integer not null generated always as identity
safety.message_file: message_id integer not null
safety.message_file: name text not null
safety.message_file: sha256 text not null
safety.message_file: size integer not null
safety.planned_action: due_on date not null
safety.planned_action: instruction text not null default ''::text
safety.planned_action: investigation_id integer not null
safety.planned_action: mitigator_id integer not null
safety.planned_action: place smallint not null
safety.post_process_file: added_at timestamp with time zone not null
safety.post_process_file: content_type text not null
safety.post_process_file: id integer not null generated always as identity
safety.post_process_file: investigation_id integer not null
safety.post_process_file: name text not null
safety.post_process_file: sha256 text not null
safety.post_process_file: size integer not null
safety.report: airport text
safety.report: awaits_reply boolean not null default false
safety.report: case_type smallint
safety.report: created_at timestamp with time zone not null
safety.report: description text
safety.report: event_at timestamp with time zone
safety.report: event_categories integer[]
safety.report: event_type smallint
safety.report: event_zone smallint not null
safety.report: field_level1_id integer
safety.report: field_level2_id integer
safety.report: first_due_on date
safety.report: flight_key text
safety.report: flight_phase smallint
safety.report: found_version integer
safety.report: id integer not null
safety.report: is_child boolean not null default (main_id IS NOT NULL)
safety.report: is_confidential boolean not null
safety.report: listed_at timestamp with time zone not null
safety.report: location text
safety.report: main_id integer
safety.report: main_is_child boolean default 
CASE
    WHEN (main_id IS NOT NULL) THEN false
    ELSE NULL::boolean
END
safety.report: mandatory_report_type smallint
safety.report: operational_impact smallint
safety.report: registration_key text
safety.report: report_no text
safety.report: report_type text not null
safety.report: reported_event_type smallint
safety.report: request_feedback boolean not null
safety.report: risk_class text
safety.report: search_text text not null default lower(((COALESCE(subject, ''::text) || chr(31)) || COALESCE(report_no, ''::text)))
safety.report: sections jsonb not null
safety.report: shown_department_eng_name text
safety.report: shown_department_id integer
safety.report: shown_department_name text
safety.report: shown_reporter_id integer
safety.report: status text not null
safety.report: subject text
safety.report: submitted_at timestamp with time zone
safety.report: told_stage smallint not null default 0
safety.report: version integer not null default 1
safety.report_file: added_at timestamp with time zone not null
safety.report_file: content_type text not null
safety.report_file: id integer not null default safety.random_id()
safety.report_file: name text not null
safety.report_file: place bigint not null generated always as identity
safety.report_file: report_id integer not null
safety.report_file: sha256 text not null
safety.report_file: size integer not null
safety.root_cause: action_id integer
safety.root_cause: description text
safety.root_cause: id integer not null generated always as identity
safety.root_cause: investigation_id integer
safety.root_cause: levels integer[] not null
safety.root_cause: modified_at timestamp with time zone not null
safety.root_cause: modified_by_id integer not null
safety.root_cause: version integer not null default 1
safety.saved_view: employee_id integer not null
safety.saved_view: id integer not null generated always as identity
safety.saved_view: list text not null
safety.saved_view: name text not null
safety.saved_view: query jsonb not null
safety.saved_view: version integer not null default 1

-- constraints
approval.attached_document: attached_document_attached_id_fkey FOREIGN KEY (attached_id) REFERENCES approval.document(id)
approval.attached_document: attached_document_check CHECK ((document_id <> attached_id))
approval.attached_document: attached_document_document_id_attached_id_key UNIQUE (document_id, attached_id)
approval.attached_document: attached_document_document_id_fkey FOREIGN KEY (document_id) REFERENCES approval.document(id) ON DELETE CASCADE
approval.attached_document: attached_document_pkey PRIMARY KEY (document_id, place)
approval.attached_document: attached_document_place_check CHECK (((place >= 1) AND (place <= 50)))
approval.attached_file: attached_file_document_id_fkey FOREIGN KEY (document_id) REFERENCES approval.document(id) ON DELETE CASCADE
approval.attached_file: attached_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)))
approval.attached_file: attached_file_pkey PRIMARY KEY (id)
approval.attached_file: attached_file_sha256_fkey FOREIGN KEY (sha256) REFERENCES platform.stored_file(sha256)
approval.attached_file: attached_file_size_check CHECK ((size >= 0))
approval.delegation: delegation_category_ids_check CHECK ((cardinality(category_ids) > 0))
approval.delegation: delegation_check CHECK ((principal_id <> deputy_id))
approval.delegation: delegation_check1 CHECK ((from_on <= to_on))
approval.delegation: delegation_check2 CHECK (((ended_at IS NULL) = (ended_by_id IS NULL)))
approval.delegation: delegation_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES directory.employee(id)
approval.delegation: delegation_deputy_id_fkey FOREIGN KEY (deputy_id) REFERENCES directory.employee(id)
approval.delegation: delegation_ended_by_id_fkey FOREIGN KEY (ended_by_id) REFERENCES directory.employee(id)
approval.delegation: delegation_leave_id_fkey FOREIGN KEY (leave_id) REFERENCES approval.document(id) ON DELETE SET NULL
approval.delegation: delegation_pkey PRIMARY KEY (id)
approval.delegation: delegation_principal_id_fkey FOREIGN KEY (principal_id) REFERENCES directory.employee(id)
approval.delegation: delegation_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)))
approval.document: document_cancellation_reason_check CHECK (((length(cancellation_reason) >= 1) AND (length(cancellation_reason) <= 500)))
approval.document: document_category_id_check CHECK ((category_id = ANY (ARRAY[1, 2])))
approval.document: document_check CHECK (((status = 'Draft'::text) = (doc_no IS NULL)))
approval.document: document_check1 CHECK (((status = 'Draft'::text) = (submitted_at IS NULL)))
approval.document: document_check2 CHECK (((status = 'Canceled'::text) = ((canceled_at IS NOT NULL) AND (cancellation_reason IS NOT NULL))))
approval.document: document_check3 CHECK (((status <> 'Completed'::text) OR (completed_at IS NOT NULL)))
approval.document: document_check4 CHECK (((status <> 'Rejected'::text) OR (completed_at IS NULL)))
approval.document: document_comment_check CHECK ((length(comment) <= 2000))
approval.document: document_doc_no_key UNIQUE (doc_no)
approval.document: document_drafter_id_fkey FOREIGN KEY (drafter_id) REFERENCES directory.employee(id)
approval.document: document_due_days_check CHECK (((due_days >= 1) AND (due_days <= 365)))
approval.document: document_pkey PRIMARY KEY (id)
approval.document: document_resubmission_of_id_fkey FOREIGN KEY (resubmission_of_id) REFERENCES approval.document(id)
approval.document: document_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'InProgress'::text, 'Completed'::text, 'Rejected'::text, 'Canceled'::text])))
approval.document: document_title_check CHECK ((length(title) <= 200))
approval.hand_over: hand_over_by_id_fkey FOREIGN KEY (by_id) REFERENCES directory.employee(id)
approval.hand_over: hand_over_from_id_fkey FOREIGN KEY (from_id) REFERENCES directory.employee(id)
approval.hand_over: hand_over_line_id_fkey FOREIGN KEY (line_id) REFERENCES approval.line(id) ON DELETE CASCADE
approval.hand_over: hand_over_pkey PRIMARY KEY (id)
approval.hand_over: hand_over_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
approval.hand_over: hand_over_to_id_fkey FOREIGN KEY (to_id) REFERENCES directory.employee(id)
approval.line: line_acted_by_id_fkey FOREIGN KEY (acted_by_id) REFERENCES directory.employee(id)
approval.line: line_action_check CHECK ((action = ANY (ARRAY['Approved'::text, 'Hold'::text, 'Reject'::text])))
approval.line: line_approval_type_check CHECK ((approval_type = ANY (ARRAY['Approve'::text, 'Agreement'::text])))
approval.line: line_approver_id_fkey FOREIGN KEY (approver_id) REFERENCES directory.employee(id)
approval.line: line_check CHECK (((action IS NULL) = (acted_at IS NULL)))
approval.line: line_check1 CHECK (((action IS DISTINCT FROM 'Reject'::text) OR (comment IS NOT NULL)))
approval.line: line_check2 CHECK (((NOT is_final) OR (action = 'Approved'::text)))
approval.line: line_comment_check CHECK ((length(comment) <= 2000))
approval.line: line_document_id_approver_id_key UNIQUE (document_id, approver_id)
approval.line: line_document_id_fkey FOREIGN KEY (document_id) REFERENCES approval.document(id) ON DELETE CASCADE
approval.line: line_document_id_place_key UNIQUE (document_id, place)
approval.line: line_handed_over_from_id_fkey FOREIGN KEY (handed_over_from_id) REFERENCES directory.employee(id)
approval.line: line_pkey PRIMARY KEY (id)
approval.line: line_place_check CHECK (((place >= 1) AND (place <= 30)))
approval.line: line_seq_check CHECK (((seq >= 1) AND (seq <= 30)))
approval.listing: listing_check CHECK (((employee_id IS NULL) <> (department_id IS NULL)))
approval.listing: listing_department_id_fkey FOREIGN KEY (department_id) REFERENCES directory.department(id)
approval.listing: listing_document_id_department_id_key UNIQUE (document_id, department_id)
approval.listing: listing_document_id_employee_id_key UNIQUE (document_id, employee_id)
approval.listing: listing_document_id_fkey FOREIGN KEY (document_id) REFERENCES approval.document(id) ON DELETE CASCADE
approval.listing: listing_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id)
approval.listing: listing_stage_check CHECK ((stage = ANY (ARRAY['Draft'::text, 'InProgress'::text, 'Closed'::text])))
approval.past_act: past_act_action_check CHECK ((action = ANY (ARRAY['Approved'::text, 'Hold'::text, 'Reject'::text, 'Withdraw'::text, 'Return'::text, 'Reopened'::text])))
approval.past_act: past_act_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES directory.employee(id)
approval.past_act: past_act_comment_check CHECK ((length(comment) <= 2000))
approval.past_act: past_act_in_place_of_id_fkey FOREIGN KEY (in_place_of_id) REFERENCES directory.employee(id)
approval.past_act: past_act_line_id_fkey FOREIGN KEY (line_id) REFERENCES approval.line(id) ON DELETE CASCADE
approval.past_act: past_act_pkey PRIMARY KEY (id)
approval.preset: preset_check CHECK (((kind = 'Template'::text) = (title IS NOT NULL)))
approval.preset: preset_check1 CHECK (((kind = 'Template'::text) = (content IS NOT NULL)))
approval.preset: preset_kind_check CHECK ((kind = ANY (ARRAY['Line'::text, 'Template'::text])))
approval.preset: preset_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40)))
approval.preset: preset_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES directory.employee(id) ON DELETE CASCADE
approval.preset: preset_owner_id_kind_name_key UNIQUE (owner_id, kind, name)
approval.preset: preset_pkey PRIMARY KEY (id)
approval.preset: preset_title_check CHECK ((length(title) <= 200))
approval.preset_place: preset_place_check CHECK (((employee_id IS NULL) OR (role <> 'Department'::text)))
approval.preset_place: preset_place_check1 CHECK (((department_id IS NULL) OR (role = 'Department'::text)))
approval.preset_place: preset_place_department_id_fkey FOREIGN KEY (department_id) REFERENCES directory.department(id) ON DELETE SET NULL
approval.preset_place: preset_place_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id) ON DELETE SET NULL
approval.preset_place: preset_place_pkey PRIMARY KEY (preset_id, place)
approval.preset_place: preset_place_place_check CHECK (((place >= 1) AND (place <= 330)))
approval.preset_place: preset_place_preset_id_fkey FOREIGN KEY (preset_id) REFERENCES approval.preset(id) ON DELETE CASCADE
approval.preset_place: preset_place_role_check CHECK ((role = ANY (ARRAY['Approve'::text, 'Agreement'::text, 'Employee'::text, 'Department'::text])))
approval.question: question_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 2000)))
approval.question: question_by_id_fkey FOREIGN KEY (by_id) REFERENCES directory.employee(id)
approval.question: question_check CHECK (((answered_at IS NULL) = (answer IS NULL)))
approval.question: question_document_id_fkey FOREIGN KEY (document_id) REFERENCES approval.document(id) ON DELETE CASCADE
approval.question: question_in_place_of_id_fkey FOREIGN KEY (in_place_of_id) REFERENCES directory.employee(id)
approval.question: question_pkey PRIMARY KEY (id)
approval.question: question_question_check CHECK (((length(question) >= 1) AND (length(question) <= 2000)))
approval.question: question_to_id_fkey FOREIGN KEY (to_id) REFERENCES directory.employee(id)
approval.reading: reading_content_version_check CHECK ((content_version > 0))
approval.reading: reading_document_id_fkey FOREIGN KEY (document_id) REFERENCES approval.document(id) ON DELETE CASCADE
approval.reading: reading_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id)
approval.reading: reading_in_place_of_id_fkey FOREIGN KEY (in_place_of_id) REFERENCES directory.employee(id)
approval.reading: reading_pkey PRIMARY KEY (document_id, employee_id, content_version)
approval.reading: reading_seq_check CHECK ((seq > 0))
approval.referrer: referrer_added_by_id_fkey FOREIGN KEY (added_by_id) REFERENCES directory.employee(id)
approval.referrer: referrer_check CHECK (((employee_id IS NULL) <> (department_id IS NULL)))
approval.referrer: referrer_department_id_fkey FOREIGN KEY (department_id) REFERENCES directory.department(id)
approval.referrer: referrer_document_id_department_id_key UNIQUE (document_id, department_id)
approval.referrer: referrer_document_id_employee_id_key UNIQUE (document_id, employee_id)
approval.referrer: referrer_document_id_fkey FOREIGN KEY (document_id) REFERENCES approval.document(id) ON DELETE CASCADE
approval.referrer: referrer_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id)
approval.referrer: referrer_pkey PRIMARY KEY (id)
approval.vacation: vacation_absence_type_check CHECK ((absence_type = ANY (ARRAY['AnnualLeave'::text, 'Training'::text, 'Education'::text, 'FamilyEventLeave'::text, 'MaternityLeave'::text, 'RestRecreationLeave'::text, 'AlternativeVacation'::text])))
approval.vacation: vacation_contract_check CHECK ((length(contract) <= 50))
approval.vacation: vacation_document_id_fkey FOREIGN KEY (document_id) REFERENCES approval.document(id) ON DELETE CASCADE
approval.vacation: vacation_pkey PRIMARY KEY (document_id)
approval.vacation_period: vacation_period_annual_leave_type_check CHECK ((annual_leave_type = ANY (ARRAY['AnnualLeave'::text, 'MorningOff'::text, 'AfternoonOff'::text])))
approval.vacation_period: vacation_period_document_id_fkey FOREIGN KEY (document_id) REFERENCES approval.vacation(document_id) ON DELETE CASCADE
approval.vacation_period: vacation_period_pkey PRIMARY KEY (document_id, place)
audit.entry: entry_pkey PRIMARY KEY (id)
calendar.holiday: holiday_date_check CHECK (((date >= '2000-01-01'::date) AND (date <= '2100-12-31'::date)))
calendar.holiday: holiday_date_name_key UNIQUE (date, name)
calendar.holiday: holiday_eng_name_check CHECK (((length(eng_name) >= 1) AND (length(eng_name) <= 100)))
calendar.holiday: holiday_kind_check CHECK ((kind = ANY (ARRAY['Statutory'::text, 'Substitute'::text, 'Temporary'::text, 'Election'::text, 'Company'::text])))
calendar.holiday: holiday_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
calendar.holiday: holiday_pkey PRIMARY KEY (id)
calendar.holiday: holiday_source_check CHECK ((length(source) <= 500))
directory.department: department_check CHECK (((path[cardinality(path)] = id) AND ((cardinality(path) >= 1) AND (cardinality(path) <= 6))))
directory.department: department_code_check CHECK (((length(code) >= 1) AND (length(code) <= 6)))
directory.department: department_eng_name_check CHECK (((length(eng_name) >= 1) AND (length(eng_name) <= 30)))
directory.department: department_name_check CHECK (((length(name) >= 1) AND (length(name) <= 20)))
directory.department: department_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES directory.department(id)
directory.department: department_pkey PRIMARY KEY (id)
directory.department: department_seq_check CHECK (((seq >= 0) AND (seq <= 99)))
directory.employee: employee_address1_check CHECK ((length(address1) <= 30))
directory.employee: employee_address2_check CHECK ((length(address2) <= 30))
directory.employee: employee_check CHECK ((birth_on < hired_on))
directory.employee: employee_check1 CHECK (((resigned_on IS NULL) OR (hired_on <= resigned_on)))
directory.employee: employee_check2 CHECK (((NOT is_resigned) OR (resigned_on IS NOT NULL)))
directory.employee: employee_code_check CHECK (((length(code) >= 1) AND (length(code) <= 10)))
directory.employee: employee_department_id_fkey FOREIGN KEY (department_id) REFERENCES directory.department(id)
directory.employee: employee_email_check CHECK (((length(email) >= 3) AND (length(email) <= 40)))
directory.employee: employee_eng_name_check CHECK (((length(eng_name) >= 1) AND (length(eng_name) <= 20)))
directory.employee: employee_gender_check CHECK ((gender = ANY (ARRAY[1, 2])))
directory.employee: employee_job_title_check CHECK ((length(job_title) <= 20))
directory.employee: employee_name_check CHECK (((length(name) >= 1) AND (length(name) <= 10)))
directory.employee: employee_phone_check CHECK ((length(phone) <= 15))
directory.employee: employee_pkey PRIMARY KEY (id)
directory.employee: employee_position_check CHECK (((length("position") >= 1) AND (length("position") <= 20)))
directory.employee: employee_seq_check CHECK (((seq >= 0) AND (seq <= 9999)))
directory.employee_photo: employee_photo_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id) ON DELETE CASCADE
directory.employee_photo: employee_photo_pixels_check CHECK ((pixels = ANY (ARRAY[64, 128, 256])))
directory.employee_photo: employee_photo_pkey PRIMARY KEY (employee_id, pixels)
directory.revision: revision_only_row_check CHECK (only_row)
directory.revision: revision_pkey PRIMARY KEY (only_row)
documents.content: content_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents.document(id) ON DELETE CASCADE
documents.content: content_pkey PRIMARY KEY (document_id, part)
documents.controlled_revision: controlled_revision_acceptance_check CHECK ((acceptance = ANY (ARRAY['Notified'::text, 'Deemed'::text])))
documents.controlled_revision: controlled_revision_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES approval.document(id)
documents.controlled_revision: controlled_revision_author_id_fkey FOREIGN KEY (author_id) REFERENCES directory.employee(id)
documents.controlled_revision: controlled_revision_authority_kind_check CHECK ((authority_kind = ANY (ARRAY['Approval'::text, 'Filing'::text])))
documents.controlled_revision: controlled_revision_authority_number_check CHECK (((length(authority_number) >= 1) AND (length(authority_number) <= 50)))
documents.controlled_revision: controlled_revision_letter_sha256_fkey FOREIGN KEY (letter_sha256) REFERENCES platform.stored_file(sha256)
documents.controlled_revision: controlled_revision_manual_id_fkey FOREIGN KEY (manual_id) REFERENCES documents.manual(id)
documents.controlled_revision: controlled_revision_pkey PRIMARY KEY (revision_id)
documents.controlled_revision: controlled_revision_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES documents.revision(id) ON DELETE CASCADE
documents.controlled_revision: controlled_revision_stage_check CHECK ((stage = ANY (ARRAY['Draft'::text, 'InApproval'::text, 'Approved'::text, 'Released'::text, 'Withdrawn'::text])))
documents.document: document_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES directory.employee(id)
documents.document: document_department_id_fkey FOREIGN KEY (department_id) REFERENCES directory.department(id)
documents.document: document_doc_key_key UNIQUE (doc_key)
documents.document: document_drive_id_fkey FOREIGN KEY (drive_id) REFERENCES documents.drive(id)
documents.document: document_extension_check CHECK ((extension = lower(extension)))
documents.document: document_has_current_revision FOREIGN KEY (current_revision_id) REFERENCES documents.revision(id) DEFERRABLE INITIALLY DEFERRED
documents.document: document_manual_id_fkey FOREIGN KEY (manual_id) REFERENCES documents.manual(id)
documents.document: document_manual_id_key UNIQUE (manual_id)
documents.document: document_pkey PRIMARY KEY (id)
documents.document: document_sub_title_check CHECK (((length(sub_title) >= 1) AND (length(sub_title) <= 80)))
documents.document: document_title_check CHECK (((length(title) >= 1) AND (length(title) <= 80)))
documents.drive: drive_check CHECK (((name IS NULL) <> (department_id IS NULL)))
documents.drive: drive_department_id_fkey FOREIGN KEY (department_id) REFERENCES directory.department(id) ON DELETE CASCADE
documents.drive: drive_department_id_key UNIQUE (department_id)
documents.drive: drive_drive_key_key UNIQUE (drive_key)
documents.drive: drive_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40)))
documents.drive: drive_pkey PRIMARY KEY (id)
documents.favourite: favourite_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents.document(id) ON DELETE CASCADE
documents.favourite: favourite_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id) ON DELETE CASCADE
documents.favourite: favourite_pkey PRIMARY KEY (employee_id, document_id)
documents.manual: manual_abbr_check CHECK (((length(abbr) >= 1) AND (length(abbr) <= 50)))
documents.manual: manual_department_id_fkey FOREIGN KEY (department_id) REFERENCES directory.department(id)
documents.manual: manual_doc_no_check CHECK (((length(doc_no) >= 1) AND (length(doc_no) <= 50)))
documents.manual: manual_drive_id_fkey FOREIGN KEY (drive_id) REFERENCES documents.drive(id)
documents.manual: manual_manual_class_check CHECK ((manual_class = ANY (ARRAY['Authorized'::text, 'Registered'::text, 'Authorized_Registered'::text, 'Unclassified'::text])))
documents.manual: manual_manual_type_check CHECK ((manual_type = ANY (ARRAY['Manuals'::text, 'Procedures'::text, 'Guidelines'::text])))
documents.manual: manual_pkey PRIMARY KEY (id)
documents.manual: manual_sub_title_check CHECK (((length(sub_title) >= 1) AND (length(sub_title) <= 80)))
documents.manual: manual_title_check CHECK (((length(title) >= 1) AND (length(title) <= 80)))
documents.manual_manager: manual_manager_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id)
documents.manual_manager: manual_manager_manual_id_fkey FOREIGN KEY (manual_id) REFERENCES documents.manual(id) ON DELETE CASCADE
documents.manual_manager: manual_manager_pkey PRIMARY KEY (manual_id, employee_id)
documents.notice: notice_content_check CHECK (((length(content) >= 1) AND (length(content) <= 5000)))
documents.notice: notice_drive_id_fkey FOREIGN KEY (drive_id) REFERENCES documents.drive(id) ON DELETE CASCADE
documents.notice: notice_modifier_id_fkey FOREIGN KEY (modifier_id) REFERENCES directory.employee(id)
documents.notice: notice_pkey PRIMARY KEY (drive_id)
documents.notice: notice_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100)))
documents.passage: passage_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents.document(id) ON DELETE CASCADE
documents.passage: passage_page_check CHECK ((page > 0))
documents.passage: passage_pkey PRIMARY KEY (document_id, place)
documents.reader: reader_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents.document(id) ON DELETE CASCADE
documents.reader: reader_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id) ON DELETE CASCADE
documents.reader: reader_pkey PRIMARY KEY (document_id, employee_id)
documents.reader_group: reader_group_department_id_fkey FOREIGN KEY (department_id) REFERENCES directory.department(id) ON DELETE CASCADE
documents.reader_group: reader_group_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents.document(id) ON DELETE CASCADE
documents.reader_group: reader_group_pkey PRIMARY KEY (id)
documents.reader_minus: reader_minus_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents.document(id) ON DELETE CASCADE
documents.reader_minus: reader_minus_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id)
documents.reader_minus: reader_minus_pkey PRIMARY KEY (document_id, employee_id)
documents.reader_plus: reader_plus_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents.document(id) ON DELETE CASCADE
documents.reader_plus: reader_plus_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id)
documents.reader_plus: reader_plus_pkey PRIMARY KEY (document_id, employee_id)
documents.reader_rule: reader_rule_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents.document(id) ON DELETE CASCADE
documents.reader_rule: reader_rule_due_days_check CHECK (((due_days >= 0) AND (due_days <= 365)))
documents.reader_rule: reader_rule_pkey PRIMARY KEY (document_id)
documents.readers_asked: readers_asked_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents.document(id) ON DELETE CASCADE
documents.readers_asked: readers_asked_pkey PRIMARY KEY (document_id)
documents.reading: reading_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id)
documents.reading: reading_id_key UNIQUE (id)
documents.reading: reading_pkey PRIMARY KEY (revision_id, employee_id)
documents.reading_reminder: reading_reminder_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents.document(id) ON DELETE CASCADE
documents.reading_reminder: reading_reminder_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id) ON DELETE CASCADE
documents.reading_reminder: reading_reminder_pkey PRIMARY KEY (revision_id, employee_id, due_on, days_left)
documents.reading_reminder: reading_reminder_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES documents.revision(id) ON DELETE CASCADE
documents.recent: recent_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents.document(id) ON DELETE CASCADE
documents.recent: recent_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id) ON DELETE CASCADE
documents.recent: recent_pkey PRIMARY KEY (employee_id, document_id)
documents.revision: revision_content_state_check CHECK ((content_state = ANY (ARRAY['pending'::text, 'done'::text, 'failed'::text, 'none'::text])))
documents.revision: revision_department_id_fkey FOREIGN KEY (department_id) REFERENCES directory.department(id)
documents.revision: revision_description_check CHECK ((length(description) <= 1000))
documents.revision: revision_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents.document(id) ON DELETE CASCADE
documents.revision: revision_modifier_id_fkey FOREIGN KEY (modifier_id) REFERENCES directory.employee(id)
documents.revision: revision_pkey PRIMARY KEY (id)
documents.revision: revision_preview_sha256_fkey FOREIGN KEY (preview_sha256) REFERENCES platform.stored_file(sha256)
documents.revision: revision_sha256_fkey FOREIGN KEY (sha256) REFERENCES platform.stored_file(sha256)
documents.revision: revision_size_check CHECK ((size > 0))
documents.revision: revision_version_check CHECK (((length(version) >= 1) AND (length(version) <= 25)))
documents.revision_text: revision_text_page_check CHECK ((page > 0))
documents.revision_text: revision_text_pkey PRIMARY KEY (revision_id, place)
documents.revision_text: revision_text_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES documents.revision(id) ON DELETE CASCADE
identity.permission_grant: permission_grant_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id) ON DELETE CASCADE
identity.permission_grant: permission_grant_level_check CHECK ((level ~ '^Level[0-6]$'::text))
identity.permission_grant: permission_grant_menu_check CHECK ((menu = ANY (ARRAY['Approval'::text, 'Document'::text, 'ESMS'::text, 'Admin'::text, 'Audit'::text])))
identity.permission_grant: permission_grant_pkey PRIMARY KEY (employee_id, menu, level)
identity.provider_record: provider_record_pkey PRIMARY KEY (model, id)
identity.sign_in: sign_in_check CHECK (((issuer IS NULL) = (subject IS NULL)))
identity.sign_in: sign_in_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id)
identity.sign_in: sign_in_issuer_subject_key UNIQUE (issuer, subject)
identity.sign_in: sign_in_pkey PRIMARY KEY (employee_id)
indicators.acknowledgement: acknowledgement_acknowledged_by_id_fkey FOREIGN KEY (acknowledged_by_id) REFERENCES directory.employee(id)
indicators.acknowledgement: acknowledgement_action_id_fkey FOREIGN KEY (action_id) REFERENCES safety.action(id)
indicators.acknowledgement: acknowledgement_cause_check CHECK ((length(cause) <= 2000))
indicators.acknowledgement: acknowledgement_hazard_id_fkey FOREIGN KEY (hazard_id) REFERENCES safety.hazard(id)
indicators.acknowledgement: acknowledgement_indicator_id_fkey FOREIGN KEY (indicator_id) REFERENCES indicators.indicator(id)
indicators.acknowledgement: acknowledgement_month_check CHECK (((month >= 1) AND (month <= 12)))
indicators.acknowledgement: acknowledgement_pkey PRIMARY KEY (id)
indicators.acknowledgement: acknowledgement_rule_check CHECK ((rule = ANY (ARRAY['OneSerious'::text, 'TwoAlert'::text, 'ThreeCaution'::text])))
indicators.counted_report: counted_report_indicator_id_year_month_fkey FOREIGN KEY (indicator_id, year, month) REFERENCES indicators.occurrence(indicator_id, year, month) ON DELETE CASCADE
indicators.counted_report: counted_report_pkey PRIMARY KEY (indicator_id, year, month, report_id)
indicators.counted_report: counted_report_report_id_fkey FOREIGN KEY (report_id) REFERENCES safety.report(id) ON DELETE CASCADE
indicators.flight_record: flight_record_flight_count_check CHECK (((flight_count >= 0) AND (flight_count <= 1000000)))
indicators.flight_record: flight_record_month_check CHECK (((month >= 1) AND (month <= 12)))
indicators.flight_record: flight_record_pkey PRIMARY KEY (year, month)
indicators.flight_record: flight_record_year_check CHECK (((year >= 2000) AND (year <= 2100)))
indicators.indicator: indicator_key_check CHECK (((key >= 1) AND (key <= 25)))
indicators.indicator: indicator_key_key UNIQUE (key)
indicators.indicator: indicator_pkey PRIMARY KEY (id)
indicators.occurrence: occurrence_base_count_check CHECK ((base_count >= 0))
indicators.occurrence: occurrence_indicator_id_fkey FOREIGN KEY (indicator_id) REFERENCES indicators.indicator(id)
indicators.occurrence: occurrence_month_check CHECK (((month >= 1) AND (month <= 12)))
indicators.occurrence: occurrence_occurrence_count_check CHECK (((occurrence_count >= 0) AND (occurrence_count <= 1000000)))
indicators.occurrence: occurrence_origin_check CHECK ((origin = ANY (ARRAY['Upload'::text, 'Close'::text])))
indicators.occurrence: occurrence_pkey PRIMARY KEY (indicator_id, year, month)
indicators.occurrence: occurrence_reason_check CHECK ((length(reason) <= 500))
indicators.occurrence: occurrence_recorded_by_id_fkey FOREIGN KEY (recorded_by_id) REFERENCES directory.employee(id)
indicators.occurrence: occurrence_year_check CHECK (((year >= 2000) AND (year <= 2100)))
indicators.threshold_set: threshold_set_check CHECK ((COALESCE(reserve, target_value, caution, alert, serious) IS NOT NULL))
indicators.threshold_set: threshold_set_indicator_id_fkey FOREIGN KEY (indicator_id) REFERENCES indicators.indicator(id)
indicators.threshold_set: threshold_set_pkey PRIMARY KEY (indicator_id, year)
indicators.threshold_set: threshold_set_year_check CHECK (((year >= 2000) AND (year <= 2101)))
leave.entitlement: entitlement_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id) ON DELETE CASCADE
leave.entitlement: entitlement_pkey PRIMARY KEY (employee_id, year)
leave.entitlement: entitlement_total_days_check CHECK ((((total_days >= (0)::numeric) AND (total_days <= (100)::numeric)) AND ((total_days * (2)::numeric) = trunc((total_days * (2)::numeric)))))
leave.entitlement: entitlement_year_check CHECK (((year >= 1900) AND (year <= 9999)))
leave.leave_half: leave_half_absence_type_check CHECK ((absence_type = ANY (ARRAY['AnnualLeave'::text, 'Training'::text, 'Education'::text, 'FamilyEventLeave'::text, 'MaternityLeave'::text, 'RestRecreationLeave'::text, 'AlternativeVacation'::text])))
leave.leave_half: leave_half_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id)
leave.leave_half: leave_half_half_check CHECK ((half = ANY (ARRAY['Morning'::text, 'Afternoon'::text])))
leave.leave_half: leave_half_pkey PRIMARY KEY (employee_id, leave_on, half)
notification.choice: choice_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id) ON DELETE CASCADE
notification.choice: choice_kind_check CHECK ((length(kind) <= 60))
notification.choice: choice_mail_check CHECK ((mail = ANY (ARRAY['at-once'::text, 'daily'::text])))
notification.choice: choice_pkey PRIMARY KEY (employee_id, kind)
notification.mail: mail_check CHECK (((state = 'waiting'::text) = (ended_at IS NULL)))
notification.mail: mail_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id) ON DELETE CASCADE
notification.mail: mail_mode_check CHECK ((mode = ANY (ARRAY['at-once'::text, 'daily'::text])))
notification.mail: mail_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notification.notification(id) ON UPDATE CASCADE ON DELETE CASCADE
notification.mail: mail_pkey PRIMARY KEY (id)
notification.mail: mail_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'dropped'::text, 'refused'::text])))
notification.notification: notification_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id) ON DELETE CASCADE
notification.notification: notification_kind_check CHECK ((length(kind) <= 60))
notification.notification: notification_pkey PRIMARY KEY (id)
notification.notification: notification_place_check CHECK ((length(place) <= 200))
notification.notification: notification_record_type_check CHECK ((length(record_type) <= 60))
platform.idempotent_reply: idempotent_reply_pkey PRIMARY KEY (name)
platform.installation: installation_only_row_check CHECK (only_row)
platform.installation: installation_pkey PRIMARY KEY (only_row)
platform.maintenance: maintenance_only_row_check CHECK (only_row)
platform.maintenance: maintenance_pkey PRIMARY KEY (only_row)
platform.number_counter: number_counter_last_number_check CHECK ((last_number > 0))
platform.number_counter: number_counter_pkey PRIMARY KEY (prefix, year)
platform.record_owner: record_owner_pkey PRIMARY KEY (record_type, record_id)
platform.server: server_pkey PRIMARY KEY (id)
platform.server: server_roles_check CHECK ((roles <> '{}'::text[]))
platform.server: server_version_check CHECK ((version <> ''::text))
platform.stored_file: stored_file_pkey PRIMARY KEY (sha256)
platform.stored_file: stored_file_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
platform.stored_file: stored_file_size_check CHECK ((size >= 0))
platform.web_asset: web_asset_path_check CHECK ((path <> ''::text))
platform.web_asset: web_asset_pkey PRIMARY KEY (path)
platform.web_build: web_build_id_check CHECK ((id <> ''::text))
platform.web_build: web_build_pkey PRIMARY KEY (id)
public.migration: migration_pkey PRIMARY KEY (name)
safety.action: action_action_no_key UNIQUE (action_no)
safety.action: action_assigned_by_id_fkey FOREIGN KEY (assigned_by_id) REFERENCES directory.employee(id)
safety.action: action_case_id_fkey FOREIGN KEY (case_id) REFERENCES safety."case"(id)
safety.action: action_case_owner_id_fkey FOREIGN KEY (case_owner_id) REFERENCES directory.employee(id)
safety.action: action_check CHECK (((status = 'Completed'::text) = (completed_at IS NOT NULL)))
safety.action: action_mitigator_id_fkey FOREIGN KEY (mitigator_id) REFERENCES directory.employee(id)
safety.action: action_pkey PRIMARY KEY (id)
safety.action: action_status_check CHECK ((status = ANY (ARRAY['InProgress'::text, 'Completed'::text, 'Cancelled'::text])))
safety.action_referrer: action_referrer_action_id_fkey FOREIGN KEY (action_id) REFERENCES safety.action(id) ON DELETE CASCADE
safety.action_referrer: action_referrer_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id)
safety.action_referrer: action_referrer_pkey PRIMARY KEY (action_id, employee_id)
safety.assessment: assessment_assessor_id_fkey FOREIGN KEY (assessor_id) REFERENCES directory.employee(id)
safety.assessment: assessment_case_id_fkey FOREIGN KEY (case_id) REFERENCES safety."case"(id) ON DELETE CASCADE
safety.assessment: assessment_check CHECK (((seq = 2) OR (NOT is_assigned)))
safety.assessment: assessment_check1 CHECK (((risk_level IS NOT NULL) OR is_assigned))
safety.assessment: assessment_check2 CHECK (((archived_at IS NULL) OR (seq = 3)))
safety.assessment: assessment_modified_by_id_fkey FOREIGN KEY (modified_by_id) REFERENCES directory.employee(id)
safety.assessment: assessment_pkey PRIMARY KEY (id)
safety.assessment: assessment_risk_level_check CHECK ((risk_level ~ '^[1-5][A-E]$'::text))
safety.assessment: assessment_seq_check CHECK ((seq = ANY (ARRAY[1, 2, 3])))
safety.authorship: authorship_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id)
safety.authorship: authorship_pkey PRIMARY KEY (report_id)
safety.authorship: authorship_report_id_fkey FOREIGN KEY (report_id) REFERENCES safety.report(id) ON DELETE CASCADE
safety.case: case_id_check CHECK ((id > 0))
safety.case: case_kind_check CHECK ((kind = ANY (ARRAY['Report'::text, 'Investigation'::text, 'Hazard'::text])))
safety.case: case_pkey PRIMARY KEY (id)
safety.case_text: case_text_case_id_fkey FOREIGN KEY (case_id) REFERENCES safety."case"(id) ON DELETE CASCADE
safety.case_text: case_text_pkey PRIMARY KEY (case_id)
safety.classification: classification_event_categories_check CHECK (((cardinality(event_categories) >= 1) AND (cardinality(event_categories) <= 20)))
safety.classification: classification_modified_by_id_fkey FOREIGN KEY (modified_by_id) REFERENCES directory.employee(id)
safety.classification: classification_pkey PRIMARY KEY (report_id)
safety.classification: classification_report_id_fkey FOREIGN KEY (report_id) REFERENCES safety.report(id) ON DELETE CASCADE
safety.dialogue_entry: dialogue_entry_author_id_fkey FOREIGN KEY (author_id) REFERENCES directory.employee(id)
safety.dialogue_entry: dialogue_entry_check CHECK (((side = 'Office'::text) OR (author_id IS NULL)))
safety.dialogue_entry: dialogue_entry_check1 CHECK (((place IS NULL) = (created_at IS NULL)))
safety.dialogue_entry: dialogue_entry_check2 CHECK (((place IS NULL) = (due_at IS NOT NULL)))
safety.dialogue_entry: dialogue_entry_check3 CHECK (((place IS NULL) = (held_place IS NOT NULL)))
safety.dialogue_entry: dialogue_entry_check4 CHECK (((place IS NOT NULL) OR (side = 'Reporter'::text)))
safety.dialogue_entry: dialogue_entry_check5 CHECK (((kind = 'Progress'::text) = (stage IS NOT NULL)))
safety.dialogue_entry: dialogue_entry_check6 CHECK (((lesson_id IS NULL) OR (stage = 'Lesson'::text)))
safety.dialogue_entry: dialogue_entry_content_check CHECK ((length(content) <= 5000))
safety.dialogue_entry: dialogue_entry_kind_check CHECK ((kind = ANY (ARRAY['Message'::text, 'Question'::text, 'Closing'::text, 'Progress'::text])))
safety.dialogue_entry: dialogue_entry_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES safety.lesson(id)
safety.dialogue_entry: dialogue_entry_pkey PRIMARY KEY (id)
safety.dialogue_entry: dialogue_entry_report_id_fkey FOREIGN KEY (report_id) REFERENCES safety.report(id) ON DELETE CASCADE
safety.dialogue_entry: dialogue_entry_side_check CHECK ((side = ANY (ARRAY['Reporter'::text, 'Office'::text])))
safety.dialogue_entry: dialogue_entry_stage_check CHECK ((stage = ANY (ARRAY['Reviewing'::text, 'Acting'::text, 'Reopened'::text, 'Lesson'::text])))
safety.dialogue_file: dialogue_file_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES safety.dialogue_entry(id) ON DELETE CASCADE
safety.dialogue_file: dialogue_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)))
safety.dialogue_file: dialogue_file_pkey PRIMARY KEY (entry_id, id)
safety.dialogue_file: dialogue_file_sha256_fkey FOREIGN KEY (sha256) REFERENCES platform.stored_file(sha256)
safety.dialogue_file: dialogue_file_size_check CHECK ((size >= 0))
safety.duty: duty_basis_check CHECK ((basis = ANY (ARRAY['Accident'::text, 'SeriousIncident'::text, 'Obstacle'::text, 'Voluntary'::text, 'None'::text])))
safety.duty: duty_check CHECK (((item IS NULL) OR (basis = 'Obstacle'::text)))
safety.duty: duty_check1 CHECK (((known_at IS NOT NULL) = (starts_from = 'Knowledge'::text)))
safety.duty: duty_check2 CHECK ((is_hindered OR ((hindrance_reason IS NULL) AND (hindrance_ended_at IS NULL))))
safety.duty: duty_check3 CHECK (((NOT is_hindered) OR (basis = 'Obstacle'::text)))
safety.duty: duty_check4 CHECK ((is_confirmed = (decided_on_class IS NOT NULL)))
safety.duty: duty_check5 CHECK ((is_opened OR (NOT is_confirmed)))
safety.duty: duty_class_check CHECK ((class = ANY (ARRAY['AtOnce'::text, 'Hours72'::text, 'Hours96'::text, 'Hindrance72'::text, 'Voluntary'::text, 'None'::text])))
safety.duty: duty_hindrance_reason_check CHECK ((length(hindrance_reason) <= 500))
safety.duty: duty_item_check CHECK ((item = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text, '6'::text, '6-1'::text, '6-2'::text, '6-5'::text, '7'::text])))
safety.duty: duty_pkey PRIMARY KEY (report_id)
safety.duty: duty_proposed_from_check CHECK ((proposed_from = ANY (ARRAY['Classification'::text, 'Reporter'::text, 'ReportType'::text])))
safety.duty: duty_report_id_fkey FOREIGN KEY (report_id) REFERENCES safety.report(id) ON DELETE CASCADE
safety.duty: duty_starts_from_check CHECK ((starts_from = ANY (ARRAY['Event'::text, 'Knowledge'::text])))
safety.duty: duty_state_check CHECK ((state = ANY (ARRAY['WithMain'::text, 'Unrecorded'::text, 'Filed'::text, 'NotRequired'::text, 'Voluntary'::text, 'Open'::text])))
safety.duty_history: duty_history_by_id_fkey FOREIGN KEY (by_id) REFERENCES directory.employee(id)
safety.duty_history: duty_history_pkey PRIMARY KEY (id)
safety.duty_history: duty_history_reason_check CHECK ((length(reason) <= 500))
safety.duty_history: duty_history_report_id_fkey FOREIGN KEY (report_id) REFERENCES safety.report(id) ON DELETE CASCADE
safety.duty_history: duty_history_source_check CHECK ((source = ANY (ARRAY['Proposal'::text, 'Decision'::text, 'Calendar'::text])))
safety.factual: factual_description_check CHECK (((length(description) >= 1) AND (length(description) <= 10000)))
safety.factual: factual_investigation_id_fkey FOREIGN KEY (investigation_id) REFERENCES safety.investigation(id) ON DELETE CASCADE
safety.factual: factual_manager_id_fkey FOREIGN KEY (manager_id) REFERENCES directory.employee(id)
safety.factual: factual_pkey PRIMARY KEY (id)
safety.factual: factual_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
safety.factual_file: factual_file_factual_id_fkey FOREIGN KEY (factual_id) REFERENCES safety.factual(id) ON DELETE CASCADE
safety.factual_file: factual_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)))
safety.factual_file: factual_file_pkey PRIMARY KEY (id)
safety.factual_file: factual_file_sha256_fkey FOREIGN KEY (sha256) REFERENCES platform.stored_file(sha256)
safety.factual_file: factual_file_size_check CHECK ((size >= 0))
safety.feedback_answer: feedback_answer_author_id_fkey FOREIGN KEY (author_id) REFERENCES directory.employee(id)
safety.feedback_answer: feedback_answer_content_check CHECK (((length(content) >= 1) AND (length(content) <= 5000)))
safety.feedback_answer: feedback_answer_pkey PRIMARY KEY (id)
safety.feedback_answer: feedback_answer_report_id_fkey FOREIGN KEY (report_id) REFERENCES safety.report(id) ON DELETE CASCADE
safety.filing: filing_check CHECK ((((voided_at IS NULL) = (voided_by_id IS NULL)) AND ((voided_at IS NULL) = (void_reason IS NULL))))
safety.filing: filing_form_check CHECK ((form = ANY (ARRAY['65'::text, '65-2'::text, '66'::text, 'Electronic'::text, 'Article33'::text, 'Other'::text])))
safety.filing: filing_note_check CHECK ((length(note) <= 500))
safety.filing: filing_pkey PRIMARY KEY (id)
safety.filing: filing_receipt_no_check CHECK ((length(receipt_no) <= 100))
safety.filing: filing_recipient_check CHECK ((recipient = ANY (ARRAY['Minister'::text, 'RegionalOffice'::text, 'KOTSA'::text, 'Other'::text])))
safety.filing: filing_recipient_name_check CHECK ((length(recipient_name) <= 100))
safety.filing: filing_recorded_by_id_fkey FOREIGN KEY (recorded_by_id) REFERENCES directory.employee(id)
safety.filing: filing_report_id_fkey FOREIGN KEY (report_id) REFERENCES safety.report(id)
safety.filing: filing_void_reason_check CHECK ((length(void_reason) <= 500))
safety.filing: filing_voided_by_id_fkey FOREIGN KEY (voided_by_id) REFERENCES directory.employee(id)
safety.filing_file: filing_file_filing_id_fkey FOREIGN KEY (filing_id) REFERENCES safety.filing(id)
safety.filing_file: filing_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)))
safety.filing_file: filing_file_pkey PRIMARY KEY (id)
safety.filing_file: filing_file_sha256_fkey FOREIGN KEY (sha256) REFERENCES platform.stored_file(sha256)
safety.filing_file: filing_file_size_check CHECK ((size >= 0))
safety.hazard: hazard_case_id_fkey FOREIGN KEY (case_id) REFERENCES safety."case"(id) ON DELETE CASCADE
safety.hazard: hazard_case_id_key UNIQUE (case_id)
safety.hazard: hazard_hazard_no_key UNIQUE (hazard_no)
safety.hazard: hazard_identifier_id_fkey FOREIGN KEY (identifier_id) REFERENCES directory.employee(id)
safety.hazard: hazard_modified_by_id_fkey FOREIGN KEY (modified_by_id) REFERENCES directory.employee(id)
safety.hazard: hazard_pkey PRIMARY KEY (id)
safety.hazard: hazard_status_check CHECK ((status = ANY (ARRAY['Open'::text, 'InProgress'::text, 'Action'::text, 'Reassessment'::text, 'Closed'::text])))
safety.hazard: hazard_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100)))
safety.investigation: investigation_appendix_check CHECK ((length(appendix) <= 10000))
safety.investigation: investigation_author_id_fkey FOREIGN KEY (author_id) REFERENCES directory.employee(id)
safety.investigation: investigation_check CHECK ((start_on <= end_on))
safety.investigation: investigation_check1 CHECK (((post_process IS NULL) = (post_process_saved_at IS NULL)))
safety.investigation: investigation_check2 CHECK (((post_process IS NULL) = (post_process_saved_by_id IS NULL)))
safety.investigation: investigation_conclusion_check CHECK ((length(conclusion) <= 10000))
safety.investigation: investigation_description_check CHECK (((length(description) >= 1) AND (length(description) <= 10000)))
safety.investigation: investigation_id_fkey FOREIGN KEY (id) REFERENCES safety."case"(id) ON DELETE CASCADE
safety.investigation: investigation_investigation_no_key UNIQUE (investigation_no)
safety.investigation: investigation_objective_check CHECK ((length(objective) <= 100))
safety.investigation: investigation_pkey PRIMARY KEY (id)
safety.investigation: investigation_post_process_check CHECK ((post_process = ANY (ARRAY['Waiting'::text, 'Approved'::text, 'Returned'::text])))
safety.investigation: investigation_post_process_saved_by_id_fkey FOREIGN KEY (post_process_saved_by_id) REFERENCES directory.employee(id)
safety.investigation: investigation_report_id_fkey FOREIGN KEY (report_id) REFERENCES safety.report(id)
safety.investigation: investigation_report_id_key UNIQUE (report_id)
safety.investigation: investigation_return_reason_check CHECK ((length(return_reason) <= 500))
safety.investigation: investigation_status_check CHECK ((status = ANY (ARRAY['Open'::text, 'InProgress'::text, 'Approval'::text, 'Action'::text, 'Reassessment'::text, 'Closed'::text])))
safety.investigation: investigation_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
safety.investigation: investigation_type_check CHECK ((type = ANY (ARRAY['Accident_SeriousIncident'::text, 'Incident_SignificantEvent'::text, 'HighRiskHazard'::text])))
safety.investigation_text: investigation_text_investigation_id_fkey FOREIGN KEY (investigation_id) REFERENCES safety.investigation(id) ON DELETE CASCADE
safety.investigation_text: investigation_text_pkey PRIMARY KEY (investigation_id)
safety.investigator: investigator_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id)
safety.investigator: investigator_investigation_id_fkey FOREIGN KEY (investigation_id) REFERENCES safety.investigation(id) ON DELETE CASCADE
safety.investigator: investigator_pkey PRIMARY KEY (investigation_id, employee_id)
safety.lesson: lesson_approved_by_id_fkey FOREIGN KEY (approved_by_id) REFERENCES directory.employee(id)
safety.lesson: lesson_causes_check CHECK ((length(causes) <= 5000))
safety.lesson: lesson_check CHECK (((lesson_no IS NULL) = (published_at IS NULL)))
safety.lesson: lesson_check1 CHECK (((status <> 'Published'::text) OR ((published_at IS NOT NULL) AND (approved_by_id IS NOT NULL))))
safety.lesson: lesson_check2 CHECK (((status = 'Draft'::text) = (sent_by_id IS NULL)))
safety.lesson: lesson_check3 CHECK (((status = 'Published'::text) = (approved_by_id IS NOT NULL)))
safety.lesson: lesson_happened_check CHECK ((length(happened) <= 5000))
safety.lesson: lesson_learned_check CHECK ((length(learned) <= 5000))
safety.lesson: lesson_lesson_no_key UNIQUE (lesson_no)
safety.lesson: lesson_month_check CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text))
safety.lesson: lesson_pkey PRIMARY KEY (id)
safety.lesson: lesson_return_reason_check CHECK (((length(return_reason) >= 1) AND (length(return_reason) <= 500)))
safety.lesson: lesson_sent_by_id_fkey FOREIGN KEY (sent_by_id) REFERENCES directory.employee(id)
safety.lesson: lesson_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Waiting'::text, 'Published'::text])))
safety.lesson: lesson_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
safety.lesson_case: lesson_case_case_id_fkey FOREIGN KEY (case_id) REFERENCES safety."case"(id) ON DELETE CASCADE
safety.lesson_case: lesson_case_lesson_id_case_id_key UNIQUE (lesson_id, case_id)
safety.lesson_case: lesson_case_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES safety.lesson(id) ON DELETE CASCADE
safety.lesson_case: lesson_case_pkey PRIMARY KEY (lesson_id, place)
safety.lesson_case: lesson_case_place_check CHECK (((place >= 1) AND (place <= 20)))
safety.lesson_writer: lesson_writer_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id)
safety.lesson_writer: lesson_writer_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES safety.lesson(id) ON DELETE CASCADE
safety.lesson_writer: lesson_writer_pkey PRIMARY KEY (lesson_id, employee_id)
safety.message: message_action_id_fkey FOREIGN KEY (action_id) REFERENCES safety.action(id) ON DELETE CASCADE
safety.message: message_action_type_check CHECK ((action_type = ANY (ARRAY['None'::text, 'SavedRootCause'::text, 'Closed'::text, 'Rejected'::text, 'Canceled'::text])))
safety.message: message_answer_to_id_fkey FOREIGN KEY (answer_to_id) REFERENCES safety.message(id)
safety.message: message_author_id_fkey FOREIGN KEY (author_id) REFERENCES directory.employee(id)
safety.message: message_content_check CHECK ((length(content) <= 5000))
safety.message: message_pkey PRIMARY KEY (id)
safety.message_file: message_file_message_id_fkey FOREIGN KEY (message_id) REFERENCES safety.message(id) ON DELETE CASCADE
safety.message_file: message_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)))
safety.message_file: message_file_pkey PRIMARY KEY (id)
safety.message_file: message_file_sha256_fkey FOREIGN KEY (sha256) REFERENCES platform.stored_file(sha256)
safety.message_file: message_file_size_check CHECK ((size >= 0))
safety.planned_action: planned_action_instruction_check CHECK ((length(instruction) <= 5000))
safety.planned_action: planned_action_investigation_id_fkey FOREIGN KEY (investigation_id) REFERENCES safety.investigation(id) ON DELETE CASCADE
safety.planned_action: planned_action_investigation_id_mitigator_id_key UNIQUE (investigation_id, mitigator_id)
safety.planned_action: planned_action_mitigator_id_fkey FOREIGN KEY (mitigator_id) REFERENCES directory.employee(id)
safety.planned_action: planned_action_pkey PRIMARY KEY (investigation_id, place)
safety.post_process_file: post_process_file_investigation_id_fkey FOREIGN KEY (investigation_id) REFERENCES safety.investigation(id) ON DELETE CASCADE
safety.post_process_file: post_process_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)))
safety.post_process_file: post_process_file_pkey PRIMARY KEY (id)
safety.post_process_file: post_process_file_sha256_fkey FOREIGN KEY (sha256) REFERENCES platform.stored_file(sha256)
safety.post_process_file: post_process_file_size_check CHECK ((size >= 0))
safety.report: report_check CHECK (((status = 'Draft'::text) = (submitted_at IS NULL)))
safety.report: report_check1 CHECK (((status = 'Draft'::text) = (report_no IS NULL)))
safety.report: report_check2 CHECK ((NOT (is_confidential AND request_feedback)))
safety.report: report_check3 CHECK (((NOT is_confidential) OR ((shown_reporter_id IS NULL) AND (shown_department_id IS NULL) AND (shown_department_name IS NULL) AND (shown_department_eng_name IS NULL))))
safety.report: report_check4 CHECK (((reported_event_type IS NULL) OR (report_type = 'SSR'::text) OR (status = 'Draft'::text)))
safety.report: report_event_zone_check CHECK ((event_zone = ANY (ARRAY[0, 1])))
safety.report: report_id_fkey FOREIGN KEY (id) REFERENCES safety."case"(id) ON DELETE CASCADE
safety.report: report_id_is_child UNIQUE (id, is_child)
safety.report: report_location_check CHECK ((length(location) <= 200))
safety.report: report_main FOREIGN KEY (main_id, main_is_child) REFERENCES safety.report(id, is_child)
safety.report: report_mandatory_report_type_check CHECK (((mandatory_report_type >= 0) AND (mandatory_report_type <= 2)))
safety.report: report_not_own_main CHECK ((main_id <> id))
safety.report: report_pkey PRIMARY KEY (id)
safety.report: report_report_no_key UNIQUE (report_no)
safety.report: report_report_type_check CHECK ((report_type = ANY (ARRAY['SSR'::text, 'SSVR'::text])))
safety.report: report_reported_event_type_check CHECK (((reported_event_type >= 0) AND (reported_event_type <= 2)))
safety.report: report_shown_reporter_id_fkey FOREIGN KEY (shown_reporter_id) REFERENCES directory.employee(id)
safety.report: report_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Open'::text, 'HazardIdentification'::text, 'FirstRiskAssessment'::text, 'SecondRiskAssessment'::text, 'Notification'::text, 'Action'::text, 'ThirdRiskAssessment'::text, 'Closed'::text])))
safety.report: report_subject_check CHECK ((length(subject) <= 200))
safety.report: report_told_stage_check CHECK (((told_stage >= 0) AND (told_stage <= 2)))
safety.report_file: report_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)))
safety.report_file: report_file_pkey PRIMARY KEY (report_id, id)
safety.report_file: report_file_report_id_fkey FOREIGN KEY (report_id) REFERENCES safety.report(id) ON DELETE CASCADE
safety.report_file: report_file_sha256_fkey FOREIGN KEY (sha256) REFERENCES platform.stored_file(sha256)
safety.report_file: report_file_size_check CHECK ((size >= 0))
safety.root_cause: root_cause_action_id_fkey FOREIGN KEY (action_id) REFERENCES safety.action(id) ON DELETE CASCADE
safety.root_cause: root_cause_action_id_key UNIQUE (action_id)
safety.root_cause: root_cause_check CHECK ((num_nonnulls(investigation_id, action_id) = 1))
safety.root_cause: root_cause_description_check CHECK ((length(description) <= 2000))
safety.root_cause: root_cause_investigation_id_fkey FOREIGN KEY (investigation_id) REFERENCES safety.investigation(id) ON DELETE CASCADE
safety.root_cause: root_cause_investigation_id_key UNIQUE (investigation_id)
safety.root_cause: root_cause_levels_check CHECK (((cardinality(levels) >= 1) AND (cardinality(levels) <= 4)))
safety.root_cause: root_cause_modified_by_id_fkey FOREIGN KEY (modified_by_id) REFERENCES directory.employee(id)
safety.root_cause: root_cause_pkey PRIMARY KEY (id)
safety.saved_view: saved_view_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES directory.employee(id) ON DELETE CASCADE
safety.saved_view: saved_view_list_check CHECK ((list = ANY (ARRAY['Reports'::text, 'Investigations'::text, 'Hazards'::text, 'Actions'::text, 'Board'::text])))
safety.saved_view: saved_view_name_check CHECK (((length(name) >= 1) AND (length(name) <= 50)))
safety.saved_view: saved_view_pkey PRIMARY KEY (id)

-- indexes
CREATE INDEX acknowledgement_by_action ON indicators.acknowledgement USING btree (action_id)
CREATE INDEX acknowledgement_by_employee ON indicators.acknowledgement USING btree (acknowledged_by_id)
CREATE INDEX acknowledgement_by_hazard ON indicators.acknowledgement USING btree (hazard_id)
CREATE INDEX acknowledgement_by_month ON indicators.acknowledgement USING btree (year, month, indicator_id)
CREATE INDEX action_by_assigner ON safety.action USING btree (assigned_by_id, id DESC)
CREATE INDEX action_by_case ON safety.action USING btree (case_id, id)
CREATE INDEX action_by_case_owner ON safety.action USING btree (case_owner_id, id DESC) WHERE (case_owner_id IS NOT NULL)
CREATE INDEX action_by_due ON safety.action USING btree (due_on, id)
CREATE INDEX action_by_mitigator ON safety.action USING btree (mitigator_id, id DESC)
CREATE INDEX action_referrer_by_employee ON safety.action_referrer USING btree (employee_id, action_id DESC)
CREATE INDEX assessment_awaited ON safety.assessment USING btree (assessor_id) WHERE (is_assigned AND (risk_level IS NULL))
CREATE INDEX assessment_by_assessor ON safety.assessment USING btree (assessor_id, case_id) WHERE is_assigned
CREATE INDEX assessment_by_case ON safety.assessment USING btree (case_id)
CREATE INDEX attached_document_by_attached ON approval.attached_document USING btree (attached_id)
CREATE INDEX attached_file_by_content ON approval.attached_file USING btree (sha256)
CREATE INDEX attached_file_by_document ON approval.attached_file USING btree (document_id)
CREATE INDEX authorship_by_employee ON safety.authorship USING btree (employee_id, report_id)
CREATE INDEX case_text_by_pieces ON safety.case_text USING gin (safety.text_pieces(words)) WITH (fastupdate=off)
CREATE INDEX classification_by_event_category ON safety.classification USING gin (event_categories)
CREATE INDEX content_by_pieces ON documents.content USING gin (documents.pieces(words)) WITH (fastupdate=off) WHERE (NOT is_split)
CREATE INDEX controlled_revision_by_approval ON documents.controlled_revision USING btree (approval_id)
CREATE INDEX controlled_revision_by_author ON documents.controlled_revision USING btree (author_id)
CREATE INDEX controlled_revision_by_letter ON documents.controlled_revision USING btree (letter_sha256) WHERE (letter_sha256 IS NOT NULL)
CREATE INDEX controlled_revision_by_manual ON documents.controlled_revision USING btree (manual_id)
CREATE INDEX controlled_revision_scheduled ON documents.controlled_revision USING btree (revision_id) WHERE is_scheduled
CREATE INDEX counted_report_by_report ON indicators.counted_report USING btree (report_id)
CREATE INDEX delegation_by_creator ON approval.delegation USING btree (created_by_id)
CREATE INDEX delegation_by_ender ON approval.delegation USING btree (ended_by_id) WHERE (ended_by_id IS NOT NULL)
CREATE INDEX delegation_by_leave ON approval.delegation USING btree (leave_id) WHERE (leave_id IS NOT NULL)
CREATE INDEX delegation_of_deputy ON approval.delegation USING btree (deputy_id, id DESC)
CREATE INDEX delegation_of_principal ON approval.delegation USING btree (principal_id, id DESC)
CREATE INDEX department_by_parent ON directory.department USING btree (parent_id)
CREATE INDEX department_by_path ON directory.department USING gin (path)
CREATE INDEX department_in_order ON directory.department USING btree (place)
CREATE INDEX dialogue_entry_by_author ON safety.dialogue_entry USING btree (author_id)
CREATE INDEX dialogue_entry_by_lesson ON safety.dialogue_entry USING btree (lesson_id) WHERE (lesson_id IS NOT NULL)
CREATE INDEX dialogue_entry_by_report ON safety.dialogue_entry USING btree (report_id, place)
CREATE INDEX dialogue_entry_due ON safety.dialogue_entry USING btree (due_at) WHERE (place IS NULL)
CREATE INDEX dialogue_file_by_content ON safety.dialogue_file USING btree (sha256)
CREATE INDEX document_by_creator ON documents.document USING btree (creator_id)
CREATE INDEX document_by_department ON documents.document USING btree (department_id)
CREATE INDEX document_by_early_revision ON documents.document USING btree (drive_id, doc_type, revision_on, id DESC)
CREATE INDEX document_by_modified ON documents.document USING btree (drive_id, doc_type, modified_at, id) INCLUDE (lower_title)
CREATE INDEX document_by_pieces ON documents.document USING gin (documents.pieces(search_text)) WITH (fastupdate=off)
CREATE INDEX document_by_resubmission ON approval.document USING btree (resubmission_of_id) WHERE (resubmission_of_id IS NOT NULL)
CREATE INDEX document_by_revision ON documents.document USING btree (modified_at DESC, id DESC)
CREATE INDEX document_by_revision_date ON documents.document USING btree (drive_id, doc_type, revision_on, id)
CREATE INDEX document_by_title ON documents.document USING btree (drive_id, doc_type, title, id)
CREATE INDEX document_by_title_grams ON documents.document USING gin (directory.grams(lower_title)) WITH (fastupdate=off)
CREATE INDEX duty_at_once ON safety.duty USING btree (at_once_since) WHERE ((at_once_since IS NOT NULL) AND (at_once_told < 3))
CREATE INDEX duty_by_state ON safety.duty USING btree (state, desk_rank, desk_due, desk_start DESC, report_id)
CREATE INDEX duty_by_type ON safety.duty USING btree (report_type, desk_rank, desk_due, desk_start DESC, report_id) WHERE (state <> ALL (ARRAY['WithMain'::text, 'Unrecorded'::text]))
CREATE INDEX duty_confirmed ON safety.duty USING btree (desk_rank, desk_due, desk_start DESC, report_id) WHERE (is_confirmed AND (state <> ALL (ARRAY['WithMain'::text, 'Unrecorded'::text])))
CREATE INDEX duty_desk ON safety.duty USING btree (desk_rank, desk_due, desk_start DESC, report_id) WHERE (state <> ALL (ARRAY['WithMain'::text, 'Unrecorded'::text]))
CREATE INDEX duty_history_by_person ON safety.duty_history USING btree (by_id)
CREATE INDEX duty_history_by_report ON safety.duty_history USING btree (report_id, id)
CREATE INDEX duty_late ON safety.duty USING btree (desk_rank, desk_due, desk_start DESC, report_id) WHERE is_late
CREATE INDEX duty_next_mark ON safety.duty USING btree (next_mark_at) WHERE (next_mark_at IS NOT NULL)
CREATE INDEX employee_by_department ON directory.employee USING btree (department_id, seq, name, id)
CREATE INDEX employee_by_grams ON directory.employee USING gin (search_grams)
CREATE INDEX employee_resigned ON directory.employee USING btree (department_id, seq, name, id) WHERE is_resigned
CREATE INDEX entry_by_actor ON audit.entry USING btree (actor_id, id DESC)
CREATE INDEX entry_by_area ON audit.entry USING btree (area, id DESC)
CREATE INDEX entry_by_owner ON audit.entry USING btree (record_type, record_id) WHERE by_owner
CREATE INDEX entry_by_record ON audit.entry USING btree (record_type, record_id, id DESC)
CREATE INDEX entry_by_time ON audit.entry USING btree (at DESC, id DESC)
CREATE INDEX factual_by_investigation ON safety.factual USING btree (investigation_id, id)
CREATE INDEX factual_file_by_content ON safety.factual_file USING btree (sha256)
CREATE INDEX factual_file_by_factual ON safety.factual_file USING btree (factual_id, id)
CREATE INDEX favourite_by_document ON documents.favourite USING btree (document_id)
CREATE INDEX feedback_answer_by_report ON safety.feedback_answer USING btree (report_id, id)
CREATE INDEX filing_by_recorder ON safety.filing USING btree (recorded_by_id)
CREATE INDEX filing_by_report ON safety.filing USING btree (report_id, filed_at, id)
CREATE INDEX filing_by_voider ON safety.filing USING btree (voided_by_id)
CREATE INDEX filing_file_by_content ON safety.filing_file USING btree (sha256)
CREATE INDEX filing_file_by_filing ON safety.filing_file USING btree (filing_id)
CREATE INDEX hand_over_by_line ON approval.hand_over USING btree (line_id)
CREATE INDEX hazard_by_category ON safety.hazard USING btree (category_level1_id)
CREATE INDEX hazard_by_source ON safety.hazard USING btree (source, id DESC) INCLUDE (status)
CREATE INDEX hazard_by_status ON safety.hazard USING btree (status, id DESC) INCLUDE (source)
CREATE INDEX hazard_by_status_and_source ON safety.hazard USING btree (status, source, id DESC)
CREATE INDEX idempotent_reply_by_age ON platform.idempotent_reply USING btree (created_at)
CREATE INDEX idempotent_reply_by_path ON platform.idempotent_reply USING btree (path text_pattern_ops)
CREATE INDEX investigation_by_field ON safety.investigation USING btree (field_level1_id, created_at DESC, id DESC) INCLUDE (field_level2_id, status, source)
CREATE INDEX investigation_by_grams ON safety.investigation_text USING gin (directory.grams(search_text)) WITH (fastupdate=off)
CREATE INDEX investigation_by_source ON safety.investigation USING btree (source, created_at DESC, id DESC) INCLUDE (status, field_level1_id, field_level2_id)
CREATE INDEX investigation_by_status ON safety.investigation USING btree (status, created_at DESC, id DESC) INCLUDE (source, field_level1_id, field_level2_id)
CREATE INDEX investigation_by_status_and_field ON safety.investigation USING btree (status, field_level1_id, created_at DESC, id DESC) INCLUDE (source, field_level2_id)
CREATE INDEX investigation_listed ON safety.investigation USING btree (created_at DESC, id DESC)
CREATE INDEX investigator_by_employee ON safety.investigator USING btree (employee_id, investigation_id)
CREATE INDEX leave_half_by_document ON leave.leave_half USING btree (document_id)
CREATE INDEX lesson_by_grams ON safety.lesson USING gin (directory.grams(search_text)) WITH (fastupdate=off)
CREATE INDEX lesson_by_status ON safety.lesson USING btree (status, modified_at DESC, id DESC)
CREATE INDEX lesson_case_by_case ON safety.lesson_case USING btree (case_id)
CREATE INDEX lesson_published ON safety.lesson USING btree (published_at DESC, id DESC) WHERE (status = 'Published'::text)
CREATE INDEX lesson_writer_by_employee ON safety.lesson_writer USING btree (employee_id)
CREATE INDEX line_acted_in_place ON approval.line USING btree (acted_by_id) WHERE (acted_by_id IS NOT NULL)
CREATE INDEX line_by_approver ON approval.line USING btree (approver_id)
CREATE INDEX listing_approved ON approval.listing USING btree (employee_id, listed_at DESC, document_id DESC) WHERE has_approved
CREATE INDEX listing_approved_by_status ON approval.listing USING btree (employee_id, status, listed_at DESC, document_id DESC) WHERE has_approved
CREATE INDEX listing_as_approver ON approval.listing USING btree (employee_id, listed_at DESC, document_id DESC) WHERE ((stage = 'Closed'::text) AND is_approver)
CREATE INDEX listing_as_referrer ON approval.listing USING btree (employee_id, listed_at DESC, document_id DESC) WHERE ((stage = 'Closed'::text) AND is_referrer)
CREATE INDEX listing_of_department ON approval.listing USING btree (department_id, stage, listed_at DESC, document_id DESC) WHERE (department_id IS NOT NULL)
CREATE INDEX listing_of_department_by_status ON approval.listing USING btree (department_id, status, listed_at DESC, document_id DESC) WHERE ((stage = 'Closed'::text) AND (department_id IS NOT NULL))
CREATE INDEX listing_of_person ON approval.listing USING btree (employee_id, stage, listed_at DESC, document_id DESC)
CREATE INDEX listing_of_person_by_status ON approval.listing USING btree (employee_id, status, listed_at DESC, document_id DESC) WHERE (stage = 'Closed'::text)
CREATE INDEX listing_requested ON approval.listing USING btree (employee_id, listed_at DESC, document_id DESC) WHERE is_acting
CREATE INDEX listing_submitted ON approval.listing USING btree (employee_id, listed_at DESC, document_id DESC) WHERE (is_drafter AND (stage <> 'Draft'::text))
CREATE INDEX mail_of_notification ON notification.mail USING btree (notification_id)
CREATE INDEX mail_waiting ON notification.mail USING btree (mode, employee_id, id) WHERE (state = 'waiting'::text)
CREATE INDEX manual_by_department ON documents.manual USING btree (department_id)
CREATE INDEX manual_by_drive ON documents.manual USING btree (drive_id)
CREATE INDEX manual_by_pieces ON documents.manual USING gin (documents.pieces(search_text)) WITH (fastupdate=off)
CREATE INDEX manual_manager_by_employee ON documents.manual_manager USING btree (employee_id, manual_id)
CREATE INDEX message_by_action ON safety.message USING btree (action_id, id)
CREATE INDEX message_by_answer ON safety.message USING btree (answer_to_id) WHERE (answer_to_id IS NOT NULL)
CREATE INDEX message_file_by_content ON safety.message_file USING btree (sha256)
CREATE INDEX message_file_by_message ON safety.message_file USING btree (message_id, id)
CREATE INDEX notification_news ON notification.notification USING btree (written_at)
CREATE INDEX notification_of_person ON notification.notification USING btree (employee_id, at DESC, id DESC)
CREATE INDEX notification_of_record ON notification.notification USING btree (record_type, record_id)
CREATE INDEX occurrence_by_employee ON indicators.occurrence USING btree (recorded_by_id)
CREATE INDEX occurrence_by_month ON indicators.occurrence USING btree (year, month)
CREATE INDEX past_act_by_line ON approval.past_act USING btree (line_id, id)
CREATE INDEX post_process_file_by_content ON safety.post_process_file USING btree (sha256)
CREATE INDEX post_process_file_by_investigation ON safety.post_process_file USING btree (investigation_id, id)
CREATE INDEX preset_place_of_department ON approval.preset_place USING btree (department_id) WHERE (department_id IS NOT NULL)
CREATE INDEX preset_place_of_person ON approval.preset_place USING btree (employee_id) WHERE (employee_id IS NOT NULL)
CREATE INDEX provider_record_by_expiry ON identity.provider_record USING btree (expires_at)
CREATE INDEX provider_record_by_grant ON identity.provider_record USING btree (grant_id) WHERE (grant_id IS NOT NULL)
CREATE INDEX provider_record_by_uid ON identity.provider_record USING btree (model, uid) WHERE (uid IS NOT NULL)
CREATE INDEX question_by_asked ON approval.question USING btree (to_id)
CREATE INDEX question_by_asker ON approval.question USING btree (by_id)
CREATE INDEX question_by_document ON approval.question USING btree (document_id, id)
CREATE INDEX question_by_principal ON approval.question USING btree (in_place_of_id) WHERE (in_place_of_id IS NOT NULL)
CREATE INDEX question_to_answer ON approval.question USING btree (to_id, document_id) WHERE (answered_at IS NULL)
CREATE INDEX reader_by_employee ON documents.reader USING btree (employee_id, document_id)
CREATE INDEX reader_group_by_department ON documents.reader_group USING btree (department_id)
CREATE INDEX reader_group_by_document ON documents.reader_group USING btree (document_id)
CREATE INDEX reader_minus_by_employee ON documents.reader_minus USING btree (employee_id)
CREATE INDEX reader_plus_by_employee ON documents.reader_plus USING btree (employee_id, document_id)
CREATE INDEX reading_by_document ON documents.reading USING btree (document_id, read_at DESC, id DESC)
CREATE INDEX reading_by_employee ON documents.reading USING btree (employee_id, revision_id)
CREATE INDEX reading_by_instant ON documents.reading USING btree (read_at DESC, id DESC)
CREATE INDEX reading_by_manual ON documents.reading USING btree (manual_id, read_at DESC, id DESC) WHERE (manual_id IS NOT NULL)
CREATE INDEX reading_by_principal ON approval.reading USING btree (in_place_of_id) WHERE (in_place_of_id IS NOT NULL)
CREATE INDEX reading_by_reader ON approval.reading USING btree (employee_id)
CREATE INDEX reading_of_employee ON documents.reading USING btree (employee_id, read_at DESC, id DESC)
CREATE INDEX reading_reminder_by_document ON documents.reading_reminder USING btree (document_id)
CREATE INDEX reading_reminder_by_employee ON documents.reading_reminder USING btree (employee_id)
CREATE INDEX recent_by_document ON documents.recent USING btree (document_id)
CREATE INDEX record_owner_by_employee ON platform.record_owner USING btree (employee_id)
CREATE INDEX report_asking ON safety.report USING btree (listed_at DESC, id DESC) WHERE (request_feedback AND (status <> ALL (ARRAY['Draft'::text, 'Open'::text, 'Closed'::text])))
CREATE INDEX report_awaiting_reply ON safety.report USING btree (listed_at DESC, id DESC) WHERE awaits_reply
CREATE INDEX report_by_department ON safety.report USING btree (shown_department_id, listed_at DESC, id DESC) INCLUDE (report_type, status, field_level1_id, field_level2_id, search_text) WHERE (status <> 'Draft'::text)
CREATE INDEX report_by_department_and_status ON safety.report USING btree (shown_department_id, status, field_level1_id, listed_at DESC, id DESC) WHERE (status <> 'Draft'::text)
CREATE INDEX report_by_event ON safety.report USING btree (event_at) INCLUDE (id, listed_at, report_type, status, main_id, shown_department_id, flight_phase, airport, case_type, event_type, operational_impact, event_categories, risk_class, first_due_on) WHERE (status <> 'Draft'::text)
CREATE INDEX report_by_field ON safety.report USING btree (field_level1_id, listed_at DESC, id DESC) INCLUDE (report_type, field_level2_id) WHERE (status <> 'Draft'::text)
CREATE INDEX report_by_flight ON safety.report USING btree (flight_key, event_at) WHERE (flight_key IS NOT NULL)
CREATE INDEX report_by_main ON safety.report USING btree (main_id) WHERE (main_id IS NOT NULL)
CREATE INDEX report_by_pieces ON safety.report USING gin (safety.report_pieces(search_text, report_type, status, field_level1_id, field_level2_id, shown_department_id, listed_at)) WITH (fastupdate=off) WHERE (status <> 'Draft'::text)
CREATE INDEX report_by_registration ON safety.report USING btree (registration_key, event_at) WHERE (registration_key IS NOT NULL)
CREATE INDEX report_by_reporter ON safety.report USING btree (shown_reporter_id)
CREATE INDEX report_by_status ON safety.report USING btree (status, listed_at DESC, id DESC) INCLUDE (report_type) WHERE (status <> 'Draft'::text)
CREATE INDEX report_by_status_and_field ON safety.report USING btree (status, field_level1_id, listed_at DESC, id DESC) INCLUDE (report_type, field_level2_id) WHERE (status <> 'Draft'::text)
CREATE INDEX report_file_by_content ON safety.report_file USING btree (sha256)
CREATE INDEX report_submitted ON safety.report USING btree (listed_at DESC, id DESC) INCLUDE (report_type, search_text) WHERE (status <> 'Draft'::text)
CREATE INDEX revision_by_content ON documents.revision USING btree (sha256)
CREATE INDEX revision_by_department ON documents.revision USING btree (department_id)
CREATE INDEX revision_by_document ON documents.revision USING btree (document_id, id DESC)
CREATE INDEX revision_by_modifier ON documents.revision USING btree (modifier_id)
CREATE INDEX revision_by_preview ON documents.revision USING btree (preview_sha256) WHERE (preview_sha256 IS NOT NULL)
CREATE INDEX split_content_by_pieces ON documents.content USING gin (documents.pieces(words)) WITH (fastupdate=off) WHERE is_split
CREATE UNIQUE INDEX acknowledgement_pkey ON indicators.acknowledgement USING btree (id)
CREATE UNIQUE INDEX action_action_no_key ON safety.action USING btree (action_no)
CREATE UNIQUE INDEX action_pkey ON safety.action USING btree (id)
CREATE UNIQUE INDEX action_referrer_pkey ON safety.action_referrer USING btree (action_id, employee_id)
CREATE UNIQUE INDEX action_under_way ON safety.action USING btree (case_id, mitigator_id) WHERE (status = 'InProgress'::text)
CREATE UNIQUE INDEX assessment_pkey ON safety.assessment USING btree (id)
CREATE UNIQUE INDEX assessment_valid ON safety.assessment USING btree (case_id, seq) WHERE (archived_at IS NULL)
CREATE UNIQUE INDEX attached_document_document_id_attached_id_key ON approval.attached_document USING btree (document_id, attached_id)
CREATE UNIQUE INDEX attached_document_pkey ON approval.attached_document USING btree (document_id, place)
CREATE UNIQUE INDEX attached_file_pkey ON approval.attached_file USING btree (id)
CREATE UNIQUE INDEX authorship_pkey ON safety.authorship USING btree (report_id)
CREATE UNIQUE INDEX case_pkey ON safety."case" USING btree (id)
CREATE UNIQUE INDEX case_text_pkey ON safety.case_text USING btree (case_id)
CREATE UNIQUE INDEX choice_pkey ON notification.choice USING btree (employee_id, kind)
CREATE UNIQUE INDEX classification_pkey ON safety.classification USING btree (report_id)
CREATE UNIQUE INDEX content_pkey ON documents.content USING btree (document_id, part)
CREATE UNIQUE INDEX controlled_revision_pkey ON documents.controlled_revision USING btree (revision_id)
CREATE UNIQUE INDEX counted_report_pkey ON indicators.counted_report USING btree (indicator_id, year, month, report_id)
CREATE UNIQUE INDEX delegation_pkey ON approval.delegation USING btree (id)
CREATE UNIQUE INDEX department_code ON directory.department USING btree (lower(code))
CREATE UNIQUE INDEX department_pkey ON directory.department USING btree (id)
CREATE UNIQUE INDEX dialogue_entry_pkey ON safety.dialogue_entry USING btree (id)
CREATE UNIQUE INDEX dialogue_file_pkey ON safety.dialogue_file USING btree (entry_id, id)
CREATE UNIQUE INDEX document_by_name ON documents.document USING btree (drive_id, lower(title), extension) WHERE (manual_id IS NULL)
CREATE UNIQUE INDEX document_doc_key_key ON documents.document USING btree (doc_key)
CREATE UNIQUE INDEX document_doc_no_key ON approval.document USING btree (doc_no)
CREATE UNIQUE INDEX document_manual_id_key ON documents.document USING btree (manual_id)
CREATE UNIQUE INDEX document_pkey ON approval.document USING btree (id)
CREATE UNIQUE INDEX document_pkey ON documents.document USING btree (id)
CREATE UNIQUE INDEX drive_by_name ON documents.drive USING btree (lower(name))
CREATE UNIQUE INDEX drive_department_id_key ON documents.drive USING btree (department_id)
CREATE UNIQUE INDEX drive_drive_key_key ON documents.drive USING btree (drive_key)
CREATE UNIQUE INDEX drive_pkey ON documents.drive USING btree (id)
CREATE UNIQUE INDEX duty_history_pkey ON safety.duty_history USING btree (id)
CREATE UNIQUE INDEX duty_pkey ON safety.duty USING btree (report_id)
CREATE UNIQUE INDEX employee_code ON directory.employee USING btree (lower(code))
CREATE UNIQUE INDEX employee_email ON directory.employee USING btree (lower(email))
CREATE UNIQUE INDEX employee_photo_pkey ON directory.employee_photo USING btree (employee_id, pixels)
CREATE UNIQUE INDEX employee_pkey ON directory.employee USING btree (id)
CREATE UNIQUE INDEX entitlement_pkey ON leave.entitlement USING btree (employee_id, year)
CREATE UNIQUE INDEX entry_pkey ON audit.entry USING btree (id)
CREATE UNIQUE INDEX factual_file_pkey ON safety.factual_file USING btree (id)
CREATE UNIQUE INDEX factual_pkey ON safety.factual USING btree (id)
CREATE UNIQUE INDEX favourite_pkey ON documents.favourite USING btree (employee_id, document_id)
CREATE UNIQUE INDEX feedback_answer_pkey ON safety.feedback_answer USING btree (id)
CREATE UNIQUE INDEX filing_file_pkey ON safety.filing_file USING btree (id)
CREATE UNIQUE INDEX filing_pkey ON safety.filing USING btree (id)
CREATE UNIQUE INDEX flight_record_pkey ON indicators.flight_record USING btree (year, month)
CREATE UNIQUE INDEX hand_over_pkey ON approval.hand_over USING btree (id)
CREATE UNIQUE INDEX hazard_case_id_key ON safety.hazard USING btree (case_id)
CREATE UNIQUE INDEX hazard_hazard_no_key ON safety.hazard USING btree (hazard_no)
CREATE UNIQUE INDEX hazard_pkey ON safety.hazard USING btree (id)
CREATE UNIQUE INDEX holiday_date_name_key ON calendar.holiday USING btree (date, name)
CREATE UNIQUE INDEX holiday_pkey ON calendar.holiday USING btree (id)
CREATE UNIQUE INDEX idempotent_reply_pkey ON platform.idempotent_reply USING btree (name)
CREATE UNIQUE INDEX indicator_key_key ON indicators.indicator USING btree (key)
CREATE UNIQUE INDEX indicator_pkey ON indicators.indicator USING btree (id)
CREATE UNIQUE INDEX installation_pkey ON platform.installation USING btree (only_row)
CREATE UNIQUE INDEX investigation_investigation_no_key ON safety.investigation USING btree (investigation_no)
CREATE UNIQUE INDEX investigation_pkey ON safety.investigation USING btree (id)
CREATE UNIQUE INDEX investigation_report_id_key ON safety.investigation USING btree (report_id)
CREATE UNIQUE INDEX investigation_text_pkey ON safety.investigation_text USING btree (investigation_id)
CREATE UNIQUE INDEX investigator_pkey ON safety.investigator USING btree (investigation_id, employee_id)
CREATE UNIQUE INDEX leave_half_pkey ON leave.leave_half USING btree (employee_id, leave_on, half)
CREATE UNIQUE INDEX lesson_case_lesson_id_case_id_key ON safety.lesson_case USING btree (lesson_id, case_id)
CREATE UNIQUE INDEX lesson_case_pkey ON safety.lesson_case USING btree (lesson_id, place)
CREATE UNIQUE INDEX lesson_lesson_no_key ON safety.lesson USING btree (lesson_no)
CREATE UNIQUE INDEX lesson_pkey ON safety.lesson USING btree (id)
CREATE UNIQUE INDEX lesson_writer_pkey ON safety.lesson_writer USING btree (lesson_id, employee_id)
CREATE UNIQUE INDEX line_document_id_approver_id_key ON approval.line USING btree (document_id, approver_id)
CREATE UNIQUE INDEX line_document_id_place_key ON approval.line USING btree (document_id, place)
CREATE UNIQUE INDEX line_pkey ON approval.line USING btree (id)
CREATE UNIQUE INDEX listing_document_id_department_id_key ON approval.listing USING btree (document_id, department_id)
CREATE UNIQUE INDEX listing_document_id_employee_id_key ON approval.listing USING btree (document_id, employee_id)
CREATE UNIQUE INDEX mail_pkey ON notification.mail USING btree (id)
CREATE UNIQUE INDEX maintenance_pkey ON platform.maintenance USING btree (only_row)
CREATE UNIQUE INDEX manual_by_doc_no ON documents.manual USING btree (lower(doc_no))
CREATE UNIQUE INDEX manual_manager_pkey ON documents.manual_manager USING btree (manual_id, employee_id)
CREATE UNIQUE INDEX manual_pkey ON documents.manual USING btree (id)
CREATE UNIQUE INDEX message_file_pkey ON safety.message_file USING btree (id)
CREATE UNIQUE INDEX message_instruction ON safety.message USING btree (action_id) WHERE is_instruction
CREATE UNIQUE INDEX message_open_request ON safety.message USING btree (action_id) WHERE ((action_type = 'Closed'::text) AND (action_completed IS NULL))
CREATE UNIQUE INDEX message_pkey ON safety.message USING btree (id)
CREATE UNIQUE INDEX migration_pkey ON public.migration USING btree (name)
CREATE UNIQUE INDEX notice_pkey ON documents.notice USING btree (drive_id)
CREATE UNIQUE INDEX notification_pkey ON notification.notification USING btree (id)
CREATE UNIQUE INDEX notification_unread ON notification.notification USING btree (employee_id, kind, record_type, record_id) WHERE (read_at IS NULL)
CREATE UNIQUE INDEX number_counter_pkey ON platform.number_counter USING btree (prefix, year)
CREATE UNIQUE INDEX occurrence_pkey ON indicators.occurrence USING btree (indicator_id, year, month)
CREATE UNIQUE INDEX passage_pkey ON documents.passage USING btree (document_id, place)
CREATE UNIQUE INDEX past_act_pkey ON approval.past_act USING btree (id)
CREATE UNIQUE INDEX permission_grant_pkey ON identity.permission_grant USING btree (employee_id, menu, level)
CREATE UNIQUE INDEX planned_action_investigation_id_mitigator_id_key ON safety.planned_action USING btree (investigation_id, mitigator_id)
CREATE UNIQUE INDEX planned_action_pkey ON safety.planned_action USING btree (investigation_id, place)
CREATE UNIQUE INDEX post_process_file_pkey ON safety.post_process_file USING btree (id)
CREATE UNIQUE INDEX preset_owner_id_kind_name_key ON approval.preset USING btree (owner_id, kind, name)
CREATE UNIQUE INDEX preset_pkey ON approval.preset USING btree (id)
CREATE UNIQUE INDEX preset_place_pkey ON approval.preset_place USING btree (preset_id, place)
CREATE UNIQUE INDEX provider_record_pkey ON identity.provider_record USING btree (model, id)
CREATE UNIQUE INDEX question_pkey ON approval.question USING btree (id)
CREATE UNIQUE INDEX reader_group_pkey ON documents.reader_group USING btree (id)
CREATE UNIQUE INDEX reader_minus_pkey ON documents.reader_minus USING btree (document_id, employee_id)
CREATE UNIQUE INDEX reader_pkey ON documents.reader USING btree (document_id, employee_id)
CREATE UNIQUE INDEX reader_plus_pkey ON documents.reader_plus USING btree (document_id, employee_id)
CREATE UNIQUE INDEX reader_rule_pkey ON documents.reader_rule USING btree (document_id)
CREATE UNIQUE INDEX readers_asked_pkey ON documents.readers_asked USING btree (document_id)
CREATE UNIQUE INDEX reading_id_key ON documents.reading USING btree (id)
CREATE UNIQUE INDEX reading_pkey ON approval.reading USING btree (document_id, employee_id, content_version)
CREATE UNIQUE INDEX reading_pkey ON documents.reading USING btree (revision_id, employee_id)
CREATE UNIQUE INDEX reading_reminder_pkey ON documents.reading_reminder USING btree (revision_id, employee_id, due_on, days_left)
CREATE UNIQUE INDEX recent_pkey ON documents.recent USING btree (employee_id, document_id)
CREATE UNIQUE INDEX record_owner_pkey ON platform.record_owner USING btree (record_type, record_id)
CREATE UNIQUE INDEX referrer_document_id_department_id_key ON approval.referrer USING btree (document_id, department_id)
CREATE UNIQUE INDEX referrer_document_id_employee_id_key ON approval.referrer USING btree (document_id, employee_id)
CREATE UNIQUE INDEX referrer_pkey ON approval.referrer USING btree (id)
CREATE UNIQUE INDEX report_file_pkey ON safety.report_file USING btree (report_id, id)
CREATE UNIQUE INDEX report_id_is_child ON safety.report USING btree (id, is_child)
CREATE UNIQUE INDEX report_pkey ON safety.report USING btree (id)
CREATE UNIQUE INDEX report_report_no_key ON safety.report USING btree (report_no)
CREATE UNIQUE INDEX revision_by_version ON documents.revision USING btree (document_id, lower(version))
CREATE UNIQUE INDEX revision_pkey ON directory.revision USING btree (only_row)
CREATE UNIQUE INDEX revision_pkey ON documents.revision USING btree (id)
CREATE UNIQUE INDEX revision_text_pkey ON documents.revision_text USING btree (revision_id, place)
CREATE UNIQUE INDEX root_cause_action_id_key ON safety.root_cause USING btree (action_id)
CREATE UNIQUE INDEX root_cause_investigation_id_key ON safety.root_cause USING btree (investigation_id)
CREATE UNIQUE INDEX root_cause_pkey ON safety.root_cause USING btree (id)
CREATE UNIQUE INDEX saved_view_by_name ON safety.saved_view USING btree (employee_id, list, lower(name))
CREATE UNIQUE INDEX saved_view_pkey ON safety.saved_view USING btree (id)
CREATE UNIQUE INDEX server_pkey ON platform.server USING btree (id)
CREATE UNIQUE INDEX sign_in_issuer_subject_key ON identity.sign_in USING btree (issuer, subject)
CREATE UNIQUE INDEX sign_in_pkey ON identity.sign_in USING btree (employee_id)
CREATE UNIQUE INDEX stored_file_pkey ON platform.stored_file USING btree (sha256)
CREATE UNIQUE INDEX threshold_set_pkey ON indicators.threshold_set USING btree (indicator_id, year)
CREATE UNIQUE INDEX vacation_period_pkey ON approval.vacation_period USING btree (document_id, place)
CREATE UNIQUE INDEX vacation_pkey ON approval.vacation USING btree (document_id)
CREATE UNIQUE INDEX web_asset_pkey ON platform.web_asset USING btree (path)
CREATE UNIQUE INDEX web_build_pkey ON platform.web_build USING btree (id)

-- views
directory.organization:
 SELECT id,
    parent_id,
    path,
    code,
    name,
    eng_name,
    is_activated,
    place
   FROM directory.department;
directory.person:
 SELECT e.id,
    e.code,
    e.name,
    e.eng_name,
    e.email,
    e."position",
    e.job_title,
    e.seq,
        CASE
            WHEN e.is_resigned THEN e.resigned_on
            ELSE NULL::date
        END AS resigned_on,
    d.id AS department_id,
    d.name AS department_name,
    d.eng_name AS department_eng_name,
    d.path AS department_path,
    d.is_activated AS department_is_activated
   FROM (directory.employee e
     JOIN directory.department d ON ((d.id = e.department_id)));
documents.matched_reader:
 SELECT document_id,
    employee_id
   FROM ( SELECT g.document_id,
            p.id AS employee_id
           FROM ((documents.reader_group g
             JOIN directory.organization o ON (((g.department_id IS NULL) OR (g.department_id = o.id) OR (g.with_below AND (g.department_id = ANY (o.path))))))
             JOIN directory.person p ON ((p.department_id = o.id)))
          WHERE (((cardinality(g.positions) = 0) OR (TRIM(BOTH FROM p."position") = ANY (g.positions))) AND ((cardinality(g.job_titles) = 0) OR (TRIM(BOTH FROM p.job_title) = ANY (g.job_titles))))
        UNION
         SELECT reader_plus.document_id,
            reader_plus.employee_id
           FROM documents.reader_plus) asked
  WHERE (NOT (EXISTS ( SELECT
           FROM documents.reader_minus m
          WHERE ((m.document_id = asked.document_id) AND (m.employee_id = asked.employee_id)))));
documents.released_revision:
 SELECT r.id,
    d.manual_id,
    r.version,
    COALESCE(r.in_force_from, ((r.uploaded_at AT TIME ZONE 'Asia/Seoul'::text))::date) AS in_force_from,
    r.uploaded_at AS released_at,
    false AS is_scheduled,
    false AS was_controlled
   FROM (documents.document d
     JOIN documents.revision r ON ((r.document_id = d.id)))
  WHERE ((d.manual_id IS NOT NULL) AND (NOT (EXISTS ( SELECT
           FROM documents.controlled_revision c
          WHERE (c.revision_id = r.id)))))
UNION ALL
 SELECT r.id,
    c.manual_id,
    r.version,
    r.in_force_from,
    r.released_at,
    c.is_scheduled,
    true AS was_controlled
   FROM (documents.controlled_revision c
     JOIN documents.revision r ON ((r.id = c.revision_id)))
  WHERE (c.stage = 'Released'::text);
documents.required_revision:
 SELECT d.id AS document_id,
    d.current_revision_id AS revision_id,
    false AS is_scheduled
   FROM documents.document d
UNION ALL
 SELECT r.document_id,
    c.revision_id,
    true AS is_scheduled
   FROM (documents.controlled_revision c
     JOIN documents.revision r ON ((r.id = c.revision_id)))
  WHERE (c.is_scheduled AND (r.document_id IS NOT NULL));
identity.held_grant:
 SELECT permission_grant.employee_id,
    permission_grant.menu,
    permission_grant.level
   FROM identity.permission_grant
UNION ALL
 SELECT held.employee_id,
    'Document'::text AS menu,
    held.level
   FROM ( SELECT m.employee_id,
            'Level3'::text AS level
           FROM documents.manual_manager m
          GROUP BY m.employee_id
        UNION ALL
         SELECT m.employee_id,
            'Level2'::text
           FROM documents.manual_manager m
          WHERE (NOT (EXISTS ( SELECT
                   FROM identity.permission_grant g
                  WHERE ((g.employee_id = m.employee_id) AND (g.menu = 'Document'::text)))))
          GROUP BY m.employee_id) held;

-- functions
CREATE OR REPLACE FUNCTION audit.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_schema = 'audit' then
    raise exception 'audit entries are never changed or deleted';
  end if;
  raise exception 'rows of %.% are never changed or deleted', tg_table_schema, tg_table_name;
end $function$

CREATE OR REPLACE FUNCTION directory.count_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update directory.revision set number = number + 1;
  return null;
end $function$

CREATE OR REPLACE FUNCTION directory.grams(value text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(distinct gram), '{}')
  from generate_series(1, length(value)) at, lateral (
    values (substr(lower(value), at, 1)), (substr(lower(value), at, 2))) as cut(gram)
$function$

CREATE OR REPLACE FUNCTION directory.place_departments()
 RETURNS void
 LANGUAGE sql
AS $function$
  with recursive ranked as (
    select id, parent_id, row_number() over (partition by parent_id order by seq, name, id)::integer as rank
    from directory.department
  ), tree as (
    select id, array[rank] as ranks from ranked where parent_id is null
    union all
    select r.id, t.ranks || r.rank from ranked r join tree t on t.id = r.parent_id
  ), numbered as (
    select id, row_number() over (order by ranks)::integer as place from tree
  )
  update directory.department d set place = n.place from numbered n where n.id = d.id and d.place <> n.place;
$function$

CREATE OR REPLACE FUNCTION documents.longest_pieces(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array_agg(distinct substr(word, least(at, greatest(1, length(word) - 19)), 20))
  from generate_series(1, greatest(1, length(word)), 20) at
$function$

CREATE OR REPLACE FUNCTION documents.make_department_drive()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into documents.drive (department_id) values (new.id);
  return null;
end $function$

CREATE OR REPLACE FUNCTION documents.pieces(words text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 100000
AS $function$
  -- An index takes what comes in order in half the time.
  select coalesce(array_agg(substr(rest, 1, size)), '{}')
  from (
    select distinct substr(word, at, 20) collate "C" as rest
    from unnest(string_to_array(words, ' ')) word, generate_series(1, length(word)) at
    order by rest
  ) rests, generate_series(1, length(rest)) size
$function$

CREATE OR REPLACE FUNCTION documents.split_texts_with(asked text[])
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
 SET enable_seqscan TO 'off'
AS $function$
  select c.document_id from documents.content c where c.is_split and documents.pieces(c.words) @> asked
$function$

CREATE OR REPLACE FUNCTION documents.texts_with(asked text[])
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
 SET enable_seqscan TO 'off'
AS $function$
  select c.document_id from documents.content c where not c.is_split and documents.pieces(c.words) @> asked
$function$

CREATE OR REPLACE FUNCTION safety.filing_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then raise exception 'a filing is never deleted'; end if;
  if old.voided_at is not null
    or (to_jsonb(new) - array['voided_by_id', 'voided_at', 'void_reason'])
      <> (to_jsonb(old) - array['voided_by_id', 'voided_at', 'void_reason'])
  then raise exception 'a filing is never changed'; end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION safety.investigations_holding(asked text[])
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE STRICT
 SET enable_seqscan TO 'off'
 SET work_mem TO '64MB'
AS $function$
  select x.investigation_id from safety.investigation_text x where directory.grams(x.search_text) @> asked
$function$

CREATE OR REPLACE FUNCTION safety.lessons_holding(asked text[])
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE STRICT
 SET enable_seqscan TO 'off'
AS $function$
  select l.id from safety.lesson l where directory.grams(l.search_text) @> asked
$function$

CREATE OR REPLACE FUNCTION safety.longest_pieces(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array_agg(distinct substr(word, least(at, greatest(1, length(word) - 3)), 4))
  from generate_series(1, greatest(1, length(word)), 4) at
$function$

CREATE OR REPLACE FUNCTION safety.longest_text_pieces(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array_agg(distinct substr(word, least(at, greatest(1, length(word) - 19)), 20))
  from generate_series(1, greatest(1, length(word)), 20) at
$function$

CREATE OR REPLACE FUNCTION safety.month_of(at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select (extract(year from at at time zone 'UTC') * 12 + extract(month from at at time zone 'UTC'))::integer
$function$

CREATE OR REPLACE FUNCTION safety.new_case(kind text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  made integer;
begin
  loop
    insert into safety.case (id, kind) values (safety.random_id(), kind) on conflict do nothing returning id into made;
    if made is not null then return made; end if;
  end loop;
end $function$

CREATE OR REPLACE FUNCTION safety.new_entry_id()
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  made integer;
begin
  loop
    made := safety.random_id();
    if not exists (select 1 from safety.dialogue_entry e where e.id = made) then return made; end if;
  end loop;
end $function$

CREATE OR REPLACE FUNCTION safety.newest_reports(asked text[], any_of text[], likes text[], most integer)
 RETURNS TABLE(id integer, listed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  month integer;
  oldest integer;
  by_month_until integer;
  is_quarter boolean;
  missing integer := most;
  reached integer;
begin
  select safety.month_of(max(r.listed_at)), safety.month_of(min(r.listed_at)) into month, oldest
    from safety.report r where r.status <> 'Draft';
  by_month_until := month - 3;
  while missing > 0 and month >= oldest loop
    is_quarter := month <= by_month_until and month % 3 = 2;
    return query select h.id, h.listed_at from safety.reports_holding(
      asked || case when is_quarter then '#quarter:' || month / 3 else '#month:' || month end, any_of, likes, missing) h;
    get diagnostics reached = row_count;
    missing := missing - reached;
    month := month - case when is_quarter then 3 else 1 end;
  end loop;
end
$function$

CREATE OR REPLACE FUNCTION safety.pieces(value text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(distinct substr(value, at, size)), '{}')
  from generate_series(1, length(value)) at, generate_series(1, 4) size
$function$

CREATE OR REPLACE FUNCTION safety.random_id()
 RETURNS integer
 LANGUAGE sql
AS $function$
  select greatest(1, ('x' || substr(md5(gen_random_uuid()::text), 1, 8))::bit(32)::integer & 2147483647)
$function$

CREATE OR REPLACE FUNCTION safety.report_pieces(search_text text, report_type text, status text, field_level1_id integer, field_level2_id integer, department_id integer, listed_at timestamp with time zone)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select safety.pieces(search_text) || array_remove(array[
    '#type:' || report_type, '#status:' || status, '#field1:' || field_level1_id, '#field2:' || field_level2_id,
    '#department:' || department_id, '#month:' || safety.month_of(listed_at), '#quarter:' || safety.month_of(listed_at) / 3
  ], null)
$function$

CREATE OR REPLACE FUNCTION safety.reports_holding(asked text[], any_of text[], likes text[], most integer)
 RETURNS TABLE(id integer, listed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
 SET enable_indexonlyscan TO 'off'
 SET work_mem TO '64MB'
AS $function$
begin
  if any_of is null then
    return query select r.id, r.listed_at from safety.report r
      where r.status <> 'Draft' and r.search_text like all (likes) and safety.report_pieces(
        r.search_text, r.report_type, r.status, r.field_level1_id, r.field_level2_id, r.shown_department_id, r.listed_at
      ) @> asked
      order by r.listed_at desc, r.id desc limit most;
  else
    return query select r.id, r.listed_at from safety.report r
      where r.status <> 'Draft' and r.search_text like all (likes) and safety.report_pieces(
        r.search_text, r.report_type, r.status, r.field_level1_id, r.field_level2_id, r.shown_department_id, r.listed_at
      ) @> asked and safety.report_pieces(
        r.search_text, r.report_type, r.status, r.field_level1_id, r.field_level2_id, r.shown_department_id, r.listed_at
      ) && any_of
      order by r.listed_at desc, r.id desc limit most;
  end if;
end
$function$

CREATE OR REPLACE FUNCTION safety.text_pieces(words text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 100000
AS $function$
  select coalesce(array_agg(substr(rest, 1, size)), '{}')
  from (
    select distinct substr(word, at, 20) collate "C" as rest
    from unnest(string_to_array(words, ' ')) word, generate_series(1, length(word)) at
    order by rest
  ) rests, generate_series(1, length(rest)) size
$function$

CREATE OR REPLACE FUNCTION safety.texts_with(asked text[])
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
 SET enable_seqscan TO 'off'
AS $function$
  select x.case_id from safety.case_text x where safety.text_pieces(x.words) @> asked
$function$


-- triggers
CREATE TRIGGER acknowledgement_is_fixed BEFORE DELETE OR UPDATE ON indicators.acknowledgement FOR EACH ROW EXECUTE FUNCTION audit.refuse_change()
CREATE TRIGGER acknowledgements_are_fixed BEFORE TRUNCATE ON indicators.acknowledgement FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change()
CREATE TRIGGER department_counts AFTER INSERT OR DELETE OR UPDATE ON directory.department FOR EACH STATEMENT EXECUTE FUNCTION directory.count_revision()
CREATE TRIGGER department_has_drive AFTER INSERT ON directory.department FOR EACH ROW EXECUTE FUNCTION documents.make_department_drive()
CREATE TRIGGER employee_counts AFTER INSERT OR DELETE OR UPDATE ON directory.employee FOR EACH STATEMENT EXECUTE FUNCTION directory.count_revision()
CREATE TRIGGER entries_are_fixed BEFORE TRUNCATE ON audit.entry FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change()
CREATE TRIGGER entry_is_fixed BEFORE DELETE OR UPDATE ON audit.entry FOR EACH ROW EXECUTE FUNCTION audit.refuse_change()
CREATE TRIGGER filing_is_kept BEFORE DELETE OR UPDATE ON safety.filing FOR EACH ROW EXECUTE FUNCTION safety.filing_is_kept()
CREATE TRIGGER reading_is_fixed BEFORE DELETE OR UPDATE ON documents.reading FOR EACH ROW EXECUTE FUNCTION audit.refuse_change()
CREATE TRIGGER readings_are_fixed BEFORE TRUNCATE ON documents.reading FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change()
