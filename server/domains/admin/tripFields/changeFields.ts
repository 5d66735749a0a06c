import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { NewTripField, TripField, TripFieldPatch, TripFields } from '#contract/admin/tripFields.ts'
import type { Database } from '#server/db/client.ts'
import { travelPolicies } from '#server/db/schema/company/company.ts'
import { projectNumbers, tripFields } from '#server/db/schema/company/tripFields.ts'
import { type AdminRequest, inCompanyTransaction } from '#server/domains/admin/adminContext.ts'
import { tidyPolicyNames } from '#server/domains/admin/policies/policyRules.ts'
import { changedValues, type RecordedValues } from '#server/domains/audit/changedValues.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { requireRoom } from '#server/domains/profile/refusals.ts'
import { companyFields, type FieldRow, textIn } from '#server/domains/trips/fields/companyFields.ts'
import { changedMeanwhile, notFound, refusedField } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'

/** The fields of a company in their order, and how many project numbers it has. */
export async function fieldList(db: Database, companyId: string, language: Language): Promise<TripFields> {
  const numbersCondition = eq(projectNumbers.companyId, companyId)
  const [all, active] = [
    await db.$count(projectNumbers, numbersCondition),
    await db.$count(projectNumbers, and(numbersCondition, eq(projectNumbers.isActive, true))),
  ]
  const fields = await companyFields(db, companyId)
  return { fields: fields.map((row) => shown(row, language)), projectNumbers: { active, inactive: all - active } }
}

function shown(row: FieldRow, language: Language): TripField {
  const { companyId: _, place: __, ...field } = row
  return { ...field, name: textIn(row.names, language) }
}

/** Adds a field as the last one. @throws 409 `tooManyInCompany`; 400 as `checked` */
export const addField = (body: NewTripField, request: AdminRequest): Promise<TripField> =>
  inCompanyTransaction(request, async ({ services: { db }, companyId, language }) => {
    const all = await companyFields(db, companyId)
    requireRoom('tripFields', all.length, 'trip fields')
    const place = (all.at(-1)?.place ?? -1) + 1
    const row = { id: randomUUID(), companyId, place, isActive: true, version: 1, ...body, ...tidied(body) }
    await check(db, row)
    await db.insert(tripFields).values(row)
    await record(db, request, 'added', undefined, row)
    return shown(row, language)
  })

/** Changes the given values of a field, or its place. @throws 404; 412 with the stored field; 400 as `check` */
export const changeField = (
  fieldId: string,
  { version, place, ...patch }: TripFieldPatch,
  request: AdminRequest,
): Promise<TripField> =>
  inCompanyTransaction(request, async ({ services: { db }, companyId, language }) => {
    const all = await companyFields(db, companyId)
    const before = found(all, fieldId)
    if (isStale(before, version)) throw changedMeanwhile(shown(before, language))
    const moved = place === undefined ? {} : { place: Math.min(place, all.length - 1) }
    const after = { ...before, ...tidied(patch), ...moved }
    await check(db, after)
    if (changedValues(recorded(before), recorded(after)).length === 0) return shown(before, language)
    const saved = { ...after, version: before.version + 1 }
    await db.update(tripFields).set(saved).where(eq(tripFields.id, fieldId))
    if (after.place !== before.place) await renumber(db, all, after)
    await record(db, request, actionOf(before, after), before, after)
    return shown(saved, language)
  })

/** Deletes a field. Trips keep its values, and reports lose its column. @throws 404 */
export const deleteField = (fieldId: string, request: AdminRequest): Promise<void> =>
  inCompanyTransaction(request, async ({ services: { db }, companyId }) => {
    const before = found(await companyFields(db, companyId), fieldId)
    await db.delete(tripFields).where(and(eq(tripFields.id, fieldId), eq(tripFields.companyId, companyId)))
    await record(db, request, 'removed', before, undefined)
  })

/** A field with its place among all: deleted ones leave gaps. */
function found(all: readonly FieldRow[], fieldId: string): FieldRow {
  const place = all.findIndex(({ id }) => id === fieldId)
  if (place < 0) throw notFound()
  return { ...all[place]!, place }
}

/** The given values of a field, with texts in the order of the languages and without empty ones. */
function tidied({ names, hints, ...patch }: Omit<TripFieldPatch, 'version' | 'place'>): Partial<FieldRow> {
  return {
    ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)),
    ...(names && { names: tidyPolicyNames(names).names }),
    ...(hints && { hints: tidyPolicyNames(hints).names }),
  }
}

/** @throws 400 `required` at `choices` for a choice without any, `policy` at `policyIds` for one of another company */
async function check(db: Database, { companyId, kind, choices, policyIds }: FieldRow): Promise<void> {
  if (kind === 'choice' && choices.length === 0) throw refusedField('choices', 'required')
  const given = [...new Set(policyIds)]
  const ownCondition = and(eq(travelPolicies.companyId, companyId), inArray(travelPolicies.id, given))
  if (given.length > 0 && (await db.$count(travelPolicies, ownCondition)) < given.length)
    throw refusedField('policyIds', 'policy')
}

/** Gives all fields their places around a moved one; the others keep their order. */
async function renumber(db: Database, all: readonly FieldRow[], moved: FieldRow): Promise<void> {
  const others = all.filter(({ id }) => id !== moved.id)
  for (const [place, { id }] of others.toSpliced(moved.place, 0, moved).entries())
    await db.update(tripFields).set({ place }).where(eq(tripFields.id, id))
}

/** Values of a field for the record of changes, which has the names of policies in place of their ids. */
const recorded = ({ names, hints, kind, choices, ...field }: FieldRow): RecordedValues => ({
  ...Object.fromEntries(names.map(({ locale, value }) => [`names.${locale}`, value])),
  hints: hints.map(({ value }) => value).join(' / ') || null,
  fieldKind: kind,
  choices: choices.join(', ') || null,
  isAlwaysRequired: String(field.isAlwaysRequired),
  requiredByPolicies: field.policyIds.toSorted().join(', ') || null,
  place: String(field.place + 1),
  status: field.isActive ? 'active' : 'inactive',
})

function actionOf(before: FieldRow, after: FieldRow) {
  const isOnlyState = changedValues(recorded(before), recorded(after)).every(({ field }) => field === 'status')
  return isOnlyState ? (after.isActive ? 'activated' : 'deactivated') : 'changed'
}

async function record(
  db: Database,
  { caller, companyId, services }: AdminRequest,
  action: 'added' | 'changed' | 'removed' | 'activated' | 'deactivated',
  before: FieldRow | undefined,
  after: FieldRow | undefined,
) {
  const policies = await db.select().from(travelPolicies).where(eq(travelPolicies.companyId, companyId))
  const named = (row: FieldRow) =>
    recorded({ ...row, policyIds: policies.filter(({ id }) => row.policyIds.includes(id)).map(({ name }) => name) })
  const changes = changedValues(before ? named(before) : {}, after ? named(after) : {})
  const entityId = (after ?? before)!.id
  await recordCompanyChanges(db, caller, [
    { companyId, at: services.now(), entity: 'tripField', entityId, action, changes },
  ])
}
