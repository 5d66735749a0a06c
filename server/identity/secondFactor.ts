import { randomInt, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { activationCodeLength } from '#contract/profile/profileChanges.ts'
import { keyedHashes } from '#server/crypto/keyedHash.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { signInCodes } from '#server/db/schema/system/identity.ts'
import { sendText } from '#server/mail/textMessage.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { loadAccount, type LoadedAccount } from '#server/domains/session/account.ts'
import { minuteMs } from '#contract/time/durations.ts'

const codeMinutes = 10
const triesPerCode = 5
const sendsPerSignIn = 3

/** Whether a person needs a code besides the password (§5): the person enabled it, and their telephone is confirmed. */
export const needsCode = ({ profile }: LoadedAccount): boolean => profile.setupForOtp && profile.phoneNumberIsConfirmed

/** The last digits of the telephone that receives codes. */
export const phoneEnding = ({ profile }: LoadedAccount): string => profile.phoneNumber.slice(-2)

/**
 * Sends a code for the sign-in `uid`; earlier codes become invalid.
 * @returns false when it could not be sent, or three were sent already
 */
export async function sendSignInCode(
  uid: string,
  { account, profile }: LoadedAccount,
  language: Language,
  { db, env, sealer, now }: Services,
): Promise<boolean> {
  const code = String(randomInt(10 ** activationCodeLength)).padStart(activationCodeLength, '0')
  const codeHash = hashesOf(uid, code, profile.id, sealer)[0]!
  const expiresAt = new Date(now().getTime() + codeMinutes * minuteMs)
  const [row] = await db
    .insert(signInCodes)
    .values({ uid: sha256(uid), accountId: account.id, codeHash, expiresAt })
    .onConflictDoUpdate({
      target: signInCodes.uid,
      set: { accountId: account.id, codeHash, expiresAt, tries: 0, sends: sql`${signInCodes.sends} + 1` },
      setWhere: sql`${signInCodes.sends} < ${sendsPerSignIn}`,
    })
    .returning({ uid: signInCodes.uid })
  if (!row) return false
  const phone = { code: profile.phoneCountryCode, number: profile.phoneNumber }
  const text = formatterFor(language).say('profile.phoneCode.text', { code, minutes: codeMinutes })
  return sendText(env, phone, text).then(
    () => true,
    () => false,
  )
}

/** The person being asked for a code in the sign-in `uid`; undefined once it has expired or failed too often. */
export async function findCodeRecipient(uid: string, { db, now }: Services): Promise<LoadedAccount | undefined> {
  const [asked] = await db
    .select()
    .from(signInCodes)
    .where(eq(signInCodes.uid, sha256(uid)))
  if (!asked || asked.expiresAt <= now() || asked.tries >= triesPerCode) return undefined
  const loaded = await loadAccount(db, asked.accountId)
  return loaded?.isActive ? loaded : undefined
}

/** Checks a code against the sent one. Every call counts as an attempt, and a correct code works once. */
export async function verifySignInCode(uid: string, code: string, { db, sealer }: Services): Promise<boolean> {
  const [asked] = await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(eq(signInCodes.uid, sha256(uid)))
    .returning()
  if (!asked || asked.tries > triesPerCode) return false
  const loaded = await loadAccount(db, asked.accountId)
  const given = hashesOf(uid, code.trim(), loaded?.profile.id ?? '', sealer)
  if (!given.some((hash) => timingSafeEqual(Buffer.from(asked.codeHash), Buffer.from(hash)))) return false
  const taken = await db
    .delete(signInCodes)
    .where(eq(signInCodes.uid, sha256(uid)))
    .returning({ uid: signInCodes.uid })
  return taken.length === 1
}

/** Hashes of a code for one sign-in, with a key derived for the person: a plain hash of six digits could be guessed. */
const hashesOf = (uid: string, code: string, profileId: string, sealer: Services['sealer']) =>
  keyedHashes(sealer, { purpose: 'sign-in codes', profileId, encoding: 'base64' }, `${uid} ${code}`)
