import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { MostName } from '#contract/fields/mosts.ts'
import type { Handle } from '#tests/support/http/api.ts'

/** A call that adds a record with a most. */
export interface AddingScene {
  most: MostName
  as: Handle
  path: string
  /** The body of a request; two differ where the same record cannot be added twice. */
  body: (turn: number) => object
  /** The records that are counted together. */
  counted: [PgTable, SQL | undefined]
  code: string
}

const localTime = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)
const localDay = (days: number) => localTime(days).slice(0, 10)
const cardNumbers = ['4000056655665556', '5200828282828210', '6011111111111117']

/** Parts of the bodies of scenes. */
export const parts = {
  localTime,
  localDay,
  card: (turn: number) => ({ number: cardNumbers[turn], name: `Card ${turn}`, expiryDate: '2030-05' }),
  names: (value: string) => [{ locale: 'en-CA', value }],
}
