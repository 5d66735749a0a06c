import { integer, numeric } from 'drizzle-orm/pg-core'

/** An amount in the main unit of its currency. */
export const money = () => numeric({ precision: 12, scale: 2, mode: 'number' })

/** Version for optimistic locking: one more with every change. */
export const version = { version: integer().notNull().default(1) }
