import { and, eq, lt } from 'drizzle-orm'
import { dayMs } from '#contract/time/durations.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { keyedHashes } from '#server/crypto/keyedHash.ts'
import type { Sealer } from '#server/crypto/sealer.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { idempotencyKeys } from '#server/db/schema/system/idempotency.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { badInput, Refusal } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'

/** How long the response for a key is stored. */
const keptMs = dayMs

/** The header is a quoted string of Structured Fields (RFC 8941); a value without quotes is accepted too. */
const keyForm = /^"?([\w.:+/=-]{8,128})"?$/

/** A request that creates something. */
export interface CreatingRequest {
  /** The `Idempotency-Key` header. */
  header: string | undefined
  caller: Caller | undefined
  /** Method and path of the operation. */
  operation: string
  /** The input of the request: path parameters, query and body. */
  content: unknown
}

/**
 * Runs a creating request once per person and key (draft-ietf-httpapi-idempotency-key-header), in one transaction with
 * the stored key. A repeated request gets the first response, a simultaneous one waits for it. When the work fails,
 * nothing is stored and the request can be sent again. Without a key the work just runs.
 * @throws 400 for a malformed key, 422 for a key that was used with another request
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
  const fingerprints = fingerprintsOf(sealer, caller, [operation, content])
  return db.transaction(async (tx) => {
    if (!(await begin(tx, { ...note, fingerprint: fingerprints[0]!, createdAt: now() }))) {
      const before = await findKept(tx, note)
      if (!fingerprints.includes(before.fingerprint)) throw otherRequest()
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
 * Claims the key for this transaction, or reclaims an expired one; waits for another transaction that has claimed it.
 * @returns false when the work of the key is already done
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

/** Keyed hashes: bodies contain card numbers, and a plain hash could be reversed by trying all numbers. */
const fingerprintsOf = (sealer: Sealer, { profileId }: Caller, said: unknown) =>
  keyedHashes(sealer, { purpose: 'idempotency fingerprints', profileId, encoding: 'hex' }, JSON.stringify(said))

/** Deletes expired responses. A scheduled job. */
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
