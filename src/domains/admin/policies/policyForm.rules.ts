import * as z from 'zod/mini'
import { countryCodes } from '#contract/fields/countries.ts'
import { requiredLine, textLine } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import {
  type HotelLimit,
  type ManagedPolicy,
  type NewTravelPolicy,
  policyLimits,
  policyNameLocales,
} from '#contract/admin/travelPolicies.ts'
import { usualPlan } from '#contract/approvals/approvalRules.ts'
import { isOffered } from '@/http/additions'
import { approvalField, approvalFields, type ApprovalValues, approvalValues, toPlan } from './approvalForm.rules'
import { filled, isEmpty, number, numberOf, optionalNumber } from './numbers.rules'

/** A city by the code of an airport of it, or a country, with its limit as typed. */
export interface PlaceValues {
  code: string
  limit: string
}

/** The values that the form of a policy holds; numbers as they are typed. */
export interface PolicyValues extends ApprovalValues {
  nameEn: string
  nameFr: string
  nameEs: string
  isAllowedSelf: boolean
  isAllowedTransient: boolean
  isAllowedEvent: boolean
  needsApproval: boolean
  fareTolerancePercent: string
  /** Empty where no advance booking is required. */
  daysInAdvance: string
  /** Empty where business class is never allowed. */
  businessFromHours: string
  /** Empty where the fare alone limits it. */
  premiumFromHours: string
  hotelNightLimit: string
  cityLimits: PlaceValues[]
  countryLimits: PlaceValues[]
  status: 'active' | 'inactive'
}
/** The policy as it is sent. */
export type PolicyOutput = NewTravelPolicy & { isActive: boolean }

export const policyNames = ['nameEn', 'nameFr', 'nameEs'] as const
/** §3: the kinds of bookings that a policy can allow its holders. */
export const policyPermissions = ['isAllowedSelf', 'isAllowedTransient', 'isAllowedEvent'] as const
export const placeLists = ['cityLimits', 'countryLimits'] as const
export type PlaceList = (typeof placeLists)[number]
const kinds = { cityLimits: 'city', countryLimits: 'country' } as const

/** Hours that no journey lasts: that cabin is never allowed. */
const never = policyLimits.hours

/** The values of a new policy: everything is allowed, and the limits are common ones. */
export const newPolicyValues: PolicyValues = {
  nameEn: '',
  nameFr: '',
  nameEs: '',
  isAllowedSelf: true,
  isAllowedTransient: true,
  isAllowedEvent: true,
  needsApproval: false,
  ...approvalValues(usualPlan),
  fareTolerancePercent: '15',
  daysInAdvance: '',
  businessFromHours: '8',
  premiumFromHours: '',
  hotelNightLimit: '',
  cityLimits: [],
  countryLimits: [],
  status: 'active',
}

export function policyValues(policy: ManagedPolicy): PolicyValues {
  const named = (locale: string) => policy.names.find((each) => each.locale === locale)?.value ?? ''
  const placesOf = (list: PlaceList) =>
    policy.hotelLimits
      .filter(({ kind }) => kind === kinds[list])
      .map(({ code, limit }) => ({ code, limit: String(limit) }))
  const { isAllowedSelf, isAllowedTransient, isAllowedEvent, needsApproval } = policy
  return {
    nameEn: named(policyNameLocales[0]),
    nameFr: named(policyNameLocales[1]),
    nameEs: named(policyNameLocales[2]),
    isAllowedSelf,
    isAllowedTransient,
    isAllowedEvent,
    needsApproval,
    ...approvalValues(policy.approval),
    fareTolerancePercent: String(policy.fareTolerancePercent),
    daysInAdvance: policy.daysInAdvance === 0 ? '' : String(policy.daysInAdvance),
    businessFromHours: policy.businessFromHours === never ? '' : String(policy.businessFromHours),
    premiumFromHours: policy.premiumFromHours === null ? '' : String(policy.premiumFromHours),
    hotelNightLimit: String(policy.hotelNightLimit),
    cityLimits: placesOf('cityLimits'),
    countryLimits: placesOf('countryLimits'),
    status: policy.isActive ? 'active' : 'inactive',
  }
}

const nightLimit = number(policyLimits.hotelNight, 1)

/** Each place once, with a limit. */
const placesSchema = (isKnown: (code: string) => boolean) =>
  z.array(z.object({ code: z.string().check(filled), limit: nightLimit })).check(
    z.maxLength(policyLimits.hotelPlaces, fieldProblem('tooMany')),
    z.superRefine<PlaceValues[]>((given, check) => {
      given.forEach(({ code }, at) => {
        const isTwice = code !== '' && given.findIndex((each) => each.code === code) < at
        const problem = isTwice ? fieldProblem('alreadyThere') : isKnown(code) ? undefined : fieldProblem('country')
        if (problem) check.addIssue({ code: 'custom', path: [at, 'code'], message: problem, input: given })
      })
    }),
  )

/** The contract's checks by the fields of the form. */
export const policyFormSchema: z.ZodMiniType<PolicyOutput, PolicyValues> = z.pipe(
  z.object({
    nameEn: requiredLine(policyLimits.name),
    nameFr: textLine(policyLimits.name),
    nameEs: textLine(policyLimits.name),
    isAllowedSelf: z.boolean(),
    isAllowedTransient: z.boolean(),
    isAllowedEvent: z.boolean(),
    needsApproval: z.boolean(),
    ...approvalFields,
    fareTolerancePercent: number(policyLimits.farePercent),
    daysInAdvance: optionalNumber(policyLimits.days),
    businessFromHours: optionalNumber(policyLimits.hours),
    premiumFromHours: optionalNumber(policyLimits.hours),
    hotelNightLimit: nightLimit,
    cityLimits: placesSchema(() => true),
    countryLimits: placesSchema((code) => code === '' || countryCodes.includes(code)),
    status: z.enum(['active', 'inactive']),
  }),
  z.transform(toPolicy),
)

function toPolicy(values: PolicyValues): PolicyOutput {
  const { isAllowedSelf, isAllowedTransient, isAllowedEvent, needsApproval } = values
  const orElse = <Empty>(text: string, empty: Empty) => (isEmpty(text) ? empty : numberOf(text))
  const limitsOf = (list: PlaceList): HotelLimit[] =>
    values[list].map(({ code, limit }) => ({ kind: kinds[list], code, limit: numberOf(limit) }))
  return {
    names: policyNames.map((name, at) => ({ locale: policyNameLocales[at]!, value: values[name] })),
    isAllowedSelf,
    isAllowedTransient,
    isAllowedEvent,
    needsApproval,
    // Another backend refuses a field it does not know.
    ...(isOffered('approvals') && { approval: toPlan(values) }),
    fareTolerancePercent: numberOf(values.fareTolerancePercent),
    daysInAdvance: orElse(values.daysInAdvance, 0),
    businessFromHours: orElse(values.businessFromHours, never),
    premiumFromHours: orElse(values.premiumFromHours, null),
    hotelNightLimit: numberOf(values.hotelNightLimit),
    hotelLimits: [...limitsOf('cityLimits'), ...limitsOf('countryLimits')],
    isActive: values.status === 'active',
  }
}

/**
 * The field of the form for a path of the server's answer: `names.1.value`, `isActive`, `approval.rules.2.above`,
 * `hotelLimits.2.code`, where cities come before countries.
 */
export const policyField =
  ({ hotelLimits }: Pick<PolicyOutput, 'hotelLimits'>) =>
  (path: string): string => {
    const [topic = '', at = '', part = 'code'] = path.split('.')
    if (topic === 'names') return policyNames[Number(at)] ?? policyNames[0]
    if (topic === 'isActive') return 'status'
    if (topic === 'approval') return approvalField(path.slice(topic.length + 1))
    if (topic !== 'hotelLimits' || at === '') return topic
    const cities = hotelLimits.filter(({ kind }) => kind === 'city').length
    return Number(at) < cities ? `cityLimits.${at}.${part}` : `countryLimits.${Number(at) - cities}.${part}`
  }

/** Whether business class is allowed on a journey of some length. */
export const allowsBusiness = ({ businessFromHours }: Pick<ManagedPolicy, 'businessFromHours'>): boolean =>
  businessFromHours < never
