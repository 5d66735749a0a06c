import { eq } from 'drizzle-orm'
import { phoneProblem, storedNumber } from '#contract/fields/phones.ts'
import { travelerNumbers, type Profile } from '#contract/profile/profile.ts'
import type { EditableProfile } from '#contract/profile/profileChanges.ts'
import type { Database } from '#server/db/client.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import { normalizeNumber } from '#server/domains/profile/sealedNumbers.ts'
import { refusedField, Refusal } from '#server/http/answers/envelope.ts'

/** Edited fields with values that have passed the schema. */
export type ProfileEdits = Partial<EditableProfile>

/** A text as stored: letters and their accents as one character, and single spaces. */
export const normalizeText = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ')

/** Normalizes values for storage: single spaces in texts, traveler numbers as printed. */
export function normalizeEdits(edits: ProfileEdits): ProfileEdits {
  const tidy: ProfileEdits = Object.fromEntries(
    Object.entries(edits).map(([name, value]) => [name, typeof value === 'string' ? normalizeText(value) : value]),
  )
  for (const name of travelerNumbers) if (tidy[name] !== undefined) tidy[name] = normalizeNumber(tidy[name])
  return tidy
}

/**
 * The edits with the telephone as stored. The stored digits depend on the country, so a new country may change the
 * number too.
 * @param now the profile as the API returns it, before the change
 */
export function withStoredPhone(edits: ProfileEdits, now: Profile): ProfileEdits {
  if (!changesPhone(edits)) return edits
  const { phoneCountryCode: code, phoneNumber: number } = { ...now, ...edits }
  return { ...edits, phoneNumber: storedNumber({ code, number }) }
}

/**
 * Checks that need the server: places exist, telephone numbers are valid, masked numbers are unchanged.
 * @param now the profile as the API returns it, before the change
 * @throws 400 with the field, 409 where sign-in codes are turned on without a confirmed telephone
 */
export async function validateEdits(db: Database, edits: ProfileEdits, now: Profile): Promise<void> {
  for (const name of travelerNumbers) if (edits[name]?.includes('*')) throw refusedField(name, 'travellerNumber')
  checkPhone(edits, now)
  if (edits.airportCode) {
    const known = await db.$count(airports, eq(airports.code, edits.airportCode))
    if (known === 0) throw refusedField('airportCode', 'airport')
  }
}

function checkPhone(edits: ProfileEdits, now: Profile) {
  const number = edits.phoneNumber ?? now.phoneNumber
  const isNew = changesPhone(edits)
  const problem = isNew && number && phoneProblem({ code: edits.phoneCountryCode ?? now.phoneCountryCode, number })
  if (problem) throw refusedField(problem === 'phoneCode' ? 'phoneCountryCode' : 'phoneNumber', problem)
  if (!edits.setupForOtp || (now.phoneNumberIsConfirmed && !isNew)) return
  throw new Refusal(
    409,
    'phoneNotConfirmed',
    'Codes for signing in go to a confirmed telephone, and this one is not confirmed yet. Confirm it, then try again.',
    { problems: [{ field: 'setupForOtp', code: 'invalid' }] },
  )
}

/** Whether the telephone number changes and has to be confirmed again. */
export const changesPhone = (edits: ProfileEdits): boolean =>
  edits.phoneNumber !== undefined || edits.phoneCountryCode !== undefined
