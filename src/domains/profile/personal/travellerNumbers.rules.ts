import * as z from 'zod/mini'
import type { FieldProblemCode } from '#contract/fieldProblems.ts'
import type { Profile } from '#contract/profile.ts'
import { editableProfileSchema } from '#contract/profileChanges.ts'

/** Numbers that authorities know a traveller by, in the order of the form. */
export const travellerNumbers = ['tsa', 'nexus', 'globalEntry', 'sentri', 'redressNumber'] as const
export type TravellerNumber = (typeof travellerNumbers)[number]
export type TravellerNumberValues = Record<TravellerNumber, string>

const mask = /^\*+[A-Z0-9]{0,3}$/i
const hidden: FieldProblemCode = 'travellerNumber'

/** A number as authorities write it: no spaces or hyphens, capital letters. */
export const normalizeNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** The contract's numbers, tidied. A mask stands for the number that is kept; stars within another one are a mistake. */
export const travellerNumbersSchema = z
  .pick(editableProfileSchema, { tsa: true, nexus: true, globalEntry: true, sentri: true, redressNumber: true })
  .check(({ value, issues }) => {
    for (const name of travellerNumbers)
      if (value[name].includes('*') && !mask.test(value[name]))
        issues.push({ code: 'custom', input: value, message: hidden, path: [name] })
  })

/** What the form holds of a profile: numbers masked as GET answers them (§3). */
export const travellerNumberValues = ({
  tsa,
  nexus,
  globalEntry,
  sentri,
  redressNumber,
}: Profile): TravellerNumberValues => ({
  tsa,
  nexus,
  globalEntry,
  sentri,
  redressNumber,
})

/** What the profile is to hold; an untouched mask stays as it came. */
export const travellerNumberEdits = (values: TravellerNumberValues): TravellerNumberValues => ({
  tsa: normalizeNumber(values.tsa),
  nexus: normalizeNumber(values.nexus),
  globalEntry: normalizeNumber(values.globalEntry),
  sentri: normalizeNumber(values.sentri),
  redressNumber: normalizeNumber(values.redressNumber),
})

/** Why a number looks like a mistake. It warns and never blocks: formats change before programs do. */
export type TravellerNumberWarning =
  'ktnLength' | 'ktnStart' | 'passidLength' | 'passidStart' | 'redressLength' | 'ktnInRedress'

const preCheckStarts = ['TT', 'TE', 'AC']
const passidStarts = ['10', '13', '14', '15', '16', '50', '70', '80', '95', '98', '99']
const startsWith = (starts: readonly string[], number: string) => starts.some((start) => number.startsWith(start))
const isPassid = (number: string) => /^\d{9}$/.test(number)
const isPreCheck = (number: string) => /^[A-Z0-9]{9,10}$/.test(number) && /[A-Z]/.test(number)

const passidWarning = (number: string): TravellerNumberWarning | undefined => {
  if (!isPassid(number)) return 'passidLength'
  return startsWith(passidStarts, number) ? undefined : 'passidStart'
}

function tsaWarning(number: string): TravellerNumberWarning | undefined {
  if (!/^[A-Z0-9]{9,10}$/.test(number)) return 'ktnLength'
  return startsWith(isPassid(number) ? passidStarts : preCheckStarts, number) ? undefined : 'ktnStart'
}

function redressWarning(number: string): TravellerNumberWarning | undefined {
  if (isPreCheck(number) || (isPassid(number) && startsWith(passidStarts, number))) return 'ktnInRedress'
  return /^\d{7,13}$/.test(number) ? undefined : 'redressLength'
}

/** What is worth a second look about a number as typed; nothing about an empty or masked one. */
export function travellerNumberWarning(name: TravellerNumber, typed: string): TravellerNumberWarning | undefined {
  const number = normalizeNumber(typed)
  if (number === '' || number.includes('*')) return undefined
  if (name === 'tsa') return tsaWarning(number)
  return name === 'redressNumber' ? redressWarning(number) : passidWarning(number)
}
