-- For the office's list of reports by what has become of their defects, superseded ones too. Partial, so that an
-- all-clear report, which is what most are, writes nothing to it.
create index inspections_defective on inspections (result, id) where result <> 'all_clear';
