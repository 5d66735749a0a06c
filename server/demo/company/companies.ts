import { usualPlan } from '#contract/approvals/approvalRules.ts'
import type { FeatureName, FeatureStatus } from '#contract/session/configuration.ts'
import { policyNameLocales } from '#contract/admin/travelPolicies.ts'
import type { companies, travelPolicies } from '#server/db/schema/company/company.ts'

/** The two main demo companies; the small ones demonstrate other booking tools, and one is the travel agency. */
export type LargeCompanyId = 'aurora' | 'boreal'
export type SmallCompanyId = 'cedar' | 'dune'
export type AgencyId = 'northline'
export type CompanyId = LargeCompanyId | SmallCompanyId | AgencyId

export const features = (changed: Partial<Record<FeatureName, FeatureStatus>>): Record<FeatureName, FeatureStatus> => ({
  supportedbrowsers: 'enabled',
  carbonfootprint: 'enabled',
  expense: 'enabled',
  trips2: 'hidden',
  events42: 'enabled',
  reportsdashboard: 'enabled',
  marketplace: 'enabled',
  sessiontimeoutalert: 'enabled',
  demonotifications: 'disabled',
  ...changed,
})

/**
 * Opening hours are stored as data, so the agency's own texts are empty. The companies have completed their first
 * steps.
 */
export const sharedFields = {
  agencyOpenDay: '',
  agencyOpenHour: '',
  firstSteps: { settled: [], isPutAway: true },
}

const office = (name: string, cityCode: string, [latitude, longitude]: [number, number]) => ({
  name,
  cityCode,
  position: { latitude, longitude },
})

/** Every demo company is Canadian and settles in Canadian dollars: its trips, invoices, limits and reports; one cancelled trip of each was paid in US dollars. */
export const demoCurrency = 'CAD'

export const companyRows: (typeof companies.$inferInsert)[] = [
  {
    id: 'aurora',
    legacyCompanyId: '10042',
    displayName: 'Aurora Industries',
    currency: demoCurrency,
    emailDomain: 'aurora.example',
    obtKind: 'ZIIOBT',
    obtUrl: null,
    agency: {
      companyName: 'Northline Travel',
      contactPhone: '+1 800 555 0142',
      contactEmail: 'travel@northline.example',
      vipPhone: '+1 800 555 0177',
      vipEmail: 'vip@northline.example',
      agencyEventPhone: '+1 800 555 0163',
      agencyEventEmail: 'events@northline.example',
      opening: { timeZone: 'America/Toronto', hours: [{ days: [1, 2, 3, 4, 5], from: '07:00', to: '21:00' }] },
      emergencyPhone: '+1 800 555 0199',
    },
    agencyEmailFrom: 'itineraries@northline.example',
    ...sharedFields,
    features: features({}),
    employeeFeatures: {
      score: true,
      groupEvents: true,
      guestManagement: true,
      education: true,
      protect: true,
      reports: true,
    },
    expenseUrl: 'https://expense.aurora.example/',
    offices: [
      office('Aurora Montréal', 'YMQ', [45.4995, -73.57]),
      office('Aurora Toronto', 'YTO', [43.6465, -79.381]),
      office('Aurora Vancouver', 'YVR', [49.2867, -123.1187]),
      office('Aurora México', 'MEX', [19.4269, -99.1677]),
    ],
  },
  {
    id: 'boreal',
    legacyCompanyId: '20077',
    displayName: 'Boreal Mining',
    currency: demoCurrency,
    emailDomain: 'boreal.example',
    obtKind: 'Concur',
    obtUrl: null,
    agency: {
      companyName: 'Boreal Travel Desk',
      contactPhone: '+1 888 555 0119',
      contactEmail: 'desk@boreal-travel.example',
      vipPhone: '+1 888 555 0120',
      vipEmail: 'vip@boreal-travel.example',
      agencyEventPhone: '+1 888 555 0121',
      agencyEventEmail: 'events@boreal-travel.example',
      opening: { timeZone: 'America/Toronto', hours: [{ days: [1, 2, 3, 4, 5, 6], from: '06:00', to: '18:00' }] },
    },
    agencyEmailFrom: 'itineraries@boreal-travel.example',
    ...sharedFields,
    features: features({ marketplace: 'disabled', carbonfootprint: 'hidden', trips2: 'enabled', expense: 'disabled' }),
    employeeFeatures: {
      score: true,
      groupEvents: false,
      guestManagement: false,
      education: true,
      protect: true,
      reports: true,
    },
    expenseUrl: null,
  },
]

export type PolicyName = 'standard' | 'executive' | 'restricted'

export const policyId = (company: CompanyId, name: PolicyName) => `tp-${company}-${name}`

const policyRules = {
  standard: { isAllowedSelf: true, fareTolerancePercent: 15, hotelNightLimit: 360, businessFromHours: 8 },
  executive: { isAllowedSelf: true, fareTolerancePercent: 60, hotelNightLimit: 720, businessFromHours: 3 },
  restricted: { isAllowedSelf: false, fareTolerancePercent: 5, hotelNightLimit: 260, businessFromHours: 24 },
}

type Titles = readonly [en: string, fr: string, es: string]
const titles: Record<PolicyName, Titles> = {
  standard: ['Standard', 'Standard', 'Estándar'],
  executive: ['Executive', 'Direction', 'Dirección'],
  restricted: ['Arranged travel only', 'Voyages organisés seulement', 'Solo viajes organizados'],
}
const policyTitles: Record<CompanyId, Record<PolicyName, Titles>> = {
  cedar: titles,
  dune: titles,
  northline: titles,
  aurora: titles,
  boreal: {
    standard: ['Boreal standard', 'Boreal – standard', 'Boreal: estándar'],
    executive: ['Boreal executive', 'Boreal – direction', 'Boreal: dirección'],
    restricted: [
      'Boreal arranged travel only',
      'Boreal – voyages organisés seulement',
      'Boreal: solo viajes organizados',
    ],
  },
}

export const companyPolicies = (company: CompanyId): (typeof travelPolicies.$inferInsert)[] =>
  (Object.keys(policyRules) as PolicyName[]).map((name) => ({
    id: policyId(company, name),
    companyId: company,
    name: policyTitles[company][name][0],
    names: policyNameLocales.map((locale, at) => ({ locale, value: policyTitles[company][name][at]! })),
    isDefault: name === 'standard',
    needsApproval: true,
    approval: usualPlan,
    isAllowedTransient: true,
    isAllowedEvent: company === 'aurora',
    ziiObtTemplateId: company === 'aurora' ? `template-${name}` : null,
    obtPolicyModificationRequestId: company === 'aurora' ? `modification-${name}` : null,
    ...policyRules[name],
  }))

export const policyRows = [...companyPolicies('aurora'), ...companyPolicies('boreal')]
