import { and, eq, sql } from 'drizzle-orm'
import {
  additionNames,
  apiNames,
  configurationSchema,
  employeeConfigurationSchema,
  featureConfigurationSchema,
  type AgencyContact,
  type ApiName,
} from '#contract/session/configuration.ts'
import { wholePhoneText } from '#contract/fields/phones.ts'
import { companies, employees, type LocalizedName } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { approvalAsked } from '#server/db/schema/trips/approvals.ts'
import { isExternal } from '#server/domains/session/external/tokens.ts'
import { anyone, ownProfile } from '#server/http/access/access.ts'
import { employeeReader } from '#server/http/access/employeeAccess.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import type { Env } from '#server/services/env.ts'
import { isDeskElsewhere, zohoOf } from '#server/services/helpDeskEnv.ts'
import { servicesNotSetUp } from '#server/services/optionalServices.ts'
import { idleTimes } from '#server/services/sessionLifetimes.ts'

/** The browser knows only the main API when built; the company API returns the same for other clients. */
const configurationOn = (api: ApiName) =>
  operation({
    api,
    method: 'get',
    path: '/configuration',
    summary: 'Returns the addresses of the APIs, the features available before sign-in, and the additions beyond §7.',
    cites: '§3 Configuration, §7 Configuration',
    access: anyone,
    answer: configurationSchema,
    handle: async ({ services }) => ({
      apis: apiNames.map((name) => ({ name, url: `${services.env.PUBLIC_URL}/api/${name}` })),
      features: [
        { name: 'supportedbrowsers', status: 'enabled' as const },
        { name: 'sessiontimeoutalert', status: 'enabled' as const },
        ...additionNames
          .filter((name) => name !== 'signout' || isExternal(services.env))
          .filter((name) => name !== 'helpdesk' || !isDeskElsewhere(services.env))
          .map((name) => ({ name, status: 'enabled' as const })),
        ...servicesNotSetUp(services.env).map((name) => ({ name, status: 'disabled' as const })),
      ],
      ...withZoho(services.env),
    }),
  })

/** The block of a help desk elsewhere (§3), where one is configured. */
function withZoho(env: Env) {
  const zoho = zohoOf(env)
  return zoho ? { zoho } : {}
}

export const configurationOperations = [
  configurationOn('main'),
  configurationOn('company'),
  operation({
    api: 'company',
    method: 'get',
    path: '/configuration/company/:companyId/profile/:profileId',
    summary: 'Returns the features enabled for one person.',
    cites: '§3 Configuration, §7 Configuration',
    access: ownProfile,
    answer: featureConfigurationSchema,
    handle: async ({ params, language, services }) => {
      const [company] = await services.db.select().from(companies).where(eq(companies.id, params.companyId))
      if (!company) throw notFound()
      const statuses = Object.entries(company.features).map(([name, status]) => [name, { status }])
      return {
        features: Object.fromEntries(statuses),
        expenseUrl: company.expenseUrl,
        idle: idleTimes(services.env, company.idleSeconds),
        disclaimer: textIn(company.disclaimers, language),
      }
    },
  }),
  operation({
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/employees/:employeeId/configuration',
    summary: 'Returns the company, agency contact, features and travel policy of an employee.',
    cites: '§3 Employee configuration, §9',
    access: employeeReader,
    answer: employeeConfigurationSchema,
    handle: async ({ params, services }) => {
      const asked = services.db
        .select({ id: approvalAsked.questionId })
        .from(approvalAsked)
        .innerJoin(profiles, eq(profiles.id, approvalAsked.profileId))
        .where(and(eq(profiles.employeeId, employees.id), eq(profiles.companyId, employees.companyId)))
      const [row] = await services.db
        .select({ company: companies, employee: employees, approvals: sql<boolean>`exists (${asked})` })
        .from(employees)
        .innerJoin(companies, eq(companies.id, employees.companyId))
        .where(and(eq(employees.id, params.employeeId), eq(employees.companyId, params.companyId)))
      if (!row) throw notFound()
      const { company, employee, approvals } = row
      const { opening: _, emergencyPhone: __, ...agency } = company.agency
      // §9: only one company of each environment has the VIP contact.
      const isVipCompany = company.id === services.env.VIP_CONTACT_COMPANY
      return {
        companyDisplayName: company.displayName,
        currency: company.currency,
        agency: { ...withShownPhones(agency), ...(isVipCompany ? {} : { vipPhone: null, vipEmail: null }) },
        agencyService: employee.agencyService,
        features: { ...company.employeeFeatures, approvals },
        travelPolicy: employee.travelPolicyId ? { id: employee.travelPolicyId } : null,
      }
    },
  }),
]

/** The text in the reader's language, else in English, else in any language; empty without texts. */
function textIn(texts: LocalizedName[], language: Language): string {
  const inOne = (start: string) => texts.find(({ locale }) => locale.toLowerCase().startsWith(start))?.value
  return inOne(language) ?? inOne('en') ?? texts[0]?.value ?? ''
}

const withShownPhones = (agency: AgencyContact): AgencyContact => ({
  ...agency,
  contactPhone: wholePhoneText(agency.contactPhone),
  vipPhone: wholePhoneText(agency.vipPhone),
  agencyEventPhone: wholePhoneText(agency.agencyEventPhone),
})
