import { describe, expect, test } from 'vitest'
import { headingOf } from '#contract/importHeadings.ts'
import { importColumns, importLimits, type ImportedRow } from '#contract/imports.ts'
import { columnsIn, portions, sentRow } from '@/domains/admin/imports/imports.rules'
import { lookThrough, type ReadableFile, sentRows } from '@/domains/admin/imports/readRows'

// How a table of employees or cost centres is read before anything of it is sent.

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

describe('a file of an import', () => {
  const headings = required.join(',')
  const fileOf = (...parts: BlobPart[]) => new File(parts, 'people.csv')
  const read = async (file: File) => (await lookThrough(file, 'employees')) as ReadableFile
  const rowsIn = async (file: File, skipped = 0) => {
    const rows: ImportedRow[] = []
    for await (const row of sentRows(await read(file), skipped)) rows.push(row)
    return rows
  }

  test.each([
    ['commas', `${headings}\n1,Ada,"Quill, Jr.",a@b.example\n`],
    [
      'semicolons and the mark of spreadsheet programs',
      `\uFEFFsep=;\r\n${headings.replaceAll(',', ';')}\r\n1;Ada;Quill, Jr.;a@b.example`,
    ],
    ['tabs', `${headings.replaceAll(',', '\t')}\n1\tAda\tQuill, Jr.\ta@b.example`],
  ])('a file with %s is read', async (_, text) => {
    expect(await rowsIn(fileOf(text))).toEqual([{ row: 2, cells: ['1', 'Ada', 'Quill, Jr.', 'a@b.example'] }])
  })

  test('a file in UTF-8, UTF-16 or Windows-1252 is read', async () => {
    const text = `${headings}\n1,Zoé,Ängström,a@b.example`
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...Array.from(text).flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    ])
    const windows = Uint8Array.from(Array.from(text), (letter) => letter.charCodeAt(0))
    for (const file of [fileOf(text), fileOf(`\uFEFF${text}`), fileOf(utf16), fileOf(windows)])
      expect((await rowsIn(file))[0]?.cells.slice(1, 3)).toEqual(['Zoé', 'Ängström'])
  })

  test('a file longer than a piece keeps every row whole with its line, and goes on after the rows already sent', async () => {
    const lines = Array.from({ length: 20_000 }, (_, n) => `${n},Zoé,"Quill\u00e9, ${n}",n${n}@b.example`)
    const file = fileOf([headings, '', ...lines].join('\r\n'))
    const seen = await read(file)
    expect(seen.totalRows).toBe(20_000)
    const rows = await rowsIn(file)
    expect(rows).toHaveLength(20_000)
    expect(rows.every(({ row, cells }) => cells[0] === String(row - 3) && cells[2] === `Quill\u00e9, ${row - 3}`)).toBe(
      true,
    )
    expect((await rowsIn(file, 19_999)).map(({ row }) => row)).toEqual([20_002])
  })

  test('a file with inch marks in its cells is read whole, however long it is', async () => {
    const lines = Array.from({ length: 20_000 }, (_, n) => `${n},Zoé,Quillon ${n},${'n'.repeat(30)}${n}@b.example`)
    lines[4] = '4,Panel 24" lead,"Quill ""Q"", Jr.",a@b.example'
    lines[9] = '9,"6"" by 4","Quill\nMarsh" ,a@b.example'
    const file = fileOf([headings, ...lines].join('\n'))
    expect((await read(file)).totalRows).toBe(20_000)
    const rows = await rowsIn(file)
    expect(rows).toHaveLength(20_000)
    expect(rows[4]?.cells.slice(0, 3)).toEqual(['4', 'Panel 24" lead', 'Quill "Q", Jr.'])
    expect(rows[9]?.cells[1]).toBe('6" by 4')
    expect(rows.at(-1)?.cells[0]).toBe('19999')
  })

  test.each([
    ['empty', fileOf('')],
    ['empty', fileOf(`${headings}\n\n,,,\n`)],
    ['spreadsheet', fileOf(Uint8Array.from([0x50, 0x4b, 3, 4]))],
    ['unreadable', fileOf(Uint8Array.from([0x89, 0x50, 0, 0, 13, 0]))],
    ['tooManyRows', fileOf(`${headings}\n${'1,a,b,c\n'.repeat(importLimits.rows + 1)}`)],
  ])('a file that is %s is refused', async (problem, file) => {
    expect(await lookThrough(file, 'employees')).toBe(problem)
  })
})
