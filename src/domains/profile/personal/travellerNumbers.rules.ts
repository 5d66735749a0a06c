import * as z from 'zod/mini'
import type { FieldProblemCode } from '#contract/fieldProblems.ts'
import type { Profile } from '#contract/profile.ts'
import { editableProfileSchema } from '#contract/profileChanges.ts'

/** Numbers that authorities know a traveller by, in the order of the form. */
export const travellerNumbers = ['tsa', 'nexus', 'globalEntry', 'sentri', 'redressNumber'] as const
export type KnownNumber = (typeof travellerNumbers)[number]
export type KnownValues = Record<KnownNumber, string>

const mask = /^\*+[A-Z0-9]{0,3}$/i
const hidden: FieldProblemCode = 'travellerNumber'

/** A number as authorities write it: no spaces or hyphens, capital letters. */
export const tidyNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** The contract's numbers, tidied. A mask stands for the number that is kept; stars within another one are a mistake. */
export const knownSchema = z
  .pick(editableProfileSchema, { tsa: true, nexus: true, globalEntry: true, sentri: true, redressNumber: true })
  .check(({ value, issues }) => {
    for (const name of travellerNumbers)
      if (value[name].includes('*') && !mask.test(value[name]))
        issues.push({ code: 'custom', input: value, message: hidden, path: [name] })
  })

/** What the form holds of a profile: numbers masked as GET answers them (§3). */
export const knownValues = ({ tsa, nexus, globalEntry, sentri, redressNumber }: Profile): KnownValues => ({
  tsa,
  nexus,
  globalEntry,
  sentri,
  redressNumber,
})

/** What the profile is to hold; an untouched mask stays as it came. */
export const knownEdits = (values: KnownValues): KnownValues => ({
  tsa: tidyNumber(values.tsa),
  nexus: tidyNumber(values.nexus),
  globalEntry: tidyNumber(values.globalEntry),
  sentri: tidyNumber(values.sentri),
  redressNumber: tidyNumber(values.redressNumber),
})

/** Why a number looks like a mistake. It warns and never blocks: formats change before programs do. */
export type KnownWarning = 'ktnLength' | 'ktnStart' | 'passidLength' | 'passidStart' | 'redressLength' | 'ktnInRedress'

const preCheckStarts = ['TT', 'TE', 'AC']
const passidStarts = ['10', '13', '14', '15', '16', '50', '70', '80', '95', '98', '99']
const startsWith = (starts: readonly string[], number: string) => starts.some((start) => number.startsWith(start))
const isPassid = (number: string) => /^\d{9}$/.test(number)
const isPreCheck = (number: string) => /^[A-Z0-9]{9,10}$/.test(number) && /[A-Z]/.test(number)

const passidWarning = (number: string): KnownWarning | undefined => {
  if (!isPassid(number)) return 'passidLength'
  return startsWith(passidStarts, number) ? undefined : 'passidStart'
}

function tsaWarning(number: string): KnownWarning | undefined {
  if (!/^[A-Z0-9]{9,10}$/.test(number)) return 'ktnLength'
  return startsWith(isPassid(number) ? passidStarts : preCheckStarts, number) ? undefined : 'ktnStart'
}

function redressWarning(number: string): KnownWarning | undefined {
  if (isPreCheck(number) || (isPassid(number) && startsWith(passidStarts, number))) return 'ktnInRedress'
  return /^\d{7,13}$/.test(number) ? undefined : 'redressLength'
}

/** What is worth a second look about a number as typed; nothing about an empty or masked one. */
export function knownWarning(name: KnownNumber, typed: string): KnownWarning | undefined {
  const number = tidyNumber(typed)
  if (number === '' || number.includes('*')) return undefined
  if (name === 'tsa') return tsaWarning(number)
  return name === 'redressNumber' ? redressWarning(number) : passidWarning(number)
}
