import type { companies, costCenters, travelPolicies } from '#server/db/schema/company.ts'
import type { ObtKind } from '#contract/obtKinds.ts'
import { unitsPerDollar } from '#server/suppliers/unitsPerDollar.ts'

/** What has to be known of a company to begin with. */
export interface CompanyPlan {
  name: string
  /** E-mail domain whose people sign in through single sign-on. */
  emailDomain: string
  /** ISO 4217 code. */
  currency: string
  bookingTool: ObtKind
  /** Where the tool is, for one that does not live here. */
  bookingToolUrl: string | null
  agency: { name: string; phone: string | null; email: string }
}

/**
 * A company that can begin: every feature that needs nothing from elsewhere is on. An expense system is named later, and
 * the agency's hours too, which nobody here can know.
 */
export const companyRow = (id: string, plan: CompanyPlan): typeof companies.$inferInsert => ({
  id,
  legacyCompanyId: id,
  displayName: plan.name,
  currency: plan.currency,
  emailDomain: plan.emailDomain,
  obtKind: plan.bookingTool,
  obtUrl: plan.bookingToolUrl,
  agency: {
    companyName: plan.agency.name,
    contactPhone: plan.agency.phone,
    contactEmail: plan.agency.email,
    vipPhone: null,
    vipEmail: null,
    agencyEventPhone: plan.agency.phone,
    agencyEventEmail: plan.agency.email,
  },
  agencyEmailFrom: plan.agency.email,
  agencyOpenDay: '',
  agencyOpenHour: '',
  features: {
    supportedbrowsers: 'enabled',
    carbonfootprint: 'enabled',
    expense: 'disabled',
    trips2: 'hidden',
    events42: 'enabled',
    reportsdashboard: 'enabled',
    marketplace: 'enabled',
    sessiontimeoutalert: 'enabled',
    demonotifications: 'disabled',
  },
  employeeFeatures: {
    score: true,
    groupEvents: true,
    guestManagement: true,
    education: true,
    protect: true,
    reports: true,
  },
  expenseUrl: null,
})

/** The one cost centre a company begins with; further ones stand below it or beside it. */
export const rootCostCenterRow = (companyId: string): typeof costCenters.$inferInsert => ({
  id: `cc-${companyId}-100`,
  companyId,
  externalId: '100',
  names: [
    { locale: 'en-CA', value: 'General' },
    { locale: 'fr-CA', value: 'Général' },
    { locale: 'es-ES', value: 'General' },
  ],
  status: 'active',
  parentId: null,
})

const hotelNightDollars = 260

/** A policy under which everybody books: moderate fares and hotels, business class on long ways only. */
export const standardPolicyRow = (companyId: string, currency: string): typeof travelPolicies.$inferInsert => ({
  id: `tp-${companyId}-standard`,
  companyId,
  name: 'Standard',
  isAllowedSelf: true,
  isAllowedTransient: true,
  isAllowedEvent: true,
  fareTolerancePercent: 15,
  hotelNightLimit: twoDigits(hotelNightDollars * (unitsPerDollar[currency] ?? 1)),
  businessFromHours: 8,
})

/** A limit people remember: `358.8` → 360. */
const twoDigits = (amount: number) => Number(amount.toPrecision(2))
