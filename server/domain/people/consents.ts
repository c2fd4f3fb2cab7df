import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { consentVersion, type SigningConsent } from '@/contract/signingConsent';
import type { Queries } from '../../platform/database/Database';
import { instant } from '../../platform/database/jsonRows';
import { queryRows } from '../../platform/database/rows';
import type { Actor } from '../audit/audit';
import { signingConsents } from '../tables/accounts';
import { changePerson } from './changePerson';

interface Signature {
  account: number;
  /** The version of the consent text next to the button; absent if the page showed none. */
  shown?: number | undefined;
  /** By default now. A later instant counts as now. */
  signedAt?: string | SQL | undefined;
}

/**
 * Selects the id of the consent under which an account signed, and stores the consent if the text was shown to an
 * account without it (migration 0125). Null if the account had not consented. Call it before other rows are locked.
 */
export function toConsentSql({ account, shown, signedAt }: Signature): SQL {
  // A page of a later release may show a text that this process does not know.
  const known = shown !== undefined && shown <= consentVersion ? shown : null;
  const at = typeof signedAt === 'string' ? new Date(signedAt).toISOString() : signedAt;
  return sql`consent_of_signature(${account}::bigint, ${known}::integer, ${at ?? sql`now()`}::timestamptz)`;
}

/** Runs `toConsentSql`. */
export async function storeConsent(tx: Queries, signature: Signature): Promise<number | null> {
  const [row] = await queryRows<{ id: string | number | null }>(
    tx,
    sql`select ${toConsentSql(signature)} as id`,
  );
  return row?.id ? Number(row.id) : null;
}

/** Records that a person has withdrawn their consent. What they signed before remains signed. */
export const withdrawConsent = (queries: Queries, actor: Actor, id: number) =>
  changePerson(queries, { actor, action: 'withdraw-consent', id }, async (tx) => {
    const withdrawn = await tx
      .update(signingConsents)
      // Not the transaction's start, because a signature may have come before this one got the lock.
      .set({ withdrawnAt: sql`clock_timestamp()` })
      .where(and(eq(signingConsents.userId, id), isNull(signingConsents.withdrawnAt)))
      .returning({ version: signingConsents.version });
    const versions = withdrawn.map(({ version }) => version).sort();
    return versions.length > 0 ? { withdrawn_consents: versions } : undefined;
  });

const asJson = sql`jsonb_build_object('version', version, 'at', ${instant(sql`at`)})`;

/** Selects a consent as JSON by its id. */
export const consentAsJson = (id: SQL) => sql<SigningConsent | null>`(
  select ${asJson} from signing_consents where signing_consents.id = ${id})`;

/** Selects the consent that an account has now as JSON; null if there is none. */
export const consentNow = (account: SQL) => sql<SigningConsent | null>`(
  select ${asJson} from signing_consents
  where user_id = ${account} and withdrawn_at is null order by version desc, at limit 1)`;
