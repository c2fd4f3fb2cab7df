-- works since 0050_browser_errors.sql
-- For a search: lower case, without accents. A text without accents is the common case, and the short way.
create function plain_text(value text) returns text language sql immutable parallel safe as $$
  select lower(case when octet_length(value) = char_length(value) then value
    else regexp_replace(normalize(value, NFKD), U&'[\0300-\036F]', '', 'g') end)
$$;

create index inspections_plain_carrier on inspections (plain_text(carrier) text_pattern_ops);
drop index inspections_carrier;
