import * as z from 'zod/mini'
import type { FieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import { type Profile, type TravelerNumber, travelerNumbers } from '#contract/profile/profile.ts'
import { editableProfileSchema } from '#contract/profile/profileChanges.ts'

/** Trusted-traveler programs that have their own number (§3). */
export const programs = ['tsa', 'globalEntry', 'nexus', 'sentri'] as const
export type TravelerProgram = (typeof programs)[number]
/** Their own names, the same in every language. */
export const programNames: Record<TravelerProgram, string> = {
  tsa: 'TSA PreCheck',
  globalEntry: 'Global Entry',
  nexus: 'NEXUS',
  sentri: 'SENTRI',
}

export type TravelerNumberValues = Record<TravelerNumber, string>

const mask = /^\*+[A-Z0-9]{0,3}$/i
const hidden: FieldProblemCode = 'travellerNumber'

/** A number in its canonical form: no spaces or hyphens, capital letters. */
export const normalizeNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** The contract's schema, with numbers normalised. A mask is the stored number; any other asterisk is an error. */
export const travelerNumbersSchema = z
  .pick(editableProfileSchema, { tsa: true, nexus: true, globalEntry: true, sentri: true, redressNumber: true })
  .check(({ value, issues }) => {
    for (const name of travelerNumbers)
      if (value[name].includes('*') && !mask.test(value[name]))
        issues.push({ code: 'custom', input: value, message: hidden, path: [name] })
  })

/** Form values of a profile: masked numbers, as GET sends them (§3). */
export const travelerNumberValues = ({
  tsa,
  nexus,
  globalEntry,
  sentri,
  redressNumber,
}: Profile): TravelerNumberValues => ({
  tsa,
  nexus,
  globalEntry,
  sentri,
  redressNumber,
})

/** The values to save; an untouched mask is sent as received. */
export const travelerNumberEdits = (values: TravelerNumberValues): TravelerNumberValues => ({
  tsa: normalizeNumber(values.tsa),
  nexus: normalizeNumber(values.nexus),
  globalEntry: normalizeNumber(values.globalEntry),
  sentri: normalizeNumber(values.sentri),
  redressNumber: normalizeNumber(values.redressNumber),
})

/** Why a number looks wrong. A warning only, as authorities may change their formats at any time. */
export type TravelerNumberWarning =
  'ktnLength' | 'ktnStart' | 'passidLength' | 'passidStart' | 'redressLength' | 'ktnInRedress'

const preCheckStarts = ['TT', 'TE', 'AC']
const passidStarts = ['10', '13', '14', '15', '16', '50', '70', '80', '95', '98', '99']
const startsWith = (starts: readonly string[], number: string) => starts.some((start) => number.startsWith(start))
const isPassid = (number: string) => /^\d{9}$/.test(number)
const isPreCheck = (number: string) => /^[A-Z0-9]{9,10}$/.test(number) && /[A-Z]/.test(number)

const passidWarning = (number: string): TravelerNumberWarning | undefined => {
  if (!isPassid(number)) return 'passidLength'
  return startsWith(passidStarts, number) ? undefined : 'passidStart'
}

function tsaWarning(number: string): TravelerNumberWarning | undefined {
  if (!/^[A-Z0-9]{9,10}$/.test(number)) return 'ktnLength'
  return startsWith(isPassid(number) ? passidStarts : preCheckStarts, number) ? undefined : 'ktnStart'
}

function redressWarning(number: string): TravelerNumberWarning | undefined {
  if (isPreCheck(number) || (isPassid(number) && startsWith(passidStarts, number))) return 'ktnInRedress'
  return /^\d{7,13}$/.test(number) ? undefined : 'redressLength'
}

/** The warning for a number as typed; undefined for an empty or masked one. */
export function travelerNumberWarning(name: TravelerNumber, typed: string): TravelerNumberWarning | undefined {
  const number = normalizeNumber(typed)
  if (number === '' || number.includes('*')) return undefined
  if (name === 'tsa') return tsaWarning(number)
  return name === 'redressNumber' ? redressWarning(number) : passidWarning(number)
}
