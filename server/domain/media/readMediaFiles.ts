import { sql, type SQL } from 'drizzle-orm';
import { media, type Media, type MediaQuery } from '@/contract/office/media';
import type { Queries } from '../../platform/database/Database';
import { joinConditions, countListRows, instant, jsonRows } from '../../platform/database/jsonRows';
import { nameAt } from '../people/personName';
import { contains, inOrder, toLimitOffset } from '../../platform/database/lists';
import { usedIn } from './usedIn';

/** Selects the variant for the site's content. All browsers and crawlers support JPEG and PNG. */
const mainVariant = sql`(
  select variant from media_chunks where file_id = media_files.id and number = 0
    and variant in (width || '.jpg', width || '.png', 'video.mp4', 'video.webm')
)`;

const columns = sql`
  media_files.id, case when width is null then 'video' else 'picture' end as kind,
  '/media/' || hash || '-' || ${mainVariant} as address,
  case when width is not null then '/media/' || hash || '-' || least(width, 400) || '.webp' end as preview,
  width, height, bytes, name, alternative_text, ${usedIn} as used,
  ${nameAt({ id: sql`media_files.uploaded_by`, at: sql`media_files.uploaded_at` })} as uploaded_by,
  ${instant(sql`uploaded_at`)} as uploaded_at, version`;

const sortFields: Record<MediaQuery['sort'], SQL> = {
  uploaded_at: sql`media_files.uploaded_at`,
  name: sql`lower(name) collate "C"`,
};

type Filters = Pick<MediaQuery, 'search' | 'kind' | 'address'>;

export function matching({ search, kind, address }: Filters): SQL {
  return joinConditions([
    sql`audience = 'site'`,
    search !== undefined &&
      search !== '' &&
      sql`(${contains(sql`name`, search)} or ${contains(sql`alternative_text`, search)})`,
    kind !== undefined && sql`(width is null) = ${kind === 'video'}`,
    address !== undefined && sql`position('/media/' || hash || '-' in ${address}) > 0`,
  ]);
}

export const mediaOrder = ({ sort, order }: Pick<MediaQuery, 'sort' | 'order'>) =>
  inOrder(sortFields[sort], order, sql`media_files.id`);

export async function listMedia(queries: Queries, query: MediaQuery) {
  const where = matching(query);
  const { limit, offset } = toLimitOffset(query);
  const data = await selectMedia(
    queries,
    sql`${where} order by ${mediaOrder(query)} limit ${limit} offset ${offset}`,
  );
  return { data, total: await countListRows(queries, sql`media_files where ${where}`) };
}

export async function readMediaFile(queries: Queries, id: number): Promise<Media | null> {
  const [found] = await readMediaFiles(queries, [id]);
  return found ?? null;
}

export function readMediaFiles(queries: Queries, ids: readonly number[]): Promise<Media[]> {
  return selectMedia(queries, sql`id in ${ids} and audience = 'site'`);
}

const selectMedia = (queries: Queries, where: SQL) =>
  jsonRows(queries, media, sql`select ${columns} from media_files where ${where}`);
