import {
  type Allowance,
  resetAllowances,
  returnAllowance,
  takeAllowance,
  takeAllowances,
} from '#server/services/allowance.ts'
import { networkOf } from '#server/http/requests/network.ts'
import type { Services } from '#server/services/services.ts'
import { findKnownPlace, type Origin } from './knownPlaces.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

// Reasons for these limits: docs/decisions, "Sign-in limits".
/** Attempts from one address. A successful one does not count. */
const perAddress = { most: 100, seconds: 10 * minute }
/** Sign-ins started from one address. Each keeps a record for an hour, finished or not. */
const begunPerAddress = { most: 3000, seconds: 10 * minute }
/** Passwords checked by the whole server, correct or not: each costs a twentieth of a second of a processor. */
const perServer = { strangers: { most: 300, seconds: minute }, known: { most: 900, seconds: minute } }
/** Attempts at one account, from each known place and from all others together. */
const perAccount = [
  { most: 10, seconds: 10 * minute },
  { most: 100, seconds: day },
]
/** Second-factor codes sent, and entered, for an account, counted separately in the same way. */
const textsPerAccount = { most: 10, seconds: hour }
const guessesPerAccount = { most: 20, seconds: hour }
/**
 * Requests for a new password from one address; and mails for an account, from each known place and from all others.
 */
const resetsPerAddress = { most: 30, seconds: hour }
const resetsPerAccount = [
  { most: 3, seconds: hour },
  { most: 10, seconds: day },
]
/** Answers to one invitation. */
const perInvitation = { most: 10, seconds: 10 * minute }

/** The limits of a sign-in. Each `begin…` returns 0 when allowed, otherwise the seconds until the next attempt. */
export interface SignInLimits {
  beginPassword: () => Promise<number>
  beginText: () => Promise<number>
  beginGuess: () => Promise<number>
  /** The sign-in succeeded: its attempts are no longer counted. */
  succeeded: () => Promise<void>
}

/**
 * The limits for a sign-in to an account from an origin. A known browser or address has its own count, so that a
 * guessing stranger blocks only strangers. An unknown login counts like any other.
 */
export async function limitsOf(login: string, origin: Origin, services: Services): Promise<SignInLimits> {
  const email = login.trim().toLowerCase()
  const known = await findKnownPlace(email, origin, services)
  const who = `${email} ${known?.hash ?? 'strangers'}`
  const address = { key: `address ${networkOf(origin.address)}`, ...perAddress }
  const server = known ? { key: 'server known', ...perServer.known } : { key: 'server', ...perServer.strangers }
  const account = perAccount.map((limit) => ({ key: `account ${who} ${limit.seconds}`, ...limit }))
  const texts = { key: `texts ${who}`, ...textsPerAccount }
  const guesses = { key: `guesses ${who}`, ...guessesPerAccount }
  // A known browser is allowed although other people at its address, such as an office, guess passwords.
  const all: Allowance[] = [...(known?.kind === 'device' ? [] : [address]), server, ...account]
  return {
    beginPassword: () => takeAllowances(all, services),
    beginText: () => takeAllowance(texts, services),
    beginGuess: () => takeAllowance(guesses, services),
    succeeded: async () => {
      if (known?.kind !== 'device') await returnAllowance(address, services)
      await resetAllowances([...account, texts, guesses], services)
    },
  }
}

/** Counts a started sign-in. @returns 0 when allowed, otherwise the seconds until the next one */
export const beginSignIn = ({ address }: Origin, services: Services): Promise<number> =>
  takeAllowance({ key: `begun ${networkOf(address)}`, ...begunPerAddress }, services)

/**
 * The limits of requests for a new password. The first decides whether the page responds, the second whether a mail is
 * sent. The response does not reveal the second, which would reveal requests of other people.
 */
export async function resetLimits(email: string, origin: Origin, services: Services) {
  const known = await findKnownPlace(email, origin, services)
  const who = `${email} ${known?.hash ?? 'strangers'}`
  const from = { key: `resets from ${networkOf(origin.address)}`, ...resetsPerAddress }
  const mails = resetsPerAccount.map((limit) => ({ key: `resets ${who} ${limit.seconds}`, ...limit }))
  return {
    beginAsking: () => takeAllowance(from, services),
    beginMail: () => takeAllowances(mails, services),
  }
}

/**
 * The limits for answering an invitation; `accountId` is missing for an unknown one. Only unknown ones count for their
 * network: a whole office may choose its passwords in one hour. @returns as `SignInLimits`
 */
export function invitationLimits(accountId: string | undefined, { address }: Origin, services: Services) {
  const server = { key: 'server', ...perServer.strangers }
  const own: Allowance = accountId
    ? { key: `invitation ${accountId}`, ...perInvitation }
    : { key: `address ${networkOf(address)}`, ...perAddress }
  return {
    begin: () => takeAllowances([own, server], services),
    succeeded: () => resetAllowances([own], services),
  }
}
