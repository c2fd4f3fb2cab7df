-- works since 0050_browser_errors.sql
-- The status and the reopening that the last certification replaced, which its author's 'Undo' brings back.
alter table defects add column before_certification jsonb;
