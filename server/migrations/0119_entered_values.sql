-- works since 0050_browser_errors.sql
-- What a driver entered and signed, beside the values that later calls change. Null while the columns still have it, so that most reports
-- keep no copy, and storing one costs nothing.
alter table inspections add column entered jsonb;

-- A trigger keeps it, so that no writer can forget to, nor change it. Each change of what a report says sets `updated_at`, and changes the
-- comments afterwards.
create function keep_entered() returns trigger language plpgsql as $$
begin
  new.entered := coalesce(old.entered, to_jsonb(old)
    - array['id', 'owner_id', 'create_key', 'created_at', 'updated_at', 'sent_at', 'superseded_at', 'result', 'entered']
    || jsonb_build_object('comments', (
      select coalesce(jsonb_agg(jsonb_build_object('key', key, 'text', text, 'fixed', fixed) order by position), '[]')
      from inspection_comments where inspection_id = old.id)));
  return new;
end;
$$;
create trigger inspections_keep_entered before update of updated_at on inspections
  for each row execute function keep_entered();

-- Reports that were changed before this version have the values from before each field's first change. A comment belongs to them unless
-- the driver's first change of its item added it. Its text is the one from before that change. Copies of these reports may have been printed
-- with the values of another day.
with told as materialized (
  select report_id, jsonb_object_agg(field.key, field.value order by report_events.id desc) as said
  from report_events cross join jsonb_each(before) as field
  where action in ('updated', 'certified', 'reopened') and field.key <> 'comments'
  group by report_id
)
update inspections set entered = to_jsonb(inspections)
    - array['id', 'owner_id', 'create_key', 'created_at', 'updated_at', 'sent_at', 'superseded_at', 'result', 'entered']
    || told.said
    || jsonb_build_object('is_rebuilt', true, 'comments', (
      select coalesce(jsonb_agg(jsonb_build_object('key', key, 'text', coalesce(first.comment ->> 'text', text),
        'fixed', coalesce((told.said ->> key)::boolean, fixed)) order by position), '[]')
      from inspection_comments left join lateral (
        select true as is_told, jsonb_path_query_first(before -> 'comments', '$[*] ? (@.key == $key)', jsonb_build_object('key', key)) as comment
        from report_events
        where report_id = inspections.id and action = 'updated' and before ?& array[key, 'comments']
        order by report_events.id limit 1
      ) as first on true
      where inspection_id = inspections.id and (first.is_told is null or first.comment is not null)))
  from told where told.report_id = inspections.id;
