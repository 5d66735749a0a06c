import { expect, test } from 'vitest'
import { z } from 'zod'
import { countryCodes } from '#contract/fields/countries.ts'
import { limits } from '#contract/fields/limits.ts'
import { cultureOf, localeCodes } from '#contract/texts/locales.ts'
import { editableProfileSchema } from '#contract/profile/profileChanges.ts'
import { operations } from '#server/api.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import { countries } from '#server/reference/countries.ts'
import { fieldsOf } from '#tests/support/http/schemaFields.ts'

// A value of a list is checked against the list in every request.

const fields = [
  ...operations.flatMap((each) =>
    [each.query, each.body].flatMap((schema) =>
      (schema ? fieldsOf(schema) : []).map((field) => ({
        name: `${each.method} ${addressOf(each)} ${field.path}`,
        ...field,
      })),
    ),
  ),
  ...fieldsOf(editableProfileSchema).map((field) => ({ name: `profile ${field.path}`, ...field })),
]
const named = (pattern: RegExp) => fields.filter(({ path }) => pattern.test(path))
const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success
const refusing = (found: typeof fields, values: readonly unknown[]) =>
  found.flatMap(({ name, schema }) =>
    values.filter((value) => takes(schema, value)).map((value) => `${name}: ${String(value)}`),
  )

test('the operations take exactly the countries that the list answers', () => {
  expect(countryCodes).toEqual(countries.map(({ code }) => code))
})

test('a country in a request has to exist', () => {
  const found = named(/country(Code)?$/i).filter(({ path }) => path !== 'phoneCountryCode')
  expect(found.length).toBeGreaterThanOrEqual(7)
  expect(refusing(found, ['QQ', 'XX', 'ca', 'CAN', 'Canada', ''])).toEqual([])
  expect(found.filter(({ schema }) => !countryCodes.every((code) => takes(schema, code)))).toEqual([])
})

test('a calling code in a request has to belong to a country', () => {
  const found = named(/phoneCountryCode$|^(others\.)?code$/).filter(({ name }) =>
    /phoneCountryCode|emergency/.test(name),
  )
  expect(found).toHaveLength(6)
  expect(refusing(found, ['999', '2', '0', '+1', '1234'])).toEqual([])
  // A guest may have no telephone.
  expect(refusing(found, ['']).filter((taken) => !taken.includes('guests'))).toEqual([])
  const all = new Set(countries.map(({ callingCode }) => callingCode))
  expect(found.flatMap(({ schema }) => [...all].filter((code) => !takes(schema, code)))).toEqual([])
})

test('a culture in a request has to be one of ours', () => {
  const found = named(/culture(Code)?$/i)
  expect(found.length).toBeGreaterThanOrEqual(9)
  expect(refusing(found, ['de-DE', 'fr-FR', 'en-GB', 'xx', 'english', ''])).toEqual([])
  expect(found.filter(({ schema }) => !localeCodes.every((code) => takes(schema, cultureOf(code))))).toEqual([])
})

test('page numbers begin at one, and no page is larger than the limit', () => {
  const found = named(/^page(Number|Size)$/)
  expect(found.length).toBeGreaterThanOrEqual(4)
  expect(refusing(found, ['0', '-1', '1.5', 'ten', 'NaN', '1e9'])).toEqual([])
  const sizes = found.filter(({ path }) => path === 'pageSize')
  expect(refusing(sizes, [limits.largestPage + 1])).toEqual([])
  expect(sizes.filter(({ schema }) => !takes(schema, limits.largestPage))).toEqual([])
})
