-- Reports under way that ask for feedback: few at any time, and home asks for those that nobody answered (decision 165).
create index report_asking on safety.report (listed_at desc, id desc)
  where request_feedback and status not in ('Draft', 'Open', 'Closed');
