import { describe, expect, it, vi } from 'vitest'
import { openDocumentFonts } from '#server/files/pdf/documentFonts.ts'
import { layOut } from '#server/files/pdf/textLayout.ts'
import { renderInvoice } from '#server/domains/trips/documents/invoice.ts'
import { renderItinerary } from '#server/domains/trips/documents/itinerary.ts'
import { textOf } from '#tests/support/trips/pdfText.ts'
import { context, flight, plainInvoice, trip } from '#tests/support/trips/printedTrip.ts'

describe('names in every writing', () => {
  const written = async (travellerName: string) =>
    textOf(await renderInvoice(plainInvoice, { ...context, travellerName }))

  it('a letter that was a part of another one in an earlier document is stored as itself', async () => {
    expect(await written('María Ruíz')).toContain('María Ruíz')
    expect(await written('Şanlıurfa')).toContain('Şanlıurfa')
  })

  it.each([
    'Αικατερίνη Παπαδοπούλου',
    'Людмила Щербакова',
    'Łucja Şanlıurfa-Đặng',
    'Nguyễn Thị Minh Khai',
    '王小明',
    '山田はなこ',
    '김민준',
    '김李俊',
  ])('names are printed as they are: %s', async (name) => {
    expect(await written(name)).toContain(name)
  })

  it.each(['דוד כהן', 'محمد العلي'])(
    'names are printed from right to left and stored in reading order: %s',
    async (name) => {
      const file = await renderInvoice(plainInvoice, { ...context, travellerName: name })
      const text = textOf(file)
      expect(text).not.toContain('?')
      // The second word is on the left of the first, and each is drawn from its last letter to its first.
      expect(text).toContain(Array.from(name).toReversed().join(''))
      const told = Buffer.from(`\ufeff${name}`, 'utf16le').swap16().toString('latin1')
      expect(file.toString('latin1')).toContain(`/ActualText (${told})`)
    },
  )

  it.each([
    ['โรงแรมริมน้ำ', 'orngaermrimnam'],
    ['தாஜ் விடுதி', 'taj vituti'],
    ['হোটেল ঢাকা', 'hotel dhaka'],
  ])('names that the fonts lack are written in Latin letters: %s', async (name, read) => {
    const text = await written(name)
    expect(text).not.toContain('?')
    expect(text.toLowerCase().replaceAll(/[^a-z ]/g, '')).toContain(read)
  })

  it('long names are never shortened, and wrap in readable letters', async () => {
    const travellerName =
      'Maximiliana Wolfeschlegelsteinhausenbergerdorff de la Fontaine-Duchesne of Llanfairpwllgwyngyll'
    for (const file of await Promise.all([
      renderItinerary(trip([flight()]), { ...context, travellerName }),
      renderInvoice(plainInvoice, { ...context, travellerName }),
    ])) {
      expect(textOf(file).replaceAll(/\s/g, '')).toContain(travellerName.replaceAll(' ', ''))
      const sizes = Array.from(file.toString('latin1').matchAll(/\/F\d+ ([\d.]+) Tf/g), ([, size]) => Number(size))
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7.5)
    }
  })

  it('names load another font only where they need it', async () => {
    const fontsOf = async (travellerName: string) => {
      const file = await renderInvoice(plainInvoice, { ...context, travellerName })
      return [...new Set(file.toString('latin1').match(/NotoSans-[a-z]+/g))]
    }
    expect(await fontsOf('Zoë Núñez')).toEqual(['NotoSans-noto'])
    expect(await fontsOf('山田はなこ')).toContain('NotoSans-japanese')
    expect(await fontsOf('김민준')).not.toContain('NotoSans-japanese')
  })

  it('names with hundreds of rare characters are measured once each, at every size', async () => {
    const text = Array.from({ length: 300 }, (_, at) => String.fromCodePoint(0x4e00 + 7 * at)).join('')
    const fonts = await openDocumentFonts(text)
    const fileFor = vi.fn(fonts.fileFor)
    const { lines, size } = layOut(text, { size: 10, bold: false, width: 200, lines: 1 }, { ...fonts, fileFor })
    expect(lines.join('')).toBe(text)
    expect([lines.length > 1, size < 10]).toEqual([true, true])
    expect(fileFor.mock.calls.length).toBeLessThan(3 * text.length)
  })
})
