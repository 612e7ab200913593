-- Safety performance indicators by month (decisions: indicators). No row is no data, never zero.
create schema indicators;

create table indicators.indicator (
  id integer primary key generated always as identity,
  key smallint not null unique check (key between 1 and 25),
  name text not null,
  eng_name text not null,
  is_activated boolean not null default true
);

create table indicators.flight_record (
  year smallint not null check (year between 2000 and 2100),
  month smallint not null check (month between 1 and 12),
  flight_count integer not null check (flight_count between 0 and 1000000),
  primary key (year, month)
);

create table indicators.occurrence (
  year smallint not null check (year between 2000 and 2100),
  month smallint not null check (month between 1 and 12),
  indicator_id integer not null references indicators.indicator,
  occurrence_count integer not null check (occurrence_count between 0 and 1000000),
  primary key (indicator_id, year, month)
);
-- The latest month that has any figures.
create index occurrence_by_month on indicators.occurrence (year, month);

-- Percent with three decimals; at least one of a set is there.
create table indicators.threshold_set (
  year smallint not null check (year between 2000 and 2101),
  indicator_id integer not null references indicators.indicator,
  reserve numeric(10, 3),
  target_value numeric(10, 3),
  caution numeric(10, 3),
  alert numeric(10, 3),
  serious numeric(10, 3),
  primary key (indicator_id, year),
  check (coalesce(reserve, target_value, caution, alert, serious) is not null)
);

insert into indicators.indicator (key, name, eng_name) values
  (1, '사고', 'Accidents'),
  (2, '준사고', 'Serious incidents'),
  (3, '활주로 이탈', 'Runway excursion'),
  (4, '활주로 침범', 'Runway incursion'),
  (5, '비정상 착륙(경착륙·테일스트라이크)', 'Abnormal runway contact'),
  (6, '이륙중단', 'Rejected take-off'),
  (7, '회항', 'Air turnback / diversion'),
  (8, '공중충돌경고(RA)', 'TCAS RA'),
  (9, '지상접근경고', 'GPWS/TAWS warning'),
  (10, '조류충돌', 'Bird strike'),
  (11, '고도·경로 이탈', 'Level bust / route deviation'),
  (12, '난기류 상해', 'Turbulence injury'),
  (13, '비행 중 엔진정지', 'In-flight shutdown'),
  (14, '항공기 계통 고장', 'System failure reported'),
  (15, '화재·연기', 'Fire/smoke'),
  (16, '지상조업 손상', 'Ground handling damage'),
  (17, '지상충돌', 'Ground collision'),
  (18, '위험물', 'DG occurrence'),
  (19, '객실안전', 'Cabin safety event'),
  (20, '불법방해·난동', 'Unruly passenger / security'),
  (21, '비상선언', 'Emergency declared'),
  (22, '불안정 접근', 'Unstable approach (FOQA)'),
  (23, '자율보고 건수', 'Voluntary reports (leading)'),
  (24, '조치 기한 준수율', 'Actions closed in time (leading)'),
  (25, '필독 이수율', 'Required reading done (leading)');
