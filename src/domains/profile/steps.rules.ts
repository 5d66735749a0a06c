import { leftOf } from '#contract/profile/leftToBook.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { ProfilePageName } from './profilePages'
import { adminObstacles } from './obstacles.rules'
import { type Booker, issuesOf, type Obstacle, obstacleRow, obstaclesOf, ownDetails } from './profile.rules'

/** The steps of complete-your-profile (`s` of §2), in their order. */
export const profileSteps = [
  'personal',
  'payment',
  'travelDocuments',
  'preferences',
  'emergencyContact',
  'review',
] as const
export type ProfileStep = (typeof profileSteps)[number]

export type StepState = 'notStarted' | 'inProgress' | 'complete' | 'waitingForAdmin'
export type StepStates = Record<ProfileStep, StepState>

/** The data that the states of steps are computed from. Data not loaded yet counts as missing. */
export interface StepFacts {
  profile: Profile & Booker
  /** Expiry dates of passports, `yyyy-MM-dd`. */
  passports: readonly string[]
  hasPreferences: boolean
  hasEmergencyContact: boolean
  /** `yyyy-MM-dd` */
  today: string
}

/** The state of each step. Details of the administrator do not block the next step. */
export function stepStates(facts: StepFacts): StepStates {
  const { profile, passports, today } = facts
  const there = (is: boolean): StepState => (is ? 'complete' : 'notStarted')
  return {
    personal: stateOf(obstaclesOf(profile), 'personal', hasBegunPersonal(profile)),
    payment: stateOf(obstaclesOf(profile), 'payment', !hasNoPaymentCard(profile)),
    travelDocuments: passports.some((day) => day >= today)
      ? 'complete'
      : passports.length > 0
        ? 'inProgress'
        : 'notStarted',
    preferences: there(facts.hasPreferences),
    emergencyContact: there(facts.hasEmergencyContact),
    review: there(isReady(profile)),
  }
}

function stateOf(obstacles: readonly Obstacle[], step: ProfileStep, hasBegun: boolean): StepState {
  const here = obstacles.filter((obstacle) => obstacleRow(obstacle).step === step)
  if (here.length === 0) return 'complete'
  if (adminObstacles(here).length === here.length) return 'waitingForAdmin'
  return hasBegun ? 'inProgress' : 'notStarted'
}

const hasBegunPersonal = ({ phoneNumber, dateOfBirth, gender }: Profile) =>
  phoneNumber !== '' || dateOfBirth !== null || gender !== null

/** Whether the person can book. */
export const isReady = (profile: Profile & Booker): boolean =>
  obstaclesOf(profile).length === 0 && profile.isMandatoryFieldsComplete

/** The requirements of an event: personal details, a card unless the event pays, a passport if it is abroad. */
export interface EventNeeds {
  /** Undefined while the place of the event is unknown. */
  isAbroad: boolean | undefined
  paysForTravelers: boolean
}

/** The steps to show: all, or for an event (`g` of §2) only those it requires. */
export function stepsFor(event?: EventNeeds): ProfileStep[] {
  if (!event) return [...profileSteps]
  const { isAbroad = true, paysForTravelers } = event
  return profileSteps.filter(
    (step) =>
      step === 'personal' ||
      step === 'review' ||
      (step === 'payment' && !paysForTravelers) ||
      (step === 'travelDocuments' && isAbroad),
  )
}

/** The page with the same sections as a step. A step is left out for people who may not open its page (§6). */
export const pageOfStep = {
  personal: 'personal',
  payment: 'payment',
  travelDocuments: 'travelDocuments',
  preferences: 'flightPreferences',
  emergencyContact: 'emergencyContact',
} as const satisfies Record<Exclude<ProfileStep, 'review'>, ProfilePageName>

/** Whether booking needs a step. Its empty fields are then asked for, and it does not count as done. */
export const isNeeded = (step: ProfileStep): boolean => step === 'personal' || step === 'payment'

/** Whether the person has something to do in a step. */
export const isOpen = (state: StepState) => state === 'notStarted' || state === 'inProgress'

/** The step to show: the requested one, otherwise the first in which the person can do something. */
export function requestedStep(asked: string | null, steps: readonly ProfileStep[], states: StepStates): ProfileStep {
  return steps.find((step) => step === asked) ?? steps.find((step) => isOpen(states[step])) ?? 'review'
}

/** The step after saving or skipping one: the next that is not done, then the review, which names skipped steps. */
export function nextStep(from: ProfileStep, steps: readonly ProfileStep[], states: StepStates): ProfileStep {
  const later = steps.slice(steps.indexOf(from) + 1)
  return later.find((step) => step !== 'review' && isOpen(states[step])) ?? 'review'
}

/** Whether no card pays for anything yet, derived from the issues (§4). */
export const hasNoPaymentCard = (profile: Pick<Profile, 'profileIssues'>): boolean =>
  (['hotelFopMissing', 'carFopMissing', 'railFopMissing', 'airFopMissing'] as const).every((issue) =>
    issuesOf(profile).includes(issue),
  )

/** Whether an obstacle is a first payment card. It is then named as one card, whatever it pays for. */
export const isFirstCard = (obstacle: Obstacle, profile: Pick<Profile, 'profileIssues'>): boolean =>
  obstacleRow(obstacle).step === 'payment' && hasNoPaymentCard(profile)

/** A telephone is one detail, even if several of its fields are missing. */
const withOnePhone = (details: readonly Obstacle[]): Obstacle[] =>
  details.filter((detail, at) => !isOfPhone(detail) || at === details.findIndex(isOfPhone))
const isOfPhone = (obstacle: Obstacle) => obstacle.startsWith('phone')

/** The details that the person can still provide, and the progress. All payment cards count as one. */
export interface OwnPart {
  /** Details that are missing, each by the first issue it has. */
  details: Obstacle[]
  /** Uses without a valid card, or only `airFopMissing` where one card would pay for all. */
  cards: Obstacle[]
  done: number
  of: number
}

export function ownPart(profile: Booker): OwnPart {
  const { details, cards: uses } = leftOf(obstaclesOf(profile))
  const cards: Obstacle[] = hasNoPaymentCard(profile) ? ['airFopMissing'] : uses
  const of = withOnePhone(ownDetails).length + (profile.isForEvent ? 2 : 1)
  return { details, cards, done: of - details.length - (cards.length > 0 ? 1 : 0), of }
}

/** The remaining obstacles to booking. Each detail is one thing, and so is a further card. */
interface Left {
  own: (readonly Obstacle[])[]
  /** The details that only the travel administrator can provide. */
  others: Obstacle[]
}

/** All remaining obstacles to booking. */
export function leftToBook(profile: Booker): Left {
  const { details, cards } = ownPart(profile)
  return {
    own: [...details.map((detail) => [detail]), ...(cards.length > 0 ? [cards] : [])],
    others: leftOf(obstaclesOf(profile)).others,
  }
}

/** The details that the person has provided, named by the issue they would be, and whether there is a card. */
export function settled(profile: Profile): { details: Obstacle[]; isCard: boolean } {
  const { details, cards } = ownPart(profile)
  const isThere = (detail: Obstacle) =>
    !details.some((missing) => missing === detail || (isOfPhone(missing) && isOfPhone(detail)))
  return { details: withOnePhone(ownDetails.filter(isThere)), isCard: cards.length === 0 }
}

/** The number of the person's remaining things that belong to a step. */
export const leftIn = (step: ProfileStep, profile: Booker): number =>
  leftToBook(profile).own.filter(([first]) => first && obstacleRow(first).step === step).length
