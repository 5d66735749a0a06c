import * as z from 'zod/mini'
import {
  type ChangedSettings,
  changedSettingsSchema,
  type CompanySettings,
  disclaimerLocales,
  employeeFeatureNames,
  scimGroupChoices,
  type ScimGroups,
  settingsLimits,
} from '#contract/admin/companySettings.ts'
import { featureNames, featureStatusSchema } from '#contract/session/configuration.ts'
import { textBlock } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { obtKinds } from '#contract/booking/obtKinds.ts'
import { openingFields, openingOf, openingProblems, openingValues, type OpeningValues } from './opening.rules'

const { displayName, agency, expenseUrl } = changedSettingsSchema.shape
/** The telephones and addresses of the agency, and the address it sends from. */
export const agencyFields = [
  'companyName',
  'contactPhone',
  'contactEmail',
  'vipPhone',
  'vipEmail',
  'agencyEventPhone',
  'agencyEventEmail',
  'emergencyPhone',
  'emailFrom',
] as const
/** The fields that hold the disclaimer of each language. */
export const disclaimerFields = ['disclaimer_en', 'disclaimer_fr', 'disclaimer_es'] as const

type Agency = { [Name in (typeof agencyFields)[number] as `agency_${Name}`]: string }
type Features = { [Name in (typeof featureNames)[number] as `features_${Name}`]: CompanySettings['features'][Name] }
type EmployeeFeatures = { [Name in (typeof employeeFeatureNames)[number] as `employeeFeatures_${Name}`]: boolean }

/** The values of the form. Each field is separate, so that another user's change of another field stays. */
export type SettingsValues = {
  displayName: string
  /** Empty without a booking tool. */
  obt_name: string
  obt_url: string
  expenseUrl: string
  /** Empty for the server's own time. */
  idleMinutes: string
  needsCompanyCard: boolean
  scimGroups: ScimGroups
} & Agency &
  OpeningValues &
  Features &
  EmployeeFeatures &
  Record<(typeof disclaimerFields)[number], string>

const byName = <Name extends string, Value>(names: readonly Name[], start: string, valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [`${start}_${name}`, valueOf(name)]))

export function settingsValues(settings: CompanySettings): SettingsValues {
  const disclaimerIn = (locale: string) => settings.disclaimers.find((each) => each.locale === locale)?.value ?? ''
  const { idleSeconds } = settings
  return {
    displayName: settings.displayName,
    obt_name: settings.obt?.name ?? '',
    obt_url: settings.obt?.url ?? '',
    expenseUrl: settings.expenseUrl,
    idleMinutes: idleSeconds === null ? '' : String(idleSeconds / 60),
    needsCompanyCard: settings.needsCompanyCard,
    scimGroups: settings.scimGroups ?? 'both',
    ...byName(agencyFields, 'agency', (name) => settings.agency[name]),
    ...openingValues(settings.agency.opening),
    ...byName(featureNames, 'features', (name) => settings.features[name] ?? 'hidden'),
    ...byName(employeeFeatureNames, 'employeeFeatures', (name) => settings.employeeFeatures[name] ?? false),
    ...Object.fromEntries(disclaimerFields.map((field, index) => [field, disclaimerIn(disclaimerLocales[index]!)])),
  } as SettingsValues
}

/** The field of the form for a path of the server's answer: `agency.vipPhone`. */
export function settingsField(path: string): string {
  const [topic = '', name] = path.split('.')
  if (topic === 'idleSeconds') return 'idleMinutes'
  if (name === 'opening') return 'opening_timeZone'
  if (topic === 'obt') return `obt_${name ?? 'name'}`
  if (topic === 'disclaimers') return disclaimerFields[Number(name)] ?? disclaimerFields[0]
  return name === undefined ? topic : `${topic}_${name}`
}

/** The shortest and the longest time without activity that a company may choose, in whole minutes (§9). */
export const idleRange = {
  shortest: Math.ceil(settingsLimits.shortestIdle / 60),
  longest: Math.floor(settingsLimits.longestIdle / 60),
} as const

const secondsOf = (minutes: string) => Math.round(Number(minutes.replace(',', '.')) * 60)
const idleMinutes = z.string().check(
  z.refine((text) => {
    const seconds = secondsOf(text)
    return text === '' || (seconds >= settingsLimits.shortestIdle && seconds <= settingsLimits.longestIdle)
  }, fieldProblem('outOfRange')),
)

/** The contract's checks by the fields of the form. */
const singleFields = z.object({
  displayName,
  obt_name: z.string(),
  obt_url: expenseUrl,
  expenseUrl,
  idleMinutes,
  needsCompanyCard: z.boolean(),
  scimGroups: z.enum(scimGroupChoices),
  ...byName(agencyFields, 'agency', (name) => agency.shape[name]),
  ...openingFields,
  ...byName(featureNames, 'features', () => featureStatusSchema),
  ...byName(employeeFeatureNames, 'employeeFeatures', () => z.boolean()),
  ...Object.fromEntries(disclaimerFields.map((field) => [field, textBlock(settingsLimits.disclaimer)])),
})

const fieldsSchema = singleFields.check(({ value, issues }) => {
  for (const { field, code } of openingProblems(value as unknown as SettingsValues))
    issues.push({ code: 'custom', input: value, path: [field], message: code })
})

/** The request of the form, without the version. */
export type SettingsOutput = Omit<ChangedSettings, 'version'>

function toSettings(values: SettingsValues): SettingsOutput {
  const held = values as unknown as Record<string, never>
  const tool = obtKinds.find((kind) => kind === values.obt_name)
  return {
    displayName: values.displayName,
    obt: tool ? { name: tool, url: values.obt_url } : null,
    expenseUrl: values.expenseUrl,
    idleSeconds: values.idleMinutes === '' ? null : secondsOf(values.idleMinutes),
    needsCompanyCard: values.needsCompanyCard,
    scimGroups: values.scimGroups,
    agency: { ...fieldsOf(agencyFields, 'agency', held), opening: openingOf(values) },
    features: fieldsOf(featureNames, 'features', held),
    employeeFeatures: fieldsOf(employeeFeatureNames, 'employeeFeatures', held),
    disclaimers: disclaimerFields.map((field, index) => ({ locale: disclaimerLocales[index]!, value: values[field] })),
  }
}

const fieldsOf = <Name extends string>(names: readonly Name[], start: string, held: Record<string, never>) =>
  Object.fromEntries(names.map((name) => [name, held[`${start}_${name}`]])) as Record<Name, never>

export const settingsFormSchema = z.pipe(
  fieldsSchema,
  z.transform((values) => toSettings(values as unknown as SettingsValues)),
) as unknown as z.ZodMiniType<SettingsOutput, SettingsValues>
