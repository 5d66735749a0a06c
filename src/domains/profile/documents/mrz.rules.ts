import { parse } from 'mrz'
import type { Profile } from '#contract/profile/profile.ts'
import { airlineName } from '@/domains/profile/airlineName.rules'

/** Contents of a passport's machine-readable zone, in the formats of form and profile. */
export interface PassportLines {
  number: string
  /** ISO 3166-1 alpha-3. */
  issuedBy: string
  /** `yyyy-MM-dd` */
  expirationDate: string
  /** In basic letters, as in the zone. */
  lastName: string
  firstName: string
  /** `yyMMdd`; the zone has no century. */
  birthDate: string
  sex: string | null
}

const checkedParts = [
  'documentNumberCheckDigit',
  'birthDateCheckDigit',
  'expirationDateCheckDigit',
  'personalNumberCheckDigit',
  'compositeCheckDigit',
] as const
export type CheckedPart = (typeof checkedParts)[number]

export type MrzReading =
  { passport: PassportLines; problem?: undefined } | { passport?: undefined; problem: 'lines' | CheckedPart }

const lineLength = 44
/** Restores the filler `<`, which keyboards and text recognition replace by similar characters. */
const asPrinted = (pasted: string) =>
  pasted
    .toUpperCase()
    .replaceAll('«', '<<')
    .replaceAll(/[‹〈＜]/g, '<')

function linesOf(pasted: string): string[] {
  const lines = asPrinted(pasted)
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll(/\s/g, ''))
    .filter(Boolean)
  const [only = ''] = lines
  return lines.length === 1 && only.length === 2 * lineLength
    ? [only.slice(0, lineLength), only.slice(lineLength)]
    : lines
}

/**
 * Parses and checks the machine-readable zone of a passport, two lines of 44 characters (ICAO Doc 9303, TD3). `problem`
 * is the part whose check digit is wrong, or `lines` for a text that is no such zone.
 */
export function readMrz(pasted: string): MrzReading {
  const lines = linesOf(pasted)
  const isTd3 = lines.length === 2 && lines.every((line) => /^[A-Z0-9<]{44}$/.test(line)) && lines[0]?.startsWith('P')
  if (!isTd3) return { problem: 'lines' }
  const { fields, details } = parse(lines)
  const problem = checkedParts.find((part) => details.some(({ field, valid }) => field === part && !valid))
  if (problem) return { problem }
  const { documentNumber, expirationDate, birthDate } = fields
  if (!documentNumber || !expirationDate || !birthDate) return { problem: 'lines' }
  return {
    passport: {
      number: documentNumber,
      issuedBy: alpha3Of((lines[0] ?? '').slice(2, 5).replaceAll('<', '')),
      expirationDate: `20${expirationDate.replaceAll(/(..)(..)(..)/g, '$1-$2-$3')}`,
      lastName: fields.lastName ?? '',
      firstName: fields.firstName ?? '',
      birthDate,
      sex: fields.sex ?? null,
    },
  }
}

/** The states whose code in passports differs from their code in the list of countries. */
const ownCodes: Readonly<Record<string, string>> = { D: 'DEU', RKS: 'XKX' }
const alpha3Of = (state: string) => ownCodes[state] ?? state

export type Difference = 'lastName' | 'firstName' | 'dateOfBirth' | 'gender'
type Person = Pick<Profile, 'firstName' | 'middleName' | 'lastName' | 'dateOfBirth' | 'gender'>

/** The fields in which passport and profile differ. Fields that the profile lacks or the zone cuts off are left out. */
export function differencesFrom(person: Person, passport: PassportLines): Difference[] {
  const spellings = [person, withoutMarks(person)].map(spelled)
  const differs: Record<Difference, boolean> = {
    lastName: !spellings.some((names) => sameLast(names, passport)),
    firstName: !hasOneName(passport) && !spellings.some(([, given]) => sameGiven(given, passport)),
    dateOfBirth: person.dateOfBirth !== null && person.dateOfBirth.replaceAll('-', '').slice(2) !== passport.birthDate,
    gender: !sameSex(person.gender, passport.sex),
  }
  return (Object.keys(differs) as Difference[]).filter((field) => differs[field])
}

/** Countries transliterate some letters in one of two ways: MÜLLER is MUELLER or MULLER. */
const withoutMarks = ({ firstName, middleName, lastName }: Person) => {
  const bare = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return { firstName: bare(firstName), middleName: bare(middleName), lastName: bare(lastName) }
}

function spelled(names: Pick<Person, 'firstName' | 'middleName' | 'lastName'>): [string, string] {
  const [last = '', given = ''] = airlineName(names).name.split('/')
  return [last, given]
}

/** The first line has 39 characters for names; a name that fills them was cut off. */
const isCut = ({ lastName, firstName }: PassportLines) => `${lastName}<<${firstName}`.length >= 39

const sameName = (ours: string, theirs: string, passport: PassportLines) =>
  ours === theirs || (isCut(passport) && theirs !== '' && ours.startsWith(theirs))

/** A person with a single name may have it in one or both fields of the profile. The passport has it in one. */
const hasOneName = ({ firstName }: PassportLines) => firstName === ''

const sameLast = (ours: [last: string, given: string], passport: PassportLines) =>
  (hasOneName(passport) ? ours : ours.slice(0, 1)).some((name) => sameName(name, passport.lastName, passport))

/** A profile may lack later given names. Its given names must be the passport's first ones, in the same order. */
const sameGiven = (ours: string, passport: PassportLines) =>
  sameName(ours, passport.firstName, passport) || (ours !== '' && `${passport.firstName} `.startsWith(`${ours} `))

const sameSex = (gender: Person['gender'], sex: string | null) =>
  gender === null || sex === null || sex === { M: 'male', F: 'female', X: 'nonspecified', U: 'nonspecified' }[gender]
