-- How a picture is called is nothing that a reporter sees when they write, and may tell who took it (decision 189).
update safety.report
set description = regexp_replace(description, '(<img\y[^>]*?) alt="[^"]*"', '\1', 'g')
where description like '%<img % alt="%';
