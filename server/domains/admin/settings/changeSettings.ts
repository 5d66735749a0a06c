import { eq } from 'drizzle-orm'
import { disclaimerLocales, type ChangedSettings, type CompanySettings } from '#contract/admin/companySettings.ts'
import { companies } from '#server/db/schema/company/company.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { changedValues, type RecordedValues } from '#server/domains/audit/changedValues.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { changedFields, isStale } from '#server/domains/profile/editSection.ts'
import { changedMeanwhile } from '#server/http/answers/envelope.ts'
import { presentSettings, type CompanyRow } from './presentSettings.ts'

/**
 * Changes the settings of a company; without differences the version stays. Currency and e-mail domain cannot change,
 * because amounts and sign-ins depend on them.
 * @throws 412 with the stored settings
 */
export const changeSettings = (
  { version, ...entered }: ChangedSettings,
  { caller, companyId, services }: AdminRequest,
): Promise<CompanySettings> =>
  services.db.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId)
    const before = presentSettings(company)
    if (isStale(company, version)) throw changedMeanwhile(before)
    const [after] = await tx
      .update(companies)
      .set(columnsOf(entered, company))
      .where(eq(companies.id, companyId))
      .returning()
    const changes = changesBetween(before, presentSettings(after!))
    if (changes.length === 0) return before
    await tx
      .update(companies)
      .set({ version: company.version + 1 })
      .where(eq(companies.id, companyId))
    const note = { companyId, at: services.now(), entity: 'settings', entityId: companyId, action: 'changed' } as const
    await recordCompanyChanges(tx, caller, [{ ...note, changes }])
    return { ...presentSettings(after!), version: company.version + 1 }
  })

const columnsOf = ({ obt, agency, disclaimers, ...entered }: Omit<ChangedSettings, 'version'>, company: CompanyRow) => {
  const { emailFrom, companyName, opening = company.agency.opening, ...contacts } = agency
  const closedOn = opening?.closedOn ?? company.agency.opening?.closedOn
  return {
    ...entered,
    obtKind: obt?.name ?? null,
    obtUrl: obt?.url || null,
    agency: {
      ...company.agency,
      companyName,
      ...nullWhereEmpty(contacts),
      opening: opening ? { ...opening, ...(closedOn && { closedOn }) } : null,
    },
    agencyEmailFrom: emailFrom,
    expenseUrl: entered.expenseUrl || null,
    disclaimers: disclaimerLocales.flatMap((wanted) =>
      disclaimers.filter(({ locale, value }) => locale === wanted && value !== ''),
    ),
  }
}

const nullWhereEmpty = <Name extends string>(texts: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, text || null])) as Record<
    Name,
    string | null
  >

/** Changed settings. Values of phone numbers and addresses are left out, because they may be personal data. */
function changesBetween(before: CompanySettings, after: CompanySettings) {
  const fields = changedFields(ofAgencyIn(before), ofAgencyIn(after))
  const contacts = fields.filter((field) => field !== 'agency.companyName')
  return [
    ...changedValues(recorded(before), recorded(after)),
    ...contacts.map((field) => ({ field, from: null, to: null })),
  ]
}

const ofAgencyIn = ({ agency }: CompanySettings) =>
  prefixed('agency', { ...agency, opening: JSON.stringify(agency.opening) })

const recorded = (settings: CompanySettings): RecordedValues => ({
  displayName: settings.displayName,
  'obt.name': settings.obt?.name ?? null,
  'obt.url': settings.obt?.url || null,
  'agency.companyName': settings.agency.companyName,
  ...prefixed('features', settings.features),
  ...prefixed('employeeFeatures', settings.employeeFeatures),
  expenseUrl: settings.expenseUrl || null,
  idleSeconds: settings.idleSeconds === null ? null : String(settings.idleSeconds),
  ...Object.fromEntries(settings.disclaimers.map(({ locale, value }) => [`disclaimers.${locale}`, value])),
  needsCompanyCard: String(settings.needsCompanyCard),
  scimGroups: settings.scimGroups ?? null,
})

const prefixed = (start: string, values: Record<string, string | boolean>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${start}.${name}`, String(value)]))
