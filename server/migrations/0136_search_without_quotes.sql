-- works since 0050_browser_errors.sql
-- A search treats typographic quotes and dashes as plain ones, because people type O'Brien for O’Brien.
create or replace function plain_text(value text) returns text language sql immutable parallel safe as $$
  select lower(case when octet_length(value) = char_length(value) then value
    else translate(regexp_replace(normalize(value, NFKD), U&'[\0300-\036F]', '', 'g'),
      U&'\2018\2019\201A\201B\2032\02BC\201C\201D\201E\201F\2033\2010\2011\2012\2013\2014\2015\2212',
      '''''''''''''"""""-------') end)
$$;

-- Made anew, because a reindex uses the function as the session has already read it.
drop index inspections_plain_carrier;
create index inspections_plain_carrier on inspections (plain_text(carrier) text_pattern_ops);
