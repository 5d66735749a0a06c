import * as z from 'zod/mini'
import { instant, localDate, localDateTime, pageOf } from '#contract/wire/envelope.ts'
import { addition, listOf, optionalAddition, recordVersion } from '#contract/wire/lenient.ts'
import { approvalMarkSchema } from '#contract/trips/tripApproval.ts'
import { tripStatusSchema } from '#contract/trips/trips.ts'

/**
 * The help desk of the travel agency (§1, §4, §7). Its requests and messages go beyond §7, which names only the calls
 * for its tokens.
 */
export const helpDeskLimits = {
  /** Characters of a message. */
  message: 2000,
  /** The latest requests of a person that are listed, and the latest messages of a request. */
  requestsListed: 50,
  messagesListed: 200,
  /** Hours before its departure from which a request about a trip is urgent. */
  urgentHours: 72,
  /** Days in which a message reopens a solved request. */
  reopenDays: 30,
  /** Days after its last change until a solved request is deleted. */
  keptDays: 365,
  /** Seconds in which the one-time token of an employee opens the help desk. */
  codeSeconds: 60,
  /** Minutes until the help desk has to be opened again. */
  sessionMinutes: 60,
  /** Minutes that the mail with an answer waits for the person to read it. */
  mailMinutes: 5,
  /** Rows of a page of the agents' queue. */
  queuePage: 20,
} as const

/** The header with the help-desk token. Only calls of the help desk take it. */
export const helpDeskHeader = 'Help-Desk-Token'

export const helpDeskTopics = ['dates', 'names', 'extras', 'cancel', 'invoice', 'documents', 'other'] as const
const topicSchema = z.enum(helpDeskTopics)
export type HelpDeskTopic = z.infer<typeof topicSchema>

/** `open` waits for the agency, `waiting` for the person. */
export const helpDeskStatuses = ['open', 'waiting', 'solved'] as const
const statusSchema = z.enum(helpDeskStatuses)
export type HelpDeskStatus = z.infer<typeof statusSchema>

/**
 * GET companies/{companyId}/employees/{employeeId}/help-desk-token (§7, path not shown): a token that opens the help
 * desk once, within `codeSeconds`, for the same sign-in.
 */
export const employeeDeskTokenSchema = z.object({ token: z.string() })

/** GET zoho/token-validation/identity-server (§7): `user_token` is the token of an employee. */
export const deskTokenQuerySchema = z.strictObject({ user_token: z.string().check(z.regex(/^[\w-]{43}$/)) })

/** Its answer: a token that calls of the help desk take, and no other call. */
export const deskTokenSchema = z.object({
  token: z.string(),
  /** Addition: when it ends by itself. */
  expiresAt: addition(z.nullable(instant), null),
})

/** A trip in a few words. */
const deskTripSchema = z.object({
  bookingId: z.string(),
  origin: z.string(),
  destination: z.string(),
  departureDate: localDateTime,
  returnDate: z.nullable(localDateTime),
  /** The last local day of the trip. */
  endsOn: localDate,
  tripStatus: tripStatusSchema,
  /** Addition: missing where nobody was asked about it. */
  approval: optionalAddition(approvalMarkSchema),
})

/** Row of GET companies/{companyId}/profiles/{profileId}/help-desk/requests, the last changed first. */
export const deskRequestSchema = z.object({
  id: z.string(),
  topic: topicSchema,
  status: statusSchema,
  /** The trip that it is about; null for none. */
  trip: z.nullable(deskTripSchema),
  /** The trip departs within `urgentHours` or is under way, and the request is not solved. */
  isUrgent: z.boolean(),
  openedAt: instant,
  changedAt: instant,
  /** An agent has answered since the person last read it. */
  isUnread: z.boolean(),
  /** First name of the agent who takes care of it; null for none. */
  agent: z.nullable(z.string()),
  /** For a solved request: the end of the days in which a message reopens it. */
  reopensUntil: z.nullable(instant),
})
export type DeskRequest = z.infer<typeof deskRequestSchema>
export const deskRequestListSchema = listOf(deskRequestSchema)

const deskMessageSchema = z.object({
  id: z.string(),
  /** `automatic` is the marked answer of the demo, in the language of the reader. */
  from: z.enum(['person', 'agent', 'automatic']),
  /** First name of an agent, name of the person; empty where it has been erased. */
  author: z.string(),
  text: z.string(),
  at: instant,
})
export type DeskMessage = z.infer<typeof deskMessageSchema>

/** GET .../help-desk/requests/{requestId}: the request with its messages, the earliest first. */
export const deskThreadSchema = z.extend(deskRequestSchema, { messages: listOf(deskMessageSchema) })
export type DeskThread = z.infer<typeof deskThreadSchema>

/** Row of GET companies/{companyId}/help-desk/queue, for an agent of that company. */
export const queueRequestSchema = z.extend(deskRequestSchema, {
  /** Name of the person. */
  person: z.string(),
  /** Name of the person's company. */
  company: z.string(),
  /** Since when the person has been waiting for an answer; null while they are not. */
  waitingSince: z.nullable(instant),
  /** The caller takes care of it. */
  isMine: z.boolean(),
})
export type QueueRequest = z.infer<typeof queueRequestSchema>

/** GET companies/{companyId}/help-desk/queue: open requests first, urgent ones before others, the longest waiting first. */
export const queuePageSchema = z.extend(pageOf(queueRequestSchema), {
  /** Requests of each status, whatever the filter. */
  statusCounts: z.object({ open: z.int(), waiting: z.int(), solved: z.int() }),
})

/** A message as an agent reads it. */
const queueMessageSchema = z.extend(deskMessageSchema, {
  /** The caller wrote it, and no other agent. */
  isMine: z.boolean(),
})

/** GET companies/{companyId}/help-desk/queue/{requestId}. */
export const queueThreadSchema = z.extend(queueRequestSchema, {
  messages: listOf(queueMessageSchema),
  /** The telephone number that the person gave for calls, while the request is not solved; null without one. */
  phone: addition(z.nullable(z.string()), null),
  /** The culture code of the messages to the person, by whose language an agent answers; null for an erased person. */
  cultureCode: addition(z.nullable(z.string()), null),
  /** Changes of the agent name it: a message that their page does not show yet stays unanswered. */
  version: recordVersion,
})
export type QueueThread = z.infer<typeof queueThreadSchema>

/** Data of each event of GET .../help-desk/events; its id is the version. Another version means that something changed. */
export const deskChangeSchema = z.object({ version: z.int() })
