import * as z from 'zod/mini'
import { countryCode, requiredLine, textBlock, textLine } from '#contract/fields/fields.ts'
import { instant, localDateTime, pageOf, recordId } from '#contract/wire/envelope.ts'
import { itineraryReportParameters, personToCallSchema } from './findTravelers.ts'
import { rollCallAnswers } from '#contract/reports/itineraryReport.ts'
import { addition, listOf, optionalAddition } from '#contract/wire/lenient.ts'
import { longestSearch } from '#contract/fields/limits.ts'
import { tripStatusSchema } from '#contract/trips/trips.ts'

/** Roll calls go beyond §7: a risk advisor asks travelers whether they are safe. */
export const rollCallLimits = {
  /** People of one roll call. */
  people: 5000,
  /** Trips that a request names, or leaves out, one by one. */
  trips: 500,
  /** Characters. */
  about: 80,
  note: 500,
  answerNote: 300,
  reason: 200,
  /** Days in which a question can be answered. */
  days: 7,
  /** Minutes between two reminders. */
  remindMinutes: 10,
  /** Minutes in which a second question to the same people asks for a confirmation. */
  repeatMinutes: 15,
  /** Minutes after a mail in which the same person gets no other one, whoever sends it and whatever it is about. */
  pauseMinutes: 5,
  /** People that a preview or an answer names; `count` has all. */
  named: 50,
  /** Minutes in which a note can follow an answer by a mailed link. */
  noteMinutes: 30,
  page: 20,
  peoplePage: 50,
} as const

/** A roll call asks for an answer. An announcement informs about a planned event, and asks nothing. */
export const rollCallKinds = ['rollCall', 'announcement'] as const
export type RollCallKind = (typeof rollCallKinds)[number]

/**
 * States of a person asked. `unreachable` people have no e-mail address; each state counts people who are in no other.
 */
export const rollCallStates = ['needsHelp', 'noAnswer', 'unreachable', 'safe'] as const
export type RollCallState = (typeof rollCallStates)[number]

/** How an answer came: by the mailed link, in the application, or recorded by a risk advisor. */
export const answerWays = ['mail', 'application', 'advisor'] as const
export type AnswerWay = (typeof answerWays)[number]

const oneStatus = `(${tripStatusSchema.options.join('|')})`
const statusList = new RegExp(`^${oneStatus}(,${oneStatus}){0,3}$`)

/** The search whose travelers are asked, with the parameters of GET itineraryreport/search. */
const askedQuery = z.strictObject({
  ...itineraryReportParameters,
  countryCode: z.optional(countryCode),
  term: z.optional(textLine(longestSearch)),
  tripStatuses: z.optional(z.string().check(z.maxLength(60), z.regex(statusList))),
  displayTripStatus: z.optional(tripStatusSchema),
  advisoryLevels: z.optional(z.string().check(z.regex(/^[1-3](,[1-3]){0,2}$/))),
})
export type AskedQuery = z.input<typeof askedQuery>

const tripList = z.array(recordId).check(z.maxLength(rollCallLimits.trips))

/** The asked travelers: those of a search without some trips, or those of single trips. One of both is required. */
const choice = {
  kind: z.enum(rollCallKinds),
  query: z.optional(askedQuery),
  /** Record locators of trips that the search finds, and that are left out. */
  excluded: z.optional(tripList),
  /** Record locators. */
  bookingIds: z.optional(tripList),
}

/** POST companies/{companyId}/roll-calls/preview. */
export const rollCallChoiceSchema = z.strictObject(choice)
export type RollCallChoice = z.input<typeof rollCallChoiceSchema>

/** POST companies/{companyId}/roll-calls. */
export const newRollCallSchema = z.strictObject({
  ...choice,
  /** The subject in a few words, such as `Earthquake near Lima`. */
  about: requiredLine(rollCallLimits.about),
  /** The advisor's own words, besides the reviewed text in the language of each person. */
  note: z.optional(textBlock(rollCallLimits.note)),
  /** The alert that it is about; one that is not stored any more is left out. */
  alertId: z.optional(recordId),
  /** Sends although the same people were asked a few minutes ago; nobody is written to twice within the pause. */
  force: z.optional(z.boolean()),
})
export type NewRollCall = z.input<typeof newRollCallSchema>

/** A person who cannot be asked by mail. */
const unreachableSchema = z.object({ name: z.string(), bookingId: z.string(), phone: z.nullable(z.string()) })

/** People who get no mail now, because the last one to them is less than `rollCallLimits.pauseMinutes` ago. */
const leftOutSchema = z.object({
  count: z.int(),
  /** When all of them can be written to again. */
  from: instant,
  /** At most `rollCallLimits.named` of them, each with their own time. */
  people: listOf(z.object({ name: z.string(), from: instant })),
})
export type LeftOut = z.infer<typeof leftOutSchema>

/** The people that a roll call would ask. */
export const rollCallPreviewSchema = z.object({
  /** Different people, the unreachable ones included. */
  people: z.int(),
  guests: z.int(),
  /** Languages of the mails: `en`, `fr`, `es`. */
  languages: listOf(z.string()),
  unreachable: listOf(unreachableSchema),
  /** People whom another roll call asked a few minutes ago, and who have not answered. */
  askedRecently: z.int(),
  /** Chosen trips that are canceled or past: nobody is asked about them. */
  notAsked: addition(z.int(), 0),
  /** Among `people`; absent where everybody can be written to. */
  leftOut: optionalAddition(leftOutSchema),
})
export type RollCallPreview = z.infer<typeof rollCallPreviewSchema>

/** People by state; the four states add up to `people`. Answers on behalf are among `safe` and `needsHelp`. */
export const rollCallCountsSchema = z.object({
  people: z.int(),
  safe: z.int(),
  needsHelp: z.int(),
  noAnswer: z.int(),
  unreachable: z.int(),
  onBehalf: z.int(),
})
export type RollCallCounts = z.infer<typeof rollCallCountsSchema>

export const rollCallSchema = z.object({
  id: z.string(),
  kind: z.enum(rollCallKinds),
  about: z.string(),
  note: z.string(),
  alertId: z.nullable(z.string()),
  /** Names of risk advisors. */
  askedBy: z.string(),
  askedAt: instant,
  expiresAt: instant,
  /** Null while it is open; an announcement is closed at once. */
  closedAt: z.nullable(instant),
  isOpen: z.boolean(),
  remindedAt: z.nullable(instant),
  /** When people may be reminded again; null for at once. */
  remindFrom: z.nullable(instant),
  counts: rollCallCountsSchema,
  /** One more with every change. */
  version: z.int(),
  /** In the answer to sending only: the people to whom it was not sent. People of a new roll call are not in `counts`. */
  leftOut: optionalAddition(leftOutSchema),
})
export type RollCall = z.infer<typeof rollCallSchema>

/** GET companies/{companyId}/roll-calls: open ones first, then the newest first. */
export const rollCallPageSchema = pageOf(rollCallSchema)
export type RollCallPage = z.infer<typeof rollCallPageSchema>

/** A person of a roll call. */
export const rollCallPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  isForGuest: z.boolean(),
  bookingId: z.string(),
  state: z.enum(rollCallStates),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** Where the trip leads them now, or next; null where nothing is known. */
  place: z.nullable(z.object({ city: z.string(), countryCode: z.string(), until: localDateTime })),
  hotel: z.nullable(z.string()),
  /** Addition: true where the trip waits for approval, so that it is not certain that they are there. */
  isTripWaiting: optionalAddition(z.boolean()),
  answeredAt: z.nullable(instant),
  way: z.nullable(z.enum(answerWays)),
  /** The person's own words with this answer. */
  note: z.string(),
  /**
   * While the roll call is open, for a person who needs help, or has not answered since a reminder; else null. Guests
   * have none.
   */
  emergencyContact: addition(z.nullable(personToCallSchema), null),
  /** For an answer on behalf: the advisor, and why. */
  onBehalf: optionalAddition(z.object({ by: z.string(), reason: z.string() })),
})
export type RollCallPerson = z.infer<typeof rollCallPersonSchema>

/** GET companies/{companyId}/roll-calls/{rollCallId}/people: those who need help first, then those without answer. */
export const rollCallPeopleSchema = pageOf(rollCallPersonSchema)

/** POST companies/{companyId}/roll-calls/{rollCallId}/people/{personId}/answer, by a risk advisor. */
export const answerOnBehalfSchema = z.strictObject({
  answer: z.enum(rollCallAnswers),
  /** How the advisor knows. */
  reason: requiredLine(rollCallLimits.reason),
})
export type AnswerOnBehalf = z.input<typeof answerOnBehalfSchema>

export const rollCallEventKinds = ['asked', 'reminded', 'answered', 'answeredOnBehalf', 'noted', 'closed'] as const
export type RollCallEventKind = (typeof rollCallEventKinds)[number]

/** Row of GET companies/{companyId}/roll-calls/{rollCallId}/history, the newest first. */
export const rollCallEventSchema = z.object({
  id: z.string(),
  kind: z.enum(rollCallEventKinds),
  at: instant,
  /** The person it is about; empty where it is about all. */
  person: z.string(),
  /** The risk advisor who did it; empty where the person did it. */
  by: z.string(),
  answer: z.nullable(z.enum(rollCallAnswers)),
  /** The reason of an answer on behalf, or the person's own words. */
  reason: z.string(),
  /** People it was sent to. */
  people: z.nullable(z.int()),
})
export type RollCallEvent = z.infer<typeof rollCallEventSchema>
export const rollCallHistorySchema = pageOf(rollCallEventSchema)

/** Data of each event of GET companies/{companyId}/roll-calls/{rollCallId}/events; its id is the version. */
export const rollCallChangeSchema = z.object({ version: z.int(), counts: rollCallCountsSchema, isOpen: z.boolean() })
export type RollCallChange = z.infer<typeof rollCallChangeSchema>
