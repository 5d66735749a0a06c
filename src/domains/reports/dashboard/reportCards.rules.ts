import { gatesOf, type Gate } from '@/routes/row'
import { mayNavigate } from '@/routes/permissions'
import { type RouteName, routeNames, rowOf } from '@/routes/table'
import type { Role } from '#contract/session/roles.ts'

/** Pages with reports by the names of their routes, in the order of the cards. */
export const reportPages = [
  'scoreCompany',
  'scorePersonal',
  'travelInsights',
  'reportsExport',
  'sustainability',
  'travelCredits',
  'leedHotels',
] as const
export type ReportPage = (typeof reportPages)[number]

/** Pages about the whole company, which only a FinancialOfficer reads (§6). */
const companyPages: readonly ReportPage[] = ['scoreCompany']

const isRoute = (name: string): name is RouteName => (routeNames as readonly string[]).includes(name)

/** The pages with reports that exist and that the reader may open. */
export const openReportPages = (roles: readonly Role[], isOpen: (gate: Gate) => boolean): (ReportPage & RouteName)[] =>
  reportPages.filter(
    (name): name is ReportPage & RouteName =>
      isRoute(name) &&
      mayNavigate(rowOf(name), roles) &&
      gatesOf(rowOf(name)).every(isOpen) &&
      (!companyPages.includes(name) || roles.includes('FinancialOfficer')),
  )
