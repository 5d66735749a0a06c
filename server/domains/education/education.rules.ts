import type { ModuleAssignment, ModuleProgress, ModuleRequirement } from '#contract/catalogs/education.ts'
import { addDays } from '#server/time/zonedTime.ts'

/** How the company uses a module. */
export interface ModuleSetting {
  assignment: ModuleAssignment
  dueDays: number
  requiredSince: Date | null
  version: number
}

/** The days of a certificate, `yyyy-MM-dd`; null without one. */
export interface Certificate {
  passedOn: string | null
  validUntil: string | null
}

/** A trip ahead or under way to a country with strict advice. */
export interface AdvisedJourney {
  bookingId: string
  /** The first day of the trip, `yyyy-MM-dd`. */
  startsOn: string
  countryCode: string
}

/** Whether a certificate is valid on a day. It includes its last day. */
export const isValidOn = ({ passedOn, validUntil }: Certificate, day: string): boolean =>
  passedOn !== null && validUntil !== null && day <= validUntil

/** How far a person is with a module on a day. */
export function progressOn(row: Certificate | undefined, today: string): ModuleProgress {
  if (!row) return 'notStarted'
  if (row.passedOn === null) return 'inProgress'
  return isValidOn(row, today) ? 'passed' : 'lapsed'
}

const none: Certificate = { passedOn: null, validUntil: null }

/**
 * The day until which the company gives: the end of its days, counted from its decision or from the person's first
 * sign-in. A certificate that lapses later than that is due on its last day.
 */
function companyDueOn({ dueDays, requiredSince }: ModuleSetting, row: Certificate, memberSince: Date): string {
  const since = requiredSince && requiredSince > memberSince ? requiredSince : memberSince
  const given = addDays(since.toISOString().slice(0, 10), dueDays)
  return row.validUntil && row.validUntil > given ? row.validUntil : given
}

interface RequirementFacts {
  setting: ModuleSetting
  isBeforeTrips: boolean
  row: Certificate | undefined
  /** Those with the strictest advice, the soonest first. */
  journeys: readonly AdvisedJourney[]
  /** The person's first sign-in; before it when they were added to the company. */
  memberSince: Date
  today: string
  countryName: (code: string) => string
}

/**
 * Why a module is required of a person; null where it is not. A trip that the certificate does not cover comes before
 * the day of the company, unless that day is sooner.
 */
export function requirementOf({ row = none, ...facts }: RequirementFacts): ModuleRequirement | null {
  const ofTrip = tripRequirement(row, facts)
  const ofCompany = companyRequirement(row, facts)
  if (!ofTrip || !ofCompany) return ofTrip ?? ofCompany
  if (ofTrip.isOpen !== ofCompany.isOpen) return ofTrip.isOpen ? ofTrip : ofCompany
  return ofTrip.dueOn <= ofCompany.dueOn ? ofTrip : ofCompany
}

type Facts = Omit<RequirementFacts, 'row'>

function tripRequirement(
  row: Certificate,
  { setting, isBeforeTrips, journeys, today, countryName }: Facts,
): ModuleRequirement | null {
  if (!isBeforeTrips || setting.assignment === 'off') return null
  const uncovered = journeys.find(({ startsOn }) => !isValidOn(row, startsOn))
  const journey = uncovered ?? journeys[0]
  if (!journey) return null
  const isOpen = uncovered !== undefined
  return {
    reason: 'trip',
    dueOn: journey.startsOn,
    isOverdue: isOpen && journey.startsOn < today,
    isOpen,
    trip: { bookingId: journey.bookingId, country: countryName(journey.countryCode) },
  }
}

function companyRequirement(row: Certificate, { setting, memberSince, today }: Facts): ModuleRequirement | null {
  if (setting.assignment !== 'required') return null
  const isOpen = !isValidOn(row, today)
  const dueOn = companyDueOn(setting, row, memberSince)
  return { reason: 'company', dueOn, isOverdue: isOpen && dueOn < today, isOpen, trip: null }
}

/** The last day of a certificate of a number of months; the last day of a shorter month for a day it does not have. */
export function lastValidDay(passedOn: string, months: number): string {
  const [year = 0, month = 1, day = 1] = passedOn.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
}

/** Percent of right answers, rounded down. */
export const scoreOf = (right: number, all: number): number => Math.floor((right / all) * 100)
