-- works since 0050_browser_errors.sql
-- The items that the driver marked good with the button of their category; null if there are none, or the phone did not say.
alter table inspections add column marked_by_category jsonb;

-- As in 0065. How the items were marked does not make another report of the same one.
create or replace function is_repeat(current inspections, report jsonb, report_comments jsonb) returns boolean
  language plpgsql as $$
declare
  undone jsonb;
begin
  if current.updated_at > current.created_at
    and not exists (select from report_events where report_id = current.id and action = 'updated')
  then
    select coalesce(jsonb_object_agg(field.key, field.value order by report_events.id desc), '{}') into undone
      from report_events, jsonb_each(before) as field
      where report_id = current.id and action in ('certified', 'reopened');
  end if;
  return to_jsonb(current) || coalesce(undone, '{}')
      @> report - 'which_trailers' - 'create_key' - 'marked_by_category'
    and coalesce(current.which_trailers, '{}') = coalesce(report -> 'which_trailers', '{}')
    and report_comments = (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', key, 'text', text, 'fixed', fixed and not coalesce(undone ? key, false)) order by position), '[]')
      from inspection_comments where inspection_id = current.id
    );
end;
$$;
