-- works since 0050_browser_errors.sql
-- Earlier versions let a name that was typed on a driver's phone close a defect. Where the text is no name, or the driver's own, it
-- was the driver's word: 'Driver says good', if nobody has reported the item of the vehicle again. The others stay closed, and say
-- that nobody certified them.
create temporary table typed on commit drop as
  select id from (
    select defects.id, vehicle_id, item, certified_by,
      regexp_replace(letters_and_digits(certified_name), '[0-9]', '', 'g') as letters
    from defects where certified_on = 'drivers_phone' and closed_at is not null
  ) as closed
  where not exists (
      select from defects later
      where later.vehicle_id = closed.vehicle_id and later.item = closed.item
        and (later.id > closed.id or later.closed_at is null))
    and (length(letters) < 2
      or letters in ('NA', 'NO', 'OK', 'XX', 'XXX', 'NIL', 'NONE', 'NULL', 'NOBODY', 'NOTHING', 'NOTAPPLICABLE', 'NOTNEEDED',
        'UNKNOWN', 'DRIVER', 'SELF', 'MYSELF', 'SAME', 'YES', 'GOOD', 'FINE', 'OKAY', 'FIXED', 'DONE', 'REPAIRED', 'CORRECTED',
        'MECHANIC', 'SHOP', 'TEST')
      or letters in (
        select regexp_replace(letters_and_digits(own), '[0-9]', '', 'g') from (
          select username from users where users.id = certified_by
          union all select full_name from users where users.id = certified_by
          union all select left(full_name, 1) || substring(full_name from '[^ ]+ *$') from users where users.id = certified_by
          union all select carrier from inspections where owner_id = certified_by
          union all select left(carrier, 1) || substring(carrier from '[^ ]+ *$') from inspections where owner_id = certified_by
          union all select drivers_signature from inspections where owner_id = certified_by
        ) as names (own)));
update defects set state = 'driver_says_good', said_good_by = certified_by, said_good_at = certified_at, closed_at = null,
    certified_name = '', certified_by = null, certified_at = null, certified_on = null, note = '',
    updated_at = now(), version = version + 1
  from typed where typed.id = defects.id;
insert into defect_events (defect_id, actor_id, event, state)
  select id, null, 'reopened_by_migration', 'driver_says_good' from typed order by id;
select refresh_results(array(select id from typed));
