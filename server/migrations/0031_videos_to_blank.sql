-- Videos from before their metadata were blanked: the next start of the server does it (server/media/blankStoredVideos.ts).
alter table media_files add column is_blanked boolean not null default true;
update media_files set is_blanked = false where type in ('video/mp4', 'video/webm');
