import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'

const insideTransaction = new AsyncLocalStorage<boolean>()

function refuseInside() {
  if (insideTransaction.getStore()) {
    throw new Error('Inside a transaction only its `tx` may be used: the embedded database has one connection.')
  }
}

/**
 * The embedded database deadlocks when code inside a transaction queries outside of it; this turns the deadlock into an
 * error.
 */
export function guardTransactions(client: PGlite): PGlite {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its client below
  const { query, exec, transaction } = client
  return Object.assign(client, {
    query: (...args: Parameters<typeof query>) => {
      refuseInside()
      return query.apply(client, args)
    },
    exec: (...args: Parameters<typeof exec>) => {
      refuseInside()
      return exec.apply(client, args)
    },
    transaction: (work: Parameters<typeof transaction>[0]) => {
      refuseInside()
      return transaction.call(client, (tx) => insideTransaction.run(true, () => work(tx)))
    },
  } as Partial<PGlite>)
}
