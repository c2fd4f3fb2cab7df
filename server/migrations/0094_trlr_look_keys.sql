-- works since 0050_browser_errors.sql
-- runs fillLookKeys
-- 'TRLR 12' looks like trailer 12, no longer like trailer R-12 (src/contract/lookKey.ts).
update vehicles set look_key = null where key like 'TRLR%';
