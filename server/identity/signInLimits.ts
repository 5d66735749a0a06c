import {
  type Allowance,
  resetAllowances,
  returnAllowance,
  takeAllowance,
  takeAllowances,
} from '#server/services/allowance.ts'
import { networkOf } from '#server/http/network.ts'
import type { Services } from '#server/services/services.ts'
import { findKnownPlace, type Origin } from './knownPlaces.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

// Why these and no others: docs/decisions, "Sign-in limits".
/** Attempts from one address. A successful one does not count. */
const perAddress = { most: 100, seconds: 10 * minute }
/** Sign-ins begun from one address: each keeps a record for an hour, whether or not anybody goes on with it. */
const begunPerAddress = { most: 3000, seconds: 10 * minute }
/** Passwords checked by the whole server, successful or not: each costs a twentieth of a second of a processor. */
const perServer = { strangers: { most: 300, seconds: minute }, known: { most: 900, seconds: minute } }
/** Attempts at one account, from each place it knows and from all others together. */
const perAccount = [
  { most: 10, seconds: 10 * minute },
  { most: 100, seconds: day },
]
/** Second-factor codes sent for an account, and entered, counted apart in the same way. */
const textsPerAccount = { most: 10, seconds: hour }
const guessesPerAccount = { most: 20, seconds: hour }
/** Asking for a new password from one address; and mails for an account, from each place it knows and from all others. */
const resetsPerAddress = { most: 30, seconds: hour }
const resetsPerAccount = [
  { most: 3, seconds: hour },
  { most: 10, seconds: day },
]
/** Answers to one invitation. */
const perInvitation = { most: 10, seconds: 10 * minute }

/** The limits of a sign-in. Each `begin…` answers 0 where it may go on, otherwise the seconds until it may. */
export interface SignInLimits {
  beginPassword: () => Promise<number>
  beginText: () => Promise<number>
  beginGuess: () => Promise<number>
  /** The person is in: their attempts are forgotten. */
  succeeded: () => Promise<void>
}

/**
 * The limits for signing in to an account from somewhere. A browser or an address that signed in to it before has a
 * count of its own, so that a stranger who keeps guessing locks out strangers only. An unknown login counts as any other.
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
  // A known browser goes on though others at its address, such as an office, guess.
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

/** Counts a sign-in that is begun. @returns 0 where it may go on, otherwise the seconds until another may */
export const beginSignIn = ({ address }: Origin, services: Services): Promise<number> =>
  takeAllowance({ key: `begun ${networkOf(address)}`, ...begunPerAddress }, services)

/**
 * The limits of asking for a new password. The first tells whether the page answers, the second whether a mail goes: whoever
 * asks cannot tell that from its answer, or they would learn of others who did.
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

/** The limits for answering an invitation; `accountId` is missing for an unknown one. @returns as `SignInLimits` */
export function invitationLimits(accountId: string | undefined, { address }: Origin, services: Services) {
  const from = { key: `address ${networkOf(address)}`, ...perAddress }
  const server = { key: 'server', ...perServer.strangers }
  const invitation = accountId ? [{ key: `invitation ${accountId}`, ...perInvitation }] : []
  return {
    begin: () => takeAllowances([from, server, ...invitation], services),
    succeeded: async () => {
      await returnAllowance(from, services)
      await resetAllowances(invitation, services)
    },
  }
}
