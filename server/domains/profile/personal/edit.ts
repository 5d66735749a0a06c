import { and, eq, sql } from 'drizzle-orm'
import { applyPatch } from 'rfc6902'
import * as z from 'zod/mini'
import type { Profile } from '#contract/profile/profile.ts'
import {
  editableProfileFields,
  editableProfileSchema,
  type EditableProfile,
  type ProfilePatch,
  type ProfileSection,
} from '#contract/profile/profileChanges.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { recordProfileChange } from '#server/domains/profile/recordProfileChanges.ts'
import {
  changesPhone,
  normalizeEdits,
  validateEdits,
  withStoredPhone,
  type ProfileEdits,
} from '#server/domains/profile/personal/editFields.ts'
import { travelerNumbersOf } from '#server/domains/profile/personal/travelerNumbers.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import { readProfile } from './readProfile.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { badInput, changedMeanwhile, Refusal, refusedField } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import { parseInput } from '#server/http/requests/readInput.ts'
import type { Services } from '#server/services/services.ts'

type Field = keyof EditableProfile

/** The fields of the account, which arrangers do not change; the record of changes has them under `account`. */
const accountFields: readonly Field[] = [
  'cultureCode',
  'setupForOtp',
  'timeFormat',
  'distanceUnit',
  'theme',
  'tripMails',
  'tripNotifications',
  'approvalMails',
]

interface Editing {
  profileRef: ProfileRef
  caller: Caller
  language: Language
  now: Date
}

const someFields = z.partial(editableProfileSchema)

/**
 * Applies a JSON Patch (§7) to a profile as the API returns it: all `test`s first, then the replacements, in one
 * transaction.
 * @throws 400 with each refused field, 403 where an arranger changes the account, 412 with the current profile
 */
export const editProfile = (patch: ProfilePatch, editing: Editing, { db, sealer }: Services): Promise<Profile> =>
  db.transaction(async (tx) => {
    const present = () => readProfile(tx, editing)
    const profile = await lockProfile(tx, editing.profileRef)
    const before = await present()
    if (!before.employeeId) throw noTravelProfile()
    const numbers = travelerNumbersOf(sealer, profile)
    const edits = withoutCodes(numbers.withoutSame(editsOf(patch, before)), before)
    if (isOutsider(editing) && fieldsOf(edits).some((field) => accountFields.includes(field))) throw notTheirs()
    await validateEdits(tx, edits, before)
    if (fieldsOf(edits).length === 0) return before
    await write(tx, edits, numbers.columns(edits), editing)
    return present()
  })

/** The fields a patch changes, with their values as stored. */
function editsOf(patch: ProfilePatch, before: Profile): ProfileEdits {
  // No editable field is a list or an object; comparing a deeply nested value would overflow the stack.
  const nested = patch.find(({ value }) => typeof value === 'object' && value !== null)
  if (nested) throw refusedField(nested.path.slice(1), 'invalid')
  const fields = Object.fromEntries(editableProfileFields.map((field) => [field, before[field]]))
  const draft = { ...fields, travellerNumberTags: before.travellerNumberTags }
  const inOrder = [...patch].toSorted((one, other) => Number(one.op === 'replace') - Number(other.op === 'replace'))
  const failures = applyPatch(draft, inOrder).filter((failure) => failure !== null)
  if (failures.some(({ name }) => name === 'TestError')) throw changedMeanwhile(before)
  if (failures.length > 0) throw badInput('An operation has no value. Send one with each.')
  const { travellerNumberTags: _, ...values } = draft
  const wanted = changed(values as Record<string, unknown>, before)
  const edits = normalizeEdits(changed(parseInput(someFields, wanted) as ProfileEdits, before))
  return changed(withStoredPhone(edits, before), before)
}

const changed = <Fields extends object>(fields: Fields, before: Profile): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== before[name as Field])) as Fields

/** A new telephone number turns sign-in codes off until it is confirmed: codes go to confirmed telephones only. */
const withoutCodes = (edits: ProfileEdits, before: Profile): ProfileEdits =>
  changesPhone(edits) && before.setupForOtp ? { ...edits, setupForOtp: false } : edits

const fieldsOf = (edits: ProfileEdits) => Object.keys(edits) as Field[]

const isOutsider = ({ caller, profileRef }: Editing) =>
  caller.profileId !== profileRef.profileId && !caller.roles.includes('Admin')

type Columns = ReturnType<ReturnType<typeof travelerNumbersOf>['columns']>

async function write(tx: Database, edits: ProfileEdits, columns: Columns, { profileRef, caller, now }: Editing) {
  const { companyId, profileId } = profileRef
  const reset = changesPhone(edits) ? { phoneNumberIsConfirmed: false } : {}
  await tx
    .update(profiles)
    .set({ ...columns, ...reset, version: sql`${profiles.version} + 1` })
    .where(and(eq(profiles.id, profileId), eq(profiles.companyId, companyId)))
  const isAccount = (field: Field) => accountFields.includes(field)
  const recordChange = (section: ProfileSection, fields: Field[]) =>
    fields.length > 0 &&
    recordProfileChange(tx, {
      ...profileRef,
      actorProfileId: caller.profileId,
      at: now,
      section,
      action: 'changed',
      fields,
    })
  await recordChange(
    'personal',
    fieldsOf(edits).filter((field) => !isAccount(field)),
  )
  await recordChange('account', fieldsOf(edits).filter(isAccount))
}

const noTravelProfile = () =>
  new Refusal(
    409,
    'noTravelProfile',
    'You have no travel profile yet, so there is nothing to change. Ask your travel administrator to set it up.',
  )

const notTheirs = () =>
  new Refusal(
    403,
    'accountIsTheirs',
    'Language, formats, messages, sign-in, and the telephone that sign-in codes go to, are changed by the traveler or an administrator. Leave them as they are.',
  )
