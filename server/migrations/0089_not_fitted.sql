-- works since 0050_browser_errors.sql
-- The items that a vehicle does not have; null for those of its kind. No item that 49 CFR 396.11(a)(1) names is among them.
-- An upgrade over several versions may have changed vehicles in this transaction. PostgreSQL alters a table only after its
-- deferred triggers have run.
set constraints all immediate;
alter table vehicles add column not_fitted jsonb;
create table not_fitted_by_kind (
  kind text primary key check (kind in ('truck', 'trailer')),
  items jsonb not null
);

-- The items that were not fitted when the report was submitted; null if there were none, or the phone did not say. The
-- vehicle's setting may change later, the record does not.
alter table inspections add column not_fitted jsonb;

-- As in 0079. What is not fitted does not make another report of the same one.
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
      @> report - 'which_trailers' - 'create_key' - 'marked_by_category' - 'not_fitted'
    and coalesce(current.which_trailers, '{}') = coalesce(report -> 'which_trailers', '{}')
    and report_comments = (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', key, 'text', text, 'fixed', fixed and not coalesce(undone ? key, false)) order by position), '[]')
      from inspection_comments where inspection_id = current.id
    );
end;
$$;
