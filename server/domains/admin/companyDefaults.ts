import { usualPlan } from '#contract/approvals/approvalRules.ts'
import type { companies, costCenters, travelPolicies } from '#server/db/schema/company/company.ts'
import type { ObtKind } from '#contract/booking/obtKinds.ts'
import { unitsPerDollar } from '#server/suppliers/unitsPerDollar.ts'

/** Values for creating a company. */
export interface CompanyPlan {
  name: string
  /** E-mail domain whose people sign in through single sign-on. */
  emailDomain: string
  /** ISO 4217 code. */
  currency: string
  bookingTool: ObtKind
  /** Address of the booking tool, where it is not served by this backend. */
  bookingToolUrl: string | null
  /** The travel agency; without name, telephone and address when the company has none. */
  agency: { name: string; phone: string | null; email: string | null }
}

/**
 * The row of a new company: every feature that needs no external system is enabled. Expense system and agency hours are
 * set later, in the settings.
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
  agencyEmailFrom: plan.agency.email ?? '',
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

/** The first cost center of a new company. */
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

/**
 * The default policy of a new company: moderate fares and hotels, business class on long journeys only, and approval of
 * trips outside of it.
 */
export const standardPolicyRow = (companyId: string, currency: string): typeof travelPolicies.$inferInsert => ({
  id: `tp-${companyId}-standard`,
  companyId,
  name: 'Standard',
  names: [
    { locale: 'en-CA', value: 'Standard' },
    { locale: 'fr-CA', value: 'Standard' },
    { locale: 'es-ES', value: 'Estándar' },
  ],
  isDefault: true,
  needsApproval: false,
  approval: usualPlan,
  isAllowedSelf: true,
  isAllowedTransient: true,
  isAllowedEvent: true,
  fareTolerancePercent: 15,
  hotelNightLimit: twoDigits(hotelNightDollars * (unitsPerDollar[currency] ?? 1)),
  businessFromHours: 8,
})

/** Rounds to two significant digits: `358.8` → 360. */
const twoDigits = (amount: number) => Number(amount.toPrecision(2))
