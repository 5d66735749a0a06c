import { execFile } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { unzipSync, strFromU8 } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { xlsxStream, type CellValue, type StreamedColumn, type StreamedSheet } from '#server/files/xlsx/xlsxStream.ts'

const columns: StreamedColumn[] = [
  { heading: 'Traveler', width: 24, kind: 'text' },
  { heading: 'Nights', width: 8, kind: 'number' },
  { heading: 'Spent', width: 14, kind: 'money' },
  { heading: 'Score', width: 8, kind: 'score' },
  { heading: 'Booked', width: 12, kind: 'day' },
]
const sheetOf = (rows: StreamedSheet['rows']): StreamedSheet => ({ name: 'Bookings', columns, rows })

const fileOf = (rows: readonly (readonly CellValue[])[]): Promise<Buffer> => buffer(xlsxStream([sheetOf(rows)]))
const readBack = async (rows: readonly (readonly CellValue[])[]) => readSheet(await fileOf(rows))

test('another reader finds texts, numbers and days as what they are', async () => {
  const [headings, row] = await readBack([['Zoë Núñez', 3, 1234.5, 7.25, '2026-02-28']])
  expect(headings).toEqual(['Traveler', 'Nights', 'Spent', 'Score', 'Booked'])
  expect(row).toEqual(['Zoë Núñez', 3, 1234.5, 7.25, new Date('2026-02-28T00:00Z')])
})

test('a text that looks like a formula, XML or a code stays the text', async () => {
  const texts = ['=HYPERLINK("x")', '+1', '@sum', '<b>&"\'', ' space ', '_x0041_', 'line\nbreak', '😀']
  const rows = await readBack(texts.map((text) => [text, 1, 1, 1, null]))
  expect(rows.slice(1).map(([text]) => text)).toEqual(texts.map((text) => text.replace(' space ', 'space')))
  const xml = strFromU8(unzipSync(await fileOf([['=1+1', null, null, null, null]]))['xl/worksheets/sheet1.xml']!)
  expect(xml).not.toContain('<f>')
  expect(xml).toContain('xml:space="preserve">=1+1<')
})

test('an empty value and an impossible character leave no broken cell', async () => {
  const rows = await readBack([
    ['a\u0000\u000Bb\uFFFF', null, 0, null, 'not known'],
    ['', 2, -1, 10, null],
  ])
  expect(rows.slice(1)).toEqual([
    ['ab', null, 0, null, 'not known'],
    [null, 2, -1, 10, null],
  ])
})

test('a sheet has a frozen first row, the widths of its columns and filter buttons', async () => {
  const xml = strFromU8(unzipSync(await fileOf([['a', 1, 1, 1, null]]))['xl/worksheets/sheet1.xml']!)
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(xml).toContain('<col min="1" max="1" width="24" customWidth="1"/>')
  expect(xml).toContain('<autoFilter ref="A1:E2"/>')
})

test('the writer takes no more rows than its reader asks for, and ends them when the reader leaves', async () => {
  const taken = { rows: 0, isEnded: false }
  async function* endless() {
    try {
      for (;;) {
        taken.rows += 1
        yield ['Zoë Núñez', Math.random(), Math.random(), 1, '2026-02-28'] as const
      }
    } finally {
      taken.isEnded = true
    }
  }
  const chunks = xlsxStream([sheetOf(endless())])
  while (taken.rows === 0) await chunks.next()
  const before = taken.rows
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(taken.rows).toBe(before)
  expect(taken.rows).toBeLessThan(2000)
  await chunks.return(undefined)
  expect(taken.isEnded).toBe(true)
})

test('a signal ends the file and its rows', async () => {
  const leaving = new AbortController()
  let isEnded = false
  async function* endless() {
    try {
      for (let row = 0; ; row += 1) {
        if (row === 3000) leaving.abort()
        yield ['Zoë Núñez', row, Math.random(), 1, '2026-02-28'] as const
      }
    } finally {
      isEnded = true
    }
  }
  await expect(buffer(xlsxStream([sheetOf(endless())], leaving.signal))).rejects.toThrow(/abort/i)
  expect(isEnded).toBe(true)
})

test('a hundred thousand rows of 25 columns take less than 150 MB', async () => {
  const args = ['--expose-gc', 'tests/support/files/streamManyRows.ts', '100000', '25']
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { bytes, moreMegabytes } = JSON.parse(stdout) as { bytes: number; moreMegabytes: number }
  expect(bytes).toBeGreaterThan(5_000_000)
  expect(moreMegabytes).toBeLessThan(150)
})
