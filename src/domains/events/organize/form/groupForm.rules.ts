import * as z from 'zod/mini'
import { type NewGroup, newGroupSchema } from '#contract/events/groupTravelChanges.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import type { LocalizedName } from '#contract/events/groupNames.ts'
import { type GroupDetail } from '#contract/events/groupTravels.ts'
import { parseAmount } from '@/forms/input/amountText'

const text = z.string()
/** The form values of an event, empty where not filled in, in the order of the form. */
const valuesSchema = z.object({
  nameEn: text,
  nameFr: text,
  nameEs: text,
  actualLocation: text,
  venue: text,
  address: text,
  startDate: text,
  endDate: text,
  arrivalTime: text,
  answerBy: text,
  bookBy: text,
  budget: text,
  creditCardId: text,
  notes: text,
})
export type GroupValues = z.infer<typeof valuesSchema>
export type GroupField = keyof GroupValues

/** The languages of an event's name, with the locales that each field reads. The first one gets a new name. */
export const nameFields = [
  { field: 'nameEn', locales: ['en-CA', 'en-US'] },
  { field: 'nameFr', locales: ['fr-CA'] },
  { field: 'nameEs', locales: ['es-ES'] },
] as const

const orNull = (typed: string) => typed.trim() || null

/** Null for an empty text, NaN for an invalid one. */
const budgetOf = (typed: string) => (typed.trim() === '' ? null : (parseAmount(typed) ?? NaN))

/** Converts the form values to the request. The contract's schema checks it. */
const toGroup = (values: GroupValues): NewGroup => ({
  names: nameFields
    .filter(({ field }) => values[field].trim() !== '')
    .map(({ field, locales: [locale] }) => ({ locale, value: values[field] })),
  actualLocation: orNull(values.actualLocation),
  venue: values.venue,
  address: values.address,
  startDate: values.startDate,
  endDate: values.endDate,
  arrivalTime: orNull(values.arrivalTime),
  answerBy: orNull(values.answerBy),
  bookBy: orNull(values.bookBy),
  budget: budgetOf(values.budget),
  notes: values.notes,
  creditCardId: orNull(values.creditCardId),
})

/**
 * The name field in the reader's language, with which the form begins.
 * @param culture BCP 47
 */
export const firstNameField = (culture: string): NameField =>
  nameFields.find(({ locales: [locale] }) => locale.slice(0, 2) === culture.slice(0, 2))?.field ?? nameFields[0].field
export type NameField = (typeof nameFields)[number]['field']

/** The field of an issue: names are a list on the wire, and a field for each language here. */
function fieldOf(path: readonly PropertyKey[], values: GroupValues, firstName: NameField): GroupField {
  const [first, index] = path
  if (first !== 'names') return String(first) as GroupField
  const named = nameFields.filter(({ field }) => values[field].trim() !== '')
  return named[Number(index)]?.field ?? firstName
}

/**
 * Checks the form values with the contract's schema and returns the event.
 * @param firstName the field that shows the error where no name is filled in
 */
export const groupFormSchema = (firstName: NameField) =>
  z.pipe(
    valuesSchema,
    z.transform((values: GroupValues, payload): NewGroup => {
      const checked = newGroupSchema.safeParse(toGroup(values))
      if (checked.success) return checked.data
      for (const { path, message } of checked.error.issues)
        payload.issues.push({
          code: 'custom',
          input: values,
          path: [fieldOf(path, values, firstName)],
          message: Number.isNaN(budgetOf(values.budget)) && path[0] === 'budget' ? fieldProblem('invalid') : message,
        })
      return z.NEVER
    }),
  )

/** The form values of an event, empty for a new one. */
export function groupValues(group: GroupDetail | null): GroupValues {
  const nameIn = (locales: readonly string[]) =>
    locales.map((wanted) => group?.names.find(({ locale }) => locale === wanted)?.value).find(Boolean) ?? ''
  return {
    nameEn: nameIn(nameFields[0].locales),
    nameFr: nameIn(nameFields[1].locales),
    nameEs: nameIn(nameFields[2].locales),
    actualLocation: group?.actualLocation ?? '',
    venue: group?.venue ?? '',
    address: group?.address ?? '',
    startDate: group?.startDate ?? '',
    endDate: group?.endDate ?? '',
    arrivalTime: group?.arrivalTime ?? '',
    answerBy: group?.answerBy ?? '',
    bookBy: group?.bookBy ?? '',
    budget: group?.budget == null ? '' : String(group.budget),
    creditCardId: group?.card?.id ?? '',
    notes: group?.notes ?? '',
  }
}

/**
 * The names to save. The English name keeps its former locale, so that an event named for the United States stays so.
 */
export function namesFor(names: NewGroup['names'], before: readonly LocalizedName[]): NewGroup['names'] {
  const had = (locale: string) => before.some((name) => name.locale === locale && name.value !== '')
  const isAmerican = had('en-US') && !had('en-CA')
  return names.map((name) => (isAmerican && name.locale === 'en-CA' ? { ...name, locale: 'en-US' } : name))
}
