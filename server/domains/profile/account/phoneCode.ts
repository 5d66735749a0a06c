import { randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { storedNumber } from '#contract/fields/phones.ts'
import { activationCodeLength } from '#contract/profile/profileChanges.ts'
import { keyedHashes } from '#server/crypto/keyedHash.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { phoneActivations } from '#server/db/schema/profile/profileData.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { sendText } from '#server/mail/textMessage.ts'
import { recordProfileChange } from '#server/domains/profile/recordProfileChanges.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import { notFound, Refusal, refusedField } from '#server/http/answers/envelope.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'
import { hourMs, minuteMs } from '#contract/time/durations.ts'

const codeMinutes = 10
const sendsPerHour = 5
const triesPerCode = 5

interface PhoneRef extends ProfileRef {
  /** The national number in the profile. */
  phoneNumber: string
}

const refusals = {
  confirmed: () => new Refusal(409, 'phoneConfirmed', 'This telephone is confirmed already. There is nothing to do.'),
  tooManyCodes: () =>
    new Refusal(429, 'tooManyCodes', 'Five codes were sent within an hour. Use the latest, or ask again in an hour.'),
  expired: () => new Refusal(409, 'codeExpired', 'This code has expired. Ask for another one and enter it.'),
  tooManyTries: () => new Refusal(429, 'tooManyTries', 'Too many wrong codes were entered. Ask for another code.'),
}

/**
 * Sends a code to the person's own telephone, valid for 10 minutes. Earlier codes become invalid.
 * @throws 404 for any other number, 409 for a confirmed telephone, 429 after 5 in an hour, 502/503 when sending fails
 */
export async function sendPhoneCode(phoneRef: PhoneRef, services: Services): Promise<Date> {
  const { db, env, sealer, now } = services
  const at = now()
  const expiresAt = new Date(at.getTime() + codeMinutes * minuteMs)
  const code = String(randomInt(10 ** activationCodeLength)).padStart(activationCodeLength, '0')
  const profile = await db.transaction(async (tx) => {
    const profile = await ownerOf(tx, phoneRef)
    if (profile.phoneNumberIsConfirmed) throw refusals.confirmed()
    const stored = await findCode(tx, phoneRef.profileId)
    const earlier = (stored?.sends ?? []).filter((sent) => at.getTime() - new Date(sent).getTime() < hourMs)
    if (earlier.length >= sendsPerHour) throw refusals.tooManyCodes()
    const phoneNumber = fullNumber(profile)
    const codeHash = hashesOf(code, profile, sealer)[0]!
    const row = { phoneNumber, codeHash, attempts: 0, sends: [...earlier, at.toISOString()], expiresAt }
    await tx
      .insert(phoneActivations)
      .values({ profileId: phoneRef.profileId, ...row })
      .onConflictDoUpdate({ target: phoneActivations.profileId, set: row })
    return profile
  })
  const text = formatterFor(profile.cultureCode).say('profile.phoneCode.text', { code, minutes: codeMinutes })
  try {
    await sendText(env, { code: profile.phoneCountryCode, number: profile.phoneNumber }, text)
  } catch (error) {
    // A message that failed does not count towards the limit; messages sent meanwhile do.
    await db
      .update(phoneActivations)
      .set({ sends: sql`${phoneActivations.sends} - ${at.toISOString()}` })
      .where(eq(phoneActivations.profileId, phoneRef.profileId))
    throw error
  }
  return expiresAt
}

/**
 * Confirms the telephone with the code sent to it. Idempotent for a confirmed telephone.
 * @throws 400 for a wrong code, 404 for another number, 409 for an expired code, 429 after 5 wrong ones
 */
export async function confirmPhone(phoneRef: PhoneRef, code: string, { db, sealer, now }: Services): Promise<void> {
  const { companyId, profileId } = phoneRef
  const isRight = await db.transaction(async (tx) => {
    const profile = await ownerOf(tx, phoneRef)
    if (profile.phoneNumberIsConfirmed) return true
    const stored = await findCode(tx, profileId)
    if (!stored || stored.phoneNumber !== fullNumber(profile) || stored.expiresAt <= now()) throw refusals.expired()
    if (stored.attempts >= triesPerCode) throw refusals.tooManyTries()
    const ownerCondition = eq(phoneActivations.profileId, profileId)
    const given = hashesOf(code, profile, sealer)
    if (!given.some((hash) => timingSafeEqual(Buffer.from(stored.codeHash), Buffer.from(hash)))) {
      await tx
        .update(phoneActivations)
        .set({ attempts: stored.attempts + 1 })
        .where(ownerCondition)
      return false
    }
    await tx.update(phoneActivations).set({ expiresAt: now() }).where(ownerCondition)
    await tx
      .update(profiles)
      .set({ phoneNumberIsConfirmed: true, version: sql`${profiles.version} + 1` })
      .where(and(eq(profiles.id, profileId), eq(profiles.companyId, companyId)))
    const note = { section: 'personal' as const, action: 'changed' as const, fields: ['phoneNumberIsConfirmed'] }
    await recordProfileChange(tx, { companyId, profileId, actorProfileId: profileId, at: now(), ...note })
    return true
  })
  // Thrown outside the transaction, so that the wrong attempt is counted.
  if (!isRight) throw refusedField('code', 'code')
}

type Profile = Awaited<ReturnType<typeof lockProfile>>

async function ownerOf(tx: Database, phoneRef: PhoneRef): Promise<Profile> {
  const profile = await lockProfile(tx, phoneRef)
  const asked = storedNumber({ code: profile.phoneCountryCode, number: phoneRef.phoneNumber })
  if (!profile.phoneNumber || profile.phoneNumber !== asked) throw notFound()
  return profile
}

async function findCode(tx: Database, profileId: string) {
  const [stored] = await tx.select().from(phoneActivations).where(eq(phoneActivations.profileId, profileId))
  return stored
}

const fullNumber = ({ phoneCountryCode, phoneNumber }: Profile) => `+${phoneCountryCode}${phoneNumber}`

/** Keyed by person (HMAC): a plain hash of six digits could be reversed by trying all codes. */
const hashesOf = (code: string, profile: Profile, sealer: Services['sealer']) =>
  keyedHashes(
    sealer,
    { purpose: 'telephone codes', profileId: profile.id, encoding: 'base64' },
    `${fullNumber(profile)} ${code}`,
  )
