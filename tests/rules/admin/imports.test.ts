import { describe, expect, test } from 'vitest'
import { headingOf } from '#contract/employees/importHeadings.ts'
import { importColumns, importLimits, type ImportedRow } from '#contract/employees/imports.ts'
import { columnsIn, portions, sentRow } from '@/domains/admin/imports/imports.rules'

// How the columns and rows of a table of employees or cost centres are read before anything of it is sent.

const required = ['externalId', 'firstName', 'lastName', 'email']

describe('headings of an import', () => {
  test.each(['en-ca', 'en-us', 'fr-ca', 'es-mx'] as const)('the headings of the template in %s are known', (locale) => {
    for (const kind of ['employees', 'costCenters'] as const) {
      const keys = importColumns[kind].map(({ key }) => key)
      const found = columnsIn(
        kind,
        keys.map((key) => headingOf(key, locale)),
      )
      expect(found).toEqual({ places: keys, unknown: [], missing: [], doubled: [] })
    }
  })

  test('headings are read in any case, accents and punctuation, and the column of corrections is skipped', () => {
    const { places, unknown } = columnsIn('employees', [
      'NUMERO',
      'prenom',
      'Nom de Famille',
      'COURRIEL',
      'What is wrong',
    ])
    expect(places).toEqual([...required, undefined])
    expect(unknown).toEqual([])
  })

  test('a wrong heading is reported with the column it may mean, or with none', () => {
    const { unknown } = columnsIn('employees', [...required, 'Job titel', 'Shoe size'])
    expect(unknown).toEqual([
      { heading: 'Job titel', suggestion: 'jobTitle' },
      { heading: 'Shoe size', suggestion: undefined },
    ])
  })

  test('required headings that are missing and headings that stand twice are reported', () => {
    expect(columnsIn('costCenters', ['Number', 'Número', 'Status'])).toMatchObject({
      missing: ['nameEn'],
      doubled: ['externalId'],
    })
  })
})

describe('a row of an import', () => {
  const places = ['externalId', 'lastName', undefined, 'jobTitle'] as const
  const sent = (...cells: string[]) => sentRow(2, cells, [...places])

  test('a row has its cells in the order of the columns, without the columns that are not read', () => {
    expect(sent(' 1 ', 'Quill', 'ignored', 'Engineer')).toEqual({ row: 2, cells: ['1', 'Quill', 'Engineer'] })
    expect(sent('1')).toEqual({ row: 2, cells: ['1', '', ''] })
  })

  test.each([
    ['4111 1111 1111 1111', 'cardInText'],
    ['x'.repeat(importLimits.cell + 1), 'tooLong'],
    ['two\nlines', 'line'],
    ['\u0007', 'line'],
  ])('a row keeps %j out of the request and gives the reason (§9)', (cell, code) => {
    expect(sent('1', 'Quill', '', cell)).toEqual({
      row: 2,
      cells: ['1', 'Quill', ''],
      unsent: [{ column: 'jobTitle', code }],
    })
  })
})

describe('portions of an import', () => {
  const inPortions = async (rows: ImportedRow[]) => {
    const sizes: number[] = []
    // oxlint-disable-next-line typescript/require-await -- an iterable as the reader of a file gives it
    const each = async function* () {
      yield* rows
    }
    for await (const portion of portions(each())) sizes.push(portion.length)
    return sizes
  }

  test('a portion has as many rows as a request takes', async () => {
    const row = { row: 2, cells: ['1'] }
    expect(await inPortions(Array.from({ length: importLimits.batch + 1 }, () => row))).toEqual([importLimits.batch, 1])
    expect(await inPortions([])).toEqual([])
  })

  test('a portion has no more bytes than a request takes, in any script', async () => {
    const row = { row: 2, cells: Array.from({ length: 10 }, () => '字'.repeat(200)) }
    const sizes = await inPortions(Array.from({ length: 30 }, () => row))
    expect(sizes[0]).toBeLessThan(importLimits.batchBytes / 6000 + 1)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(30)
  })
})
