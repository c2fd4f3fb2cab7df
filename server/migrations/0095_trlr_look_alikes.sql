-- works since 0050_browser_errors.sql
-- Why vehicles wait for the office, by the look keys of migration 0094. First those that wait, then those that nobody has decided.
update vehicles set unconfirmed = why_unconfirmed(kind, key, look_key), updated_at = now()
  where merged_into is null and unconfirmed <> 'same_number'
    and (key like 'TRLR%' or unconfirmed = 'look_alike' and look_key like 'R%')
    and unconfirmed is distinct from why_unconfirmed(kind, key, look_key);
update vehicles set unconfirmed = 'look_alike', updated_at = now()
  where merged_into is null and unconfirmed is null and confirmed_at is null and version = 1
    and key like 'TRLR%' and why_unconfirmed(kind, key, look_key) = 'look_alike';
