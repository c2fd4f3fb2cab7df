import { sql, type SQL } from 'drizzle-orm';
import {
  sectionNames,
  sections,
  sitePages,
  type ListOfRows,
  type Section,
  type SectionName,
} from '@/contract/office/content/sections';
import { siteSections } from '../content/siteSections';

function held(columns: readonly string[], place: SQL, from: SQL): SQL {
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  return sql`select concat(${names}) as held, ${place} as place from ${from}`;
}

const withMedia = (fields: Section['fields']) =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'picture' || kind === 'video' || kind === 'rich' ? [name] : [],
  );

/** Returns the first page that shows a section, and the section: 'Home, Services'. */
function toPlaceSql(name: SectionName): SQL {
  const pages: readonly { label: string; sections: readonly SectionName[] }[] =
    Object.values(sitePages);
  const page = pages.find(({ sections: shown }) => shown.includes(name))?.label ?? '';
  return sql`${`${page}, ${sections[name].label}`}::text`;
}

function heldBySection(name: SectionName): SQL[] {
  const { rows = [], files = {}, lists = {} } = siteSections[name];
  const { fields, lists: rules }: Section = sections[name];
  const place = toPlaceSql(name);
  const ofSection = withMedia(fields);
  return [
    ...rows
      .map(([table, stored]) => ({
        table,
        columns: stored.filter((one) => ofSection.includes(one)),
      }))
      .filter(({ columns }) => columns.length > 0)
      .map(({ table, columns }) => held(columns, place, sql`${table}`)),
    ...Object.values(files).map(({ table, place: index }) => {
      const file = sql`select file from ${table} order by position, id limit 1 offset ${index}`;
      return held(['file'], place, sql`(${file}) as files`);
    }),
    ...Object.entries(lists).map(([list, { table, audience }]) => {
      const rowFields: ListOfRows['fields'] = rules[list]?.fields ?? {};
      const ofRow = 'title' in rowFields ? sql`${place} || ': ' || title` : place;
      const from = audience ? sql`${table} where audience = ${audience}` : sql`${table}`;
      return held(withMedia(rowFields), ofRow, from);
    }),
  ];
}

const places = sql.join(
  [
    ...sectionNames.flatMap(heldBySection),
    held(['logo_light', 'logo_dark'], sql`'Company, logo'`, sql`company`),
  ],
  sql` union all `,
);

/** The places on the site that show a row of `media_files`, in any width, as a JSON list. */
export const usedIn: SQL = sql`(
  select coalesce(jsonb_agg(distinct place), '[]') from (${places}) as places
  where position('/media/' || media_files.hash || '-' in held) > 0
)`;
