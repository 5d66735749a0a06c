import { sql, type SQL } from 'drizzle-orm'
import type { TravelerNumber } from '#contract/profile/profile.ts'
import type { Sealer } from '#server/crypto/sealer.ts'
import { demoKeyName } from '#server/crypto/secrets.ts'
import type { SealedTravelerNumber } from '#server/db/schema/company/people.ts'
import { sealTravelerNumber } from '#server/domains/profile/personal/travelerNumbers.ts'
import { queues } from '#server/mail/mailJobs.ts'
import type { StoredMail } from '#server/mail/mailQueue.ts'

/** A stored row: the columns of its key, and the value with something sealed in it. */
export interface SealedRow {
  key: Record<string, string>
  value: unknown
}

/** One column of the database with sealed values. */
export interface SealedColumn {
  table: string
  column: string
  type: 'text' | 'jsonb'
  /** The columns of the primary key, with their types. */
  key: Readonly<Record<string, 'text' | 'uuid'>>
  /** The rows that are sealed; all of them where it is missing. */
  condition?: SQL
  /** The sealed texts in a value. */
  sealedIn: (value: unknown) => string[]
  /** The value with its sealed texts sealed by `sealer`, which also opens them. Texts that it does not open stay. */
  resealed: (row: SealedRow, sealer: Sealer) => unknown
}

/** A text sealed again; as it is where no key opens it. */
function reseal(sealed: string, sealer: Sealer): string {
  try {
    return sealer.seal(sealer.open(sealed))
  } catch {
    return sealed
  }
}

/** A column whose whole text is sealed. An empty one is not, such as the answer of a request that has not ended. */
const textColumn = (
  table: string,
  column = 'sealed_number',
  key: SealedColumn['key'] = { id: 'text' },
): SealedColumn => ({
  table,
  column,
  type: 'text',
  key,
  condition: sql`${sql.identifier(column)} <> ''`,
  sealedIn: (value) => [value as string],
  resealed: ({ value }, sealer) => reseal(value as string, sealer),
})

type Numbers = Partial<Record<TravelerNumber, SealedTravelerNumber>>

const travelerNumbers: SealedColumn = {
  table: 'profiles',
  column: 'traveller_numbers',
  type: 'jsonb',
  key: { id: 'text' },
  condition: sql`traveller_numbers <> '{}'::jsonb`,
  sealedIn: (value) => Object.values(value as Numbers).map(({ sealed }) => sealed),
  resealed: ({ key, value }, sealer) => {
    const numbers = Object.entries(value as Numbers) as [TravelerNumber, SealedTravelerNumber][]
    return Object.fromEntries(numbers.map(([name, number]) => [name, resealedNumber(key.id!, name, number, sealer)]))
  },
}

/** A traveler number sealed again, with the tag of the present key. */
function resealedNumber(profileId: string, name: TravelerNumber, stored: SealedTravelerNumber, sealer: Sealer) {
  try {
    return { ...stored, ...sealTravelerNumber(sealer, profileId, name, sealer.open(stored.sealed)) }
  } catch {
    return stored
  }
}

const queuedMails: SealedColumn = {
  table: 'pgboss.job',
  column: 'data',
  type: 'jsonb',
  key: { name: 'text', id: 'uuid' },
  condition: sql`name in (${queues.outgoing}, ${queues.undelivered})`,
  sealedIn: (value) => [(value as StoredMail).sealed],
  resealed: ({ value }, sealer) => ({ ...(value as StoredMail), sealed: reseal((value as StoredMail).sealed, sealer) }),
}

/** The keys that sign and encrypt. A server starts with the key that opens them, and with no other. */
export const serverKeys: SealedColumn = {
  table: 'server_secrets',
  column: 'value',
  type: 'jsonb',
  key: { name: 'text' },
  condition: sql`name <> ${demoKeyName}`,
  sealedIn: (value) => [value as string],
  resealed: ({ value }, sealer) => reseal(value as string, sealer),
}

/**
 * Every column with sealed values (`tests/server/rekey/sealedValues.test.ts` finds a missing one). The keys of the server
 * are the last, so that it does not start with the new key alone before all others are sealed with it.
 */
export const sealedColumns: readonly SealedColumn[] = [
  textColumn('credit_cards'),
  textColumn('company_cards'),
  textColumn('group_cards'),
  textColumn('travel_documents'),
  travelerNumbers,
  textColumn('idempotency_keys', 'sealed_answer', { profile_id: 'text', operation: 'text', key_hash: 'text' }),
  textColumn('oidc_records', 'payload', { model: 'text', id: 'text' }),
  queuedMails,
  serverKeys,
]

/** The name of a sealed column: `credit_cards.sealed_number`. */
export const columnName = ({ table, column }: SealedColumn): string => `${table}.${column}`
