import * as z from 'zod/mini'
import type { OpeningHours } from '#contract/support/agency.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'

/** Days as the contract counts them, Monday first. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]
/** The opening of the agency's desk on a day: closed, from a time to another, or around the clock. */
export const dayKinds = ['closed', 'hours', 'always'] as const
type DayKind = (typeof dayKinds)[number]

type Days = { [Day in Weekday as `day${Day}_is`]: DayKind } & {
  [Day in Weekday as `day${Day}_from` | `day${Day}_to`]: string
}
/** The opening hours in the form, each day separate. Without a time zone there are none. */
export type OpeningValues = { opening_timeZone: string } & Days

const wholeDay = { from: '00:00', to: '24:00' }

const fieldsOfDay = (day: Weekday, is: DayKind, { from, to } = { from: '', to: '' }) => [
  [`day${day}_is`, is],
  [`day${day}_from`, from],
  [`day${day}_to`, to],
]

/** A day with several spells shows the first; the others stay as long as the hours are unchanged. */
export function openingValues(opening: OpeningHours | null | undefined): OpeningValues {
  const days = weekdays.flatMap((day) => {
    const spell = opening?.hours.find(({ days }) => days.includes(day))
    if (!spell) return fieldsOfDay(day, 'closed')
    if (spell.from === wholeDay.from && spell.to === wholeDay.to) return fieldsOfDay(day, 'always')
    return fieldsOfDay(day, 'hours', spell)
  })
  return { opening_timeZone: opening?.timeZone ?? '', ...Object.fromEntries(days) } as OpeningValues
}

/** The hours as sent: days with the same hours share a spell, so that they are shown together. Null for none. */
export function openingOf(values: OpeningValues): OpeningHours | null {
  if (values.opening_timeZone === '') return null
  const hours: OpeningHours['hours'] = []
  for (const day of weekdays) {
    const is = values[`day${day}_is`]
    if (is === 'closed') continue
    const spell = is === 'always' ? wholeDay : { from: values[`day${day}_from`], to: values[`day${day}_to`] }
    const same = hours.find(({ from, to }) => from === spell.from && to === spell.to)
    if (same) same.days.push(day)
    else hours.push({ days: [day], ...spell })
  }
  return { timeZone: values.opening_timeZone, hours }
}

/** Whether the hours in the form equal those it was opened with. */
export const isOpeningUnchanged = (sent: OpeningHours | null | undefined, opened: OpeningHours | null | undefined) =>
  JSON.stringify(sent) === JSON.stringify(openingOf(openingValues(opened)))

/** The fields of the form, for its schema. */
export const openingFields = {
  opening_timeZone: z.string(),
  ...Object.fromEntries(
    weekdays.flatMap((day) => [
      [`day${day}_is`, z.enum(dayKinds)],
      [`day${day}_from`, z.string()],
      [`day${day}_to`, z.string()],
    ]),
  ),
}

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/

/** The problems of the days that open at a time. */
export function openingProblems(values: OpeningValues): { field: keyof OpeningValues; code: string }[] {
  if (values.opening_timeZone === '') return []
  return weekdays.flatMap((day) => {
    if (values[`day${day}_is`] !== 'hours') return []
    const [from, to] = [`day${day}_from`, `day${day}_to`] as const
    const wrong = ([from, to] as const).flatMap((field) => {
      if (values[field] === '') return [{ field, code: fieldProblem('required') }]
      return clockTime.test(values[field]) ? [] : [{ field, code: fieldProblem('invalid') }]
    })
    if (wrong.length > 0 || values[from] !== values[to]) return wrong
    return [{ field: to, code: fieldProblem('invalid') }]
  })
}
