import { describe, expect, test } from 'vitest'
import { importLimits, type ImportedRow } from '#contract/employees/imports.ts'
import { textReader } from '@/lib/encodings'
import { lookThrough, type ReadableFile, sentRows } from '@/domains/admin/imports/readRows'

// How the file of a table is read, in its separators and letters, before anything of it is sent.

const required = ['externalId', 'firstName', 'lastName', 'email']

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

  test('a file in UTF-8 or UTF-16, with its mark or without, is read without a question', async () => {
    const text = `${headings}\n1,Zoé,Ängström,a@b.example`
    const wide = (low: number) =>
      Uint8Array.from(
        Array.from(text).flatMap((letter) => {
          const bytes = [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]
          return low === 0 ? bytes : bytes.toReversed()
        }),
      )
    const marked = (mark: number[], bytes: Uint8Array<ArrayBuffer>) => fileOf(Uint8Array.from(mark), bytes)
    for (const file of [
      fileOf(text),
      fileOf(`\uFEFF${text}`),
      marked([0xff, 0xfe], wide(0)),
      marked([0xfe, 0xff], wide(1)),
      fileOf(wide(0)),
      fileOf(wide(1)),
      fileOf(text.replaceAll('\n', '\r')),
    ]) {
      expect((await read(file)).ways).toEqual([])
      expect((await rowsIn(file))[0]?.cells.slice(1, 3)).toEqual(['Zoé', 'Ängström'])
    }
  })

  /** The bytes of a text in an encoding, found by reading every byte, or pair of bytes, in it. */
  const bytesIn = (encoding: string, text: string): Uint8Array<ArrayBuffer> => {
    const high = Array.from({ length: 128 }, (_, at) => at + 128)
    const pairs = high.flatMap((first) => Array.from({ length: 192 }, (_, at) => [first, at + 64]))
    const known = new Map<string, number[]>()
    for (const bytes of [...pairs, ...high.map((byte) => [byte])])
      try {
        known.set(textReader(encoding).decode(Uint8Array.from(bytes)), bytes)
      } catch {
        // These bytes are no letter.
      }
    return Uint8Array.from(
      Array.from(text).flatMap((letter) => (letter < '\u0080' ? [letter.charCodeAt(0)] : known.get(letter)!)),
    )
  }

  test.each([
    ['macintosh', ['René', 'Café', 'Hélène', 'Núñez', 'Müller']],
    ['macintosh', ['René']],
    ['macintosh', ['É. Côté', 'Øster', 'Ærø']],
    ['windows-1252', ['René', 'Núñez', 'Müller', 'Åse']],
    ['windows-1252', ['FRANÇOIS', 'HÉLÈNE']],
    ['windows-1252', ['O’Brien', 'Zoë']],
    ['windows-1250', ['Dvořák', 'Čapek', 'Žižka']],
    ['windows-1250', ['Wiśniewska', 'Łukasz', 'Żak']],
    ['windows-1250', ['Gőz', 'Szűcs']],
    ['iso-8859-2', ['Šimek', 'Žák', 'Ťažký']],
    ['ibm852', ['Dvořák', 'Čapek', 'Łukasz']],
    ['ibm850', ['René', 'Núñez', 'João']],
    ['ibm437', ['René', 'Ñandú', 'Müller']],
    ['windows-1254', ['Şahin', 'Işık', 'Çağlar']],
    ['windows-1257', ['Bērziņš', 'Kazlauskaitė', 'Šķēle']],
    ['windows-1251', ['Дмитриев', 'Анна']],
    ['koi8-r', ['Дмитриев', 'Анна']],
    ['ibm866', ['Дмитриев', 'Анна']],
    ['windows-1253', ['Παπαδόπουλος', 'Ελένη']],
    ['shift_jis', ['山田', 'さくら', 'カード']],
    ['gb18030', ['王小明', '北京']],
    ['euc-kr', ['김민수', '서울']],
  ])(
    'the letters of a table in %s (%j) are asked about, and the right ones are among the first',
    async (encoding, words) => {
      const lineEnd = encoding === 'macintosh' ? '\r' : '\r\n'
      const rows = words.map((word, at) => `${at},${word},Quill,n${at}@b.example`)
      const file = fileOf(bytesIn(encoding, [headings, ...rows, ''].join(lineEnd)))
      const { ways } = await read(file)
      const spelled = ways.map((way) => way.words.join(' '))
      const right = spelled.findIndex((line) => line.split(' ').every((word) => words.join(' ').includes(word)))
      expect(right, spelled.join(' | ')).toBeGreaterThanOrEqual(0)
      expect(right, spelled.join(' | ')).toBeLessThan(4)
      const chosen = (await lookThrough(file, 'employees', ways[right]!.encoding)) as ReadableFile
      expect(chosen.ways).toEqual([])
      const names: (string | undefined)[] = []
      for await (const row of sentRows(chosen, 0)) names.push(row.cells[1])
      expect(names).toEqual(words)
    },
  )

  test('a table as a Macintosh writes it is taken for one', async () => {
    const file = fileOf(bytesIn('macintosh', `${headings}\r1,René,Café,a@b.example\r2,Hélène,Noël,b@b.example\r`))
    expect((await read(file)).ways[0]).toMatchObject({ system: 'Macintosh', words: ['René', 'Hélène', 'Noël'] })
  })

  test.each([
    ['\r', 'carriage returns'],
    ['\n', 'line feeds'],
    ['\r\n', 'both'],
  ])('20,000 rows that end with %j are read, also with line ends in cells', async (end) => {
    const lines = Array.from({ length: 20_000 }, (_, n) => `${n},Zoé,"Quill ${n}",n${n}@b.example`)
    lines[7] = `7,Zoé,"Quill${end}Marsh, ${end}7",n7@b.example`
    const rows = await rowsIn(fileOf([headings, ...lines, ''].join(end)))
    expect(rows).toHaveLength(20_000)
    expect(rows[7]).toMatchObject({ row: 9, cells: ['7', 'Zoé', '', 'n7@b.example'] })
    expect(rows.at(-1)).toMatchObject({ row: 20_001, cells: ['19999', 'Zoé', 'Quill 19999', 'n19999@b.example'] })
  })

  test.each([
    [`${headings}\r1,A,B,a@b.example\n2,C,D,c@b.example\r\n3,E,F,e@b.example`, 3],
    [`sep=;\r${headings.replaceAll(',', ';')}\r1;A;B;a@b.example`, 1],
    [`"sep=;"\n${headings.replaceAll(',', ';')}\n1;A;B;a@b.example`, 1],
    [`sep=|\n${headings.replaceAll(',', '|')}\n1|A|B|a@b.example`, 1],
    [`SEP=\t\n${headings.replaceAll(',', '\t')}\n1\tA\tB\ta@b.example`, 1],
    [`${headings.replaceAll(',', '|')}\n1|A|B|a@b.example`, 1],
    [`\r\r${headings}\r\r1,A,B,a@b.example\r\r`, 1],
    [`sep=,\n\n${headings}\n1,A,B,a@b.example`, 1],
  ])('the table %j is read whole', async (text, count) => {
    const rows = await rowsIn(fileOf(text))
    expect(rows).toHaveLength(count)
    expect(rows[0]?.cells).toEqual(['1', 'A', 'B', 'a@b.example'])
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
    ['spreadsheet', fileOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))],
    ['unreadable', fileOf(Uint8Array.from([0x89, 0x50, 0, 0, 13, 0]))],
    ['tooManyRows', fileOf(`${headings}\n${'1,a,b,c\n'.repeat(importLimits.rows + 1)}`)],
  ])('a file that is %s is refused', async (problem, file) => {
    expect(await lookThrough(file, 'employees')).toBe(problem)
  })
})
