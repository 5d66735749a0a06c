import { createHmac } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { fieldProblem } from '#contract/fieldProblems.ts'
import type { Sealer } from '#server/crypto/sealer.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import type { Caller } from '#server/http/caller.ts'
import { badInput, Refusal } from '#server/http/envelope.ts'
import type { Services } from '#server/services/services.ts'

/** How long the answer to a key is kept. */
const keptMs = 24 * 3_600_000

/** The header is a string of Structured Fields (RFC 8941), in quotes; it is taken without them too. */
const keyForm = /^"?([\w.:+/=-]{8,128})"?$/

/** A request that creates something. */
export interface CreatingRequest {
  /** The `Idempotency-Key` header. */
  header: string | undefined
  caller: Caller | undefined
  /** Method and path of the operation. */
  operation: string
  /** What the request says: the ids of its path, its query and its body. */
  content: unknown
}

/**
 * Runs the work of a request that creates something once for a key of a person (draft-ietf-httpapi-idempotency-key-header),
 * in one transaction with the note of it: repeated requests get the first one's answer, simultaneous ones wait for it,
 * and where the work fails nothing is kept, so that it can be tried again. Without a key it simply runs.
 * @throws 400 for a malformed key, 422 for one that came with another request before
 */
export async function runOnce(
  { header, caller, operation, content }: CreatingRequest,
  services: Services,
  work: (services: Services) => Promise<unknown>,
): Promise<unknown> {
  if (header === undefined || !caller) return work(services)
  const key = keyForm.exec(header)?.[1]
  if (!key) throw badKey()
  const { db, sealer, now } = services
  const note = { profileId: caller.profileId, operation, keyHash: sha256(key) }
  const fingerprint = fingerprintOf(sealer, caller, [operation, content])
  return db.transaction(async (tx) => {
    if (!(await begin(tx, { ...note, fingerprint, createdAt: now() }))) {
      const before = await findKept(tx, note)
      if (before.fingerprint !== fingerprint) throw otherRequest()
      return JSON.parse(sealer.open(before.sealedAnswer)) as unknown
    }
    const answer = await work({ ...services, db: tx })
    await tx
      .update(idempotencyKeys)
      .set({ sealedAnswer: sealer.seal(JSON.stringify(answer)) })
      .where(isKey(note))
    return answer
  })
}

type Note = Pick<typeof idempotencyKeys.$inferSelect, 'profileId' | 'operation' | 'keyHash'>

const isKey = ({ profileId, operation, keyHash }: Note) =>
  and(
    eq(idempotencyKeys.profileId, profileId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.keyHash, keyHash),
  )

/**
 * Takes the key for this transaction, a day-old one anew; waits for another transaction that has taken it.
 * @returns false where its work is done already
 */
async function begin(tx: Database, row: Note & { fingerprint: string; createdAt: Date }): Promise<boolean> {
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...row, sealedAnswer: '' })
    .onConflictDoUpdate({
      target: [idempotencyKeys.profileId, idempotencyKeys.operation, idempotencyKeys.keyHash],
      set: { fingerprint: row.fingerprint, createdAt: row.createdAt },
      setWhere: lt(idempotencyKeys.createdAt, new Date(row.createdAt.getTime() - keptMs)),
    })
    .returning({ keyHash: idempotencyKeys.keyHash })
  return taken.length > 0
}

async function findKept(tx: Database, note: Note) {
  const [row] = await tx.select().from(idempotencyKeys).where(isKey(note))
  return row!
}

/** A keyed hash: bodies hold card numbers, which a plain hash would let somebody try one after the other. */
const fingerprintOf = (sealer: Sealer, { profileId }: Caller, said: unknown) =>
  createHmac('sha256', sealer.derive('idempotency fingerprints', profileId)).update(JSON.stringify(said)).digest('hex')

/** Deletes the answers that are kept no longer; called at intervals. */
export const sweepIdempotencyKeys = ({ db, now }: Pick<Services, 'db' | 'now'>) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now().getTime() - keptMs)))

const badKey = () =>
  badInput(
    'The header Idempotency-Key is malformed. Send 8 to 128 letters, digits and hyphens in quotes, such as a UUID.',
    [{ field: 'Idempotency-Key', code: fieldProblem('invalid') }],
  )

const otherRequest = () =>
  new Refusal(
    422,
    'idempotencyKeyReused',
    'This Idempotency-Key came with another request before. Send each request with a key of its own.',
  )
