import type { AgencyInfo } from '#contract/support/agency.ts'
import type { EducationTopic } from '#contract/catalogs/education.ts'
import type { KpiBreakdown, MonthlySummary, ScoreFormulas, ScoreSummary } from '#contract/reports/scores.ts'
import type { Invoice } from '#contract/trips/invoices.ts'
import type { Trip } from '#contract/trips/trips.ts'

interface DocumentContext {
  /** A culture code of §7. Reports have its language; other documents are French for fr-CA and English otherwise (§1). */
  culture: string
  companyName: string
  agency: AgencyInfo
  /** False only in tests, which read the content. */
  compress?: boolean
}

export type ItinerariesContext = DocumentContext
export type ItineraryContext = DocumentContext & { travellerName: string }
/** A document about a real sale has no standing. */
export type InvoiceContext = DocumentContext & { travellerName: string; standing?: NonNullable<Trip['standing']> }

/** A trip with its traveler. */
export interface PrintedTravel {
  trip: Trip
  traveler: string
}

/** The content of a cell of a spreadsheet. */
export type Value = string | number | null

/** One sheet of a workbook: a line of headings that stays in sight, and rows below it. */
export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\\`. */
  name: string
  /** Each heading with the width of its column, in characters. */
  columns: readonly (readonly [heading: string, width: number])[]
  /** Read one by one, so that many rows need not be in memory. */
  rows: Iterable<readonly Value[]> | AsyncIterable<readonly Value[]>
}

/** The head of a report: title, scope, period and the instant of its figures, in words. */
interface ReportHead {
  title: string
  scope: string
  period: string
  asOf: string
}

/** The figures of a report. Amounts are in `currency`. */
export interface ReportFigures {
  head: ReportHead
  /** Said below the head: the bookings are invented. */
  isDemo: boolean
  company: string
  currency: string
  summary: ScoreSummary
  /** The period before (`previousDays`), in words; not covered where the company's bookings begin within it. */
  before: { period: string; isCovered: boolean; summary: ScoreSummary }
  formulas: ScoreFormulas['formulas']
}

/** A report of the company (§7 executive). */
export interface ExecutiveReport extends ReportFigures {
  /** Every month of the period, and the same months of the year before, oldest first. */
  months: readonly MonthlySummary[]
  monthsBefore: readonly MonthlySummary[]
  /** Those with the most spending; `moreCostCenters` are left out. */
  costCenters: readonly ScoreSummary[]
  moreCostCenters: number
  /** The bookings with the most missed savings. */
  missed: readonly KpiBreakdown[]
  destinations: readonly { place: string; bookings: number; totalSpent: number }[]
}

/** A report of one traveler (§7 traveller), with all bookings of the period. */
export interface TravelerReport extends ReportFigures {
  bookings: readonly KpiBreakdown[]
}

export interface ReportContext {
  /** A culture code of §7, as in `DocumentContext`. */
  culture: string
  /** False only in tests, which read the content. */
  compress?: boolean
}

/** The certificate of a passed module. Days are `yyyy-MM-dd`; `score` is in percent. */
export interface EducationCertificate {
  name: string
  company: string
  title: string
  topic: EducationTopic
  minutes: number
  score: number
  passedOn: string
  validUntil: string
}

/** Creates PDFs and spreadsheets in another thread than the requests. Each function returns the bytes of the file. */
export interface Documents {
  /** The itinerary: every flight, train, stay and rental day by day, in local times (§1, §3 Trip). */
  itinerary: (trip: Trip, context: ItineraryContext) => Promise<Buffer>
  /** The itineraries of several travelers as one PDF, each beginning on a page of its own. */
  itineraries: (travels: readonly PrintedTravel[], context: ItinerariesContext) => Promise<Buffer>
  /** The invoice of a trip: its lines, taxes and total, and the masked card it was paid with (§7 bookings, §9 masking). */
  invoice: (invoice: Invoice, context: InvoiceContext) => Promise<Buffer>
  /** The report of a company: summary, scores, months, spending, cost centers, missed savings and destinations (§7). */
  executive: (report: ExecutiveReport, context: ReportContext) => Promise<Buffer>
  /** The report of a traveler: summary, scores, and each trip with what cost points (§7). */
  traveler: (report: TravelerReport, context: ReportContext) => Promise<Buffer>
  /** The certificate of a module that a person has passed: one page. */
  certificate: (certificate: EducationCertificate, context: ReportContext) => Promise<Buffer>
  /** An xlsx file. Every cell is a text or a number, never a formula (§1). */
  workbook: (sheets: readonly Sheet[]) => Promise<Buffer>
}
