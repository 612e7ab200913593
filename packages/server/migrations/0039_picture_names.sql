-- The file a picture came from is nothing that a reporter wrote, and may tell who took it (decision 189).
update safety.report
set description = regexp_replace(
  description,
  '(<img\y[^>]*? alt=")[^"]*(?:\\|:/|\.(?:jpe?g|png|gif|bmp|tiff?|webp|heic|heif|emf|wmf|svg)(?![a-z0-9]))[^"]*"',
  '\1"',
  'gi'
)
where description like '%<img %';
