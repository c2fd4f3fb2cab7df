-- Drivers' photos of defects. The pictures are in media_files, for the audience `report`.
create table defect_photos (
  -- Made by the driver's phone, so that a repeat stores nothing.
  id uuid primary key,
  driver_id bigint not null references users (id),
  file_id bigint not null references media_files (id),
  -- On the phone's clock.
  taken_at timestamptz not null,
  stored_at timestamptz not null default now()
);
create index defect_photos_file on defect_photos (file_id);

-- An item of the trailer is a defect of each trailer, and so is its photo. A corrected report adds its own defects.
create table photographed_defects (
  defect_id bigint not null references defects (id),
  photo_id uuid not null references defect_photos (id),
  primary key (defect_id, photo_id)
);
create index photographed_defects_photo on photographed_defects (photo_id);
