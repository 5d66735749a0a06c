import * as z from 'zod/mini'
import { employeeField, fieldsWith, type FieldWith } from '#contract/employees/employeeFieldNames.ts'
import { employeeFields, employeeTypes } from '#contract/employees/employeeFields.ts'
import { textLine } from '#contract/fields/fields.ts'
import { importProblemCodes, type ImportProblemCode } from '#contract/employees/imports.ts'
import { cultureOf, localeCodeOf, supportedCulture } from '#contract/texts/locales.ts'
import { wholePhoneParts } from '#contract/fields/phones.ts'
import { plainIdentifier } from '#contract/texts/plainIdentifier.ts'
import type { EmployeeFields } from '#server/domains/admin/employees/records/employeeColumns.ts'
import { normalizeText } from '#server/domains/profile/personal/editFields.ts'
import { formatterFor, type MessageId } from '#server/messages/messages.ts'
import { invalidValue } from '#server/scim/protocol/failure.ts'
import type { Sent } from '#server/scim/protocol/resource.ts'
import { textAttributes } from '#server/scim/protocol/textAttributes.ts'
import { enterpriseSchema } from '#server/scim/protocol/userKind.ts'

/** Fields that a directory provides. */
export const directoryFields = fieldsWith<{ scim: object }>(({ scim }) => scim !== undefined).filter(isDirectoryField)

type DirectoryField = Exclude<FieldWith<{ scim: object }>, 'costCenterId'>
/** Whether a field is set directly. The cost center is not: clients send its number, see `costCenterNumber`. */
function isDirectoryField(name: FieldWith<{ scim: object }>): name is DirectoryField {
  return name !== 'costCenterId'
}

/** Changes of a person that a client requests, in the fields of the form. Missing fields stay unchanged. */
export interface UserChanges extends Partial<Pick<EmployeeFields, DirectoryField>> {
  isActive?: boolean
  costCenterNumber?: string | null
  /** The client's id of the person. */
  scimId?: string | null
}

/** Maximum length of `externalId`. */
const longestExternalId = 200

/** The reason why a value is refused, in the words of the import. */
function why(code: ImportProblemCode): string {
  if (code === 'required') return 'It must not be empty.'
  return code === 'invalid'
    ? 'It cannot be used here.'
    : formatterFor('en-CA').say(`imports.problem.${code}` as MessageId)
}

function checked<Value>(schema: z.ZodMiniType<Value>, value: unknown, name: string): Value {
  const parsed = z.safeParse(schema, value ?? '')
  if (parsed.success) return parsed.data
  const code = importProblemCodes.find((each) => each === parsed.error.issues[0]?.message) ?? 'invalid'
  throw invalidValue(`The value of "${name}" is refused. ${why(code)}`)
}

/**
 * The differences between a requested and the current resource. An empty value clears the field where it is optional,
 * and is ignored otherwise.
 * @param before empty for a new employee
 * @throws 400 `invalidValue` for values that forms refuse too
 */
export function parseUserChanges(after: Sent, before: Sent): UserChanges {
  const isOther = (name: string) => JSON.stringify(after[name] ?? null) !== JSON.stringify(before[name] ?? null)
  const changes: UserChanges = {
    ...parseNames(after, before),
    ...parseEmployment((after[enterpriseSchema] ?? {}) as Sent, (before[enterpriseSchema] ?? {}) as Sent),
    ...parseTexts(after, before),
    ...parseCulture(after, before),
    ...parsePhone(after, before),
  }
  if (isOther('userName'))
    changes.email = checked(employeeFields.email.schema, after.userName, 'userName').toLowerCase()
  if (isOther('externalId'))
    changes.scimId = checked(textLine(longestExternalId), after.externalId, 'externalId') || null
  if (isOther('active') && typeof after.active === 'boolean') changes.isActive = after.active
  const type = employeeTypes.find((each) => each === String(after.userType).toLowerCase())
  if (isOther('userType') && type) changes.type = type
  return changes
}

function parseTexts(after: Sent, before: Sent): UserChanges {
  const changes: Record<string, unknown> = {}
  for (const { field, schema, attribute } of textAttributes) {
    const valueIn = (sent: Sent) => (schema === 'core' ? sent : ((sent[enterpriseSchema] ?? {}) as Sent))[attribute]
    if ((valueIn(after) ?? '') !== (valueIn(before) ?? ''))
      changes[field] = checked(employeeField(field).schema, valueIn(after), attribute)
  }
  return changes
}

const nameParts = { givenName: 'firstName', middleName: 'middleName', familyName: 'lastName' } as const
type NamePart = keyof typeof nameParts

function parseNames(after: Sent, before: Sent): UserChanges {
  const [now, then] = [(after.name ?? {}) as Sent, (before.name ?? {}) as Sent]
  const changes: UserChanges = {}
  for (const part of Object.keys(nameParts) as NamePart[])
    if ((now[part] ?? '') !== (then[part] ?? '')) changes[nameParts[part]] = checkedName(part, now[part])
  return changes
}

const checkedName = (part: NamePart, value: unknown): string =>
  normalizeText(checked(employeeFields[nameParts[part]].schema, value, `name.${part}`))

/** The names of a new employee: the parts of displayName when `name` is missing. */
export function parseNewNames(sent: Sent): { firstName: string; lastName: string } {
  const name = (sent.name ?? {}) as Sent
  const [first = '', ...rest] = typeof sent.displayName === 'string' ? sent.displayName.trim().split(/\s+/) : []
  return {
    firstName: checkedName('givenName', name.givenName ?? first),
    lastName: checkedName('familyName', name.familyName ?? rest.join(' ')),
  }
}

function parseEmployment(after: Sent, before: Sent): UserChanges {
  const changes: UserChanges = {}
  const number = after.employeeNumber
  if (number && number !== before.employeeNumber)
    changes.externalId = checked(employeeFields.externalId.schema, number, 'employeeNumber')
  if ((after.costCenter ?? null) !== (before.costCenter ?? null))
    changes.costCenterNumber = plainIdentifier((after.costCenter as string | null | undefined) ?? '') || null
  const managerId = (of: Sent) => ((of.manager ?? {}) as Sent).value ?? null
  if (managerId(after) !== managerId(before)) changes.managerId = (managerId(after) as string | null) || null
  return changes
}

/** An unsupported language or region falls back to a supported one. */
function parseCulture(after: Sent, before: Sent): UserChanges {
  const changed = ['locale', 'preferredLanguage'].find((name) => after[name] && after[name] !== before[name])
  if (!changed) return {}
  const asked = String(after[changed]).replace('_', '-')
  const code = localeCodeOf(asked) ?? localeCodeOf(asked.split('-')[0]!)
  return { cultureCode: code ? cultureOf(code) : supportedCulture(asked) }
}

/** The mobile number as sent. Numbers of other types are not stored. */
function mobileOf({ phoneNumbers }: Sent): string {
  const list = (phoneNumbers ?? []) as { value?: string | null; type?: string | null }[]
  return (list.find(({ type }) => type?.toLowerCase() === 'mobile') ?? list.find(({ type }) => !type))?.value ?? ''
}

function parsePhone(after: Sent, before: Sent): UserChanges {
  const mobile = mobileOf(after)
  if (mobile === mobileOf(before)) return {}
  const parts = wholePhoneParts(mobile)
  // A number without a country code cannot be called from abroad. It is skipped, not refused, so that it does not block
  // the employee.
  if (mobile && !parts) return {}
  return { mobilePhone: parts ? `+${parts.code}${parts.number}` : '' }
}
