import * as z from 'zod/mini'
import { withFallback, listOf, optionalAddition } from '#contract/wire/lenient.ts'

export const notificationTypes = [
  'paymentmethod',
  'traveldocument',
  'tripadvisorypersonal',
  'tripadvisoryarranger',
  'tripadvisoryadmin',
  'demonotification',
  'traveladvisory',
  /** Addition: a task of an administrator, a guest manager or a risk advisor. */
  'admintask',
  /** Addition: a task of an organiser's own event. */
  'grouptask',
  /** Addition: a credit that lapses soon. */
  'travelcredit',
  /** Addition: a trip that would be over the limit of days in the Schengen area. */
  'staylimit',
  /** Addition: a question of a risk advisor that waits for the person's answer. */
  'rollcall',
  /** Addition: a module that is required, before a trip or until a day. */
  'education',
  /** Addition: the answer to a request for an app. */
  'marketplace',
  /** Addition: an answer of the help desk that the person has not read, or requests that wait for its agent. */
  'helpdesk',
  /** Addition: a trip of the person that somebody else has booked, changed or canceled, or that holds old details. */
  'tripchange',
  /** Addition: a travel budget that is nearly used or exceeded. */
  'travelbudget',
  /** Addition: a trip that waits for the person's answer, or, sent back, for their correction. */
  'approval',
] as const
type NotificationType = (typeof notificationTypes)[number]

/**
 * Types of tasks that wait for an administrator, an organizer, an answer, a learner, a reader or an approver: one is gone
 * once it is settled.
 */
export const taskTypes: readonly NotificationType[] = [
  'admintask',
  'grouptask',
  'rollcall',
  'education',
  'helpdesk',
  'approval',
]

/**
 * The codes this backend sends: those of §3, `travelAlert`, `demoNotification`, and those of tasks of administrators
 * and organisers. Another backend can send others; the application shows their message and follows their action route
 * like any other.
 */
export const notificationCodes = [
  'creditCardExpiringSoon',
  'creditCardExpired',
  'passportExpiringSoon',
  'passportExpired',
  'personalTripAdvisoryCaution',
  'arrangerTripAdvisoryCaution',
  'adminTripAdvisoryCaution',
  'travelAlert',
  'travelAnnouncement',
  'demoNotification',
  'eventToApprove',
  'roleToDecide',
  'profileToReopen',
  'detailsToSettle',
  'companyCardExpiringSoon',
  'companyCardExpired',
  'guestEnding',
  'deskRequestsWaiting',
  'groupToConfirm',
  'groupToInvite',
  'groupAnswersMissing',
  'groupBookingsMissing',
  'groupDeclinedBooked',
  'groupCardExpires',
  'travelCreditLapsing',
  'companyCreditLapsing',
  'stayTooLong',
  'rollCallToAnswer',
  'peopleNeedHelp',
  'moduleBeforeTrip',
  'moduleDue',
  'moduleOverdue',
  'appToDecide',
  'appApproved',
  'appDeclined',
  'helpDeskAnswered',
  'tripBookedByOther',
  'tripChangedByOther',
  'tripCancelledByOther',
  'tripHasOldDetails',
  'budgetNearlyUsed',
  'budgetExceeded',
  'tripToApprove',
  'tripSentBack',
  'tripApproved',
  'tripDeclined',
  'requestSentBack',
] as const
export type NotificationCode = (typeof notificationCodes)[number]

/** The screens this backend's notifications lead to: route names of §2. */
export const notificationScreens = [
  'home',
  'payment',
  'travelDocuments',
  'personal',
  'tripsList',
  'trip',
  'tripAdvisories',
  'arranger-profiles',
  'arrangerTravelerAdvisories',
  'arrangerTrip',
  'approval',
  'travelRequest',
  'arrangedTravelRequest',
  'reports',
  'employees',
  'editEmployee',
  'editPaymentMethod',
  'groupDetail',
  'groupTravelEdit',
  'groupTravelers',
  'ownTravelCredits',
  'travelCredits',
  'budgets',
  'companyBudgets',
  'stays',
  'rollCall',
  'educationModule',
  'marketplaceApp',
  'guestManagementEdit',
  'helpDeskRequest',
  'helpDeskAgent',
] as const
export type NotificationScreen = (typeof notificationScreens)[number]

/** §3: the first letter is lower-cased. */
const code = z.pipe(
  z.string(),
  z.transform((given: string) => given.slice(0, 1).toLowerCase() + given.slice(1)),
)

/**
 * A query whose values are texts, numbers, or yes and no; an address has texts. Null and nested values are left out.
 */
const query = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((given: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) =>
        ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
      ),
    ),
  ),
)

/** GET .../notifications (§3). `actionRoute.name` is a route name of §2. */
export const notificationSchema = z.object({
  /** An unknown type is shown like a demo notification. */
  type: withFallback(z.enum(notificationTypes), 'demonotification'),
  code,
  /**
   * Addition: a stable key: `advisory:ABCDEF`, `passportExpiring:doc-1:2026-06-30:soon`. A different date, urgency step
   * or trip gives a different key.
   */
  key: optionalAddition(z.string()),
  /** The message in the reader's language, without the number of days left. */
  message: z.string(),
  /** Addition: the subject in a few words; `message` contains subject and detail. */
  title: optionalAddition(z.string()),
  /** Addition: the recommended action, in a sentence. */
  detail: optionalAddition(z.string()),
  /** Addition: the day the trip it is about begins, `yyyy-MM-dd`, local to the place. */
  tripStart: optionalAddition(z.string()),
  /**
   * Addition: whether it is happening to the person now, such as an alert in force where they are. It comes first, and
   * "now" is said instead of a day.
   */
  isNow: optionalAddition(z.boolean()),
  /** Addition: the day it concerns the person from, where that is not the beginning of the trip. `yyyy-MM-dd`. */
  dueDay: optionalAddition(z.string()),
  profileId: z.string(),
  /** Addition: whether it is urgent. Without the field only expired documents are urgent. */
  isUrgent: optionalAddition(z.boolean()),
  /** Days until the card, passport or credit expires, or the module is due; negative once it has or was. */
  daysBeforeExpiry: withFallback(z.nullable(z.int()), null),
  /** Addition: the last valid day, `yyyy-MM-dd`; the app counts days to it in the reader's time zone. */
  expiryDate: optionalAddition(z.string()),
  /**
   * Addition: when it arose, a date (`yyyy-MM-dd`) or an instant: the day its reminder began, or the booking of the
   * trip it is about.
   */
  since: optionalAddition(z.string()),
  maskedCreditCard: z.optional(z.string()),
  passportEndingDigits: z.optional(z.string()),
  /**
   * Addition: for type `rollcall`, besides `since`, when it was asked: the risk advisor's own words to the people asked
   * (`note`, empty where there are none), and the telephone of the travel agency for emergencies (`phone`, null where it
   * has none). The mailed question has the same two.
   */
  question: optionalAddition(z.object({ note: z.string(), phone: z.nullable(z.string()) })),
  /**
   * The screen it leads to, and its query. `query.bookingId` is the trip it is about, also for a passport that expires
   * too soon for a trip. `query.documentId` (addition) is the passport it is about, whose form opens. Without a name, the
   * code decides where it leads.
   */
  actionRoute: withFallback(
    z.object({
      name: withFallback(z.string(), ''),
      query: withFallback(query, {}),
      /** Addition: the parameters of the screen's address, where it has any. */
      params: optionalAddition(query),
      /** Addition: the field of the screen to begin at. */
      field: optionalAddition(z.string()),
    }),
    { name: '', query: {} },
  ),
})
export type Notification = z.infer<typeof notificationSchema>
export const notificationListSchema = listOf(notificationSchema)
