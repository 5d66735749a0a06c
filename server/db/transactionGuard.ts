import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import pLimit from 'p-limit'
import { breathe } from '#server/time/breathe.ts'

const insideTransaction = new AsyncLocalStorage<boolean>()

function refuseInside() {
  if (insideTransaction.getStore()) {
    throw new Error('Inside a transaction only its `tx` may be used: the embedded database has one connection.')
  }
}

/**
 * The embedded database deadlocks when code inside a transaction queries outside of it; this turns the deadlock into an
 * error. It also works in the thread that answers, one query after the other as long as any waits: here the process
 * breathes between two of them.
 */
export function guardTransactions(client: PGlite): PGlite {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its client below
  const { query, exec, transaction } = client
  const oneByOne = pLimit(1)
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    refuseInside()
    return oneByOne(() => breathe().then(work))
  }
  return Object.assign(client, {
    query: (...args: Parameters<typeof query>) => inTurn(() => query.apply(client, args)),
    exec: (...args: Parameters<typeof exec>) => inTurn(() => exec.apply(client, args)),
    transaction: (work: Parameters<typeof transaction>[0]) =>
      inTurn(() => transaction.call(client, (tx) => insideTransaction.run(true, () => work(breathing(tx))))),
  } as Partial<PGlite>)
}

function breathing(tx: Transaction): Transaction {
  // oxlint-disable-next-line typescript/unbound-method -- called with its transaction below
  const { query } = tx
  return Object.assign(tx, {
    query: (...args: Parameters<typeof query>) => breathe().then(() => query.apply(tx, args)),
  } as Partial<Transaction>)
}
