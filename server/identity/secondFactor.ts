import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { activationCodeLength } from '#contract/profileChanges.ts'
import { signInCodes } from '#server/db/schema/identity.ts'
import { sendText } from '#server/mail/textMessage.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Language } from '#server/http/language.ts'
import type { Services } from '#server/services/services.ts'
import { loadAccount, type LoadedAccount } from '#server/domains/session/account.ts'

const codeMinutes = 10
const triesPerCode = 5
const sendsPerSignIn = 3

/** Whether a right password is not enough for this person (§5): they chose a code, and its telephone is confirmed. */
export const needsCode = ({ profile }: LoadedAccount): boolean => profile.setupForOtp && profile.phoneNumberIsConfirmed

/** The last digits of the telephone codes go to. */
export const phoneEnding = ({ profile }: LoadedAccount): string => profile.phoneNumber.slice(-2)

/**
 * Sends a code for the sign-in `uid`; the one before counts no more.
 * @returns false where it could not leave, or three were sent already
 */
export async function sendSignInCode(
  uid: string,
  { account, profile }: LoadedAccount,
  language: Language,
  { db, env, sealer, now }: Services,
): Promise<boolean> {
  const code = String(randomInt(10 ** activationCodeLength)).padStart(activationCodeLength, '0')
  const codeHash = hashOf(uid, code, profile.id, sealer)
  const expiresAt = new Date(now().getTime() + codeMinutes * 60_000)
  const [row] = await db
    .insert(signInCodes)
    .values({ uid, accountId: account.id, codeHash, expiresAt })
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

/** Who is being asked for a code in the sign-in `uid`; nobody once it is over or too many were wrong. */
export async function findCodeRecipient(uid: string, { db, now }: Services): Promise<LoadedAccount | undefined> {
  const [asked] = await db.select().from(signInCodes).where(eq(signInCodes.uid, uid))
  if (!asked || asked.expiresAt <= now() || asked.tries >= triesPerCode) return undefined
  const loaded = await loadAccount(db, asked.accountId)
  return loaded?.isActive ? loaded : undefined
}

/** Whether this is the code that was sent; each call counts as a try, and a right one works once. */
export async function verifySignInCode(uid: string, code: string, { db, sealer }: Services): Promise<boolean> {
  const [asked] = await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(eq(signInCodes.uid, uid))
    .returning()
  if (!asked || asked.tries > triesPerCode) return false
  const loaded = await loadAccount(db, asked.accountId)
  const given = hashOf(uid, code.trim(), loaded?.profile.id ?? '', sealer)
  if (!timingSafeEqual(Buffer.from(asked.codeHash), Buffer.from(given))) return false
  const taken = await db.delete(signInCodes).where(eq(signInCodes.uid, uid)).returning({ uid: signInCodes.uid })
  return taken.length === 1
}

/** Under a key of the person's own, and for one sign-in: six digits alone would be found by trying them all. */
const hashOf = (uid: string, code: string, profileId: string, sealer: Services['sealer']) =>
  createHmac('sha256', sealer.derive('sign-in codes', profileId)).update(`${uid} ${code}`).digest('base64')
