import { describe, expect, it } from 'vitest'
import type { Invoice } from '#contract/trips/invoices.ts'
import { renderInvoice } from '#server/domains/trips/documents/invoice.ts'
import { renderItineraries, renderItinerary } from '#server/domains/trips/documents/itinerary.ts'
import { daysOf } from '#server/domains/trips/documents/timeline.ts'
import { makeApproval } from '#tests/support/trips/approvalFactory.ts'
import { textOf } from '#tests/support/trips/pdfText.ts'
import { agency, context, flight, hotel, montreal, tokyo, trip } from '#tests/support/trips/printedTrip.ts'

const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0

describe('the itinerary', () => {
  it('the itinerary has what a traveler needs on the way', async () => {
    const text = textOf(await renderItinerary(trip([flight(), hotel()]), context))
    // prettier-ignore
    const facts = [
      'Montréal to Tokyo', 'K7QWXZ', 'Zoë Núñez', 'Aurora Industries', 'Confirmed',
      'Tuesday, May 12, 2026', 'Air Canada AC 5', '1:30 p.m.', 'EDT', '3:40 p.m.', '+1 day', '13 hr 10 min',
      'Premium economy', '14C', 'Confirmation QX7KPD', 'aircanada.com',
      'Korrin Tower Tokyo', '12 Lantern Street, Tokyo', '3 nights, until Sat, May 16', 'Check in from 3:00 p.m., arrival about 4:40 p.m.', 'Check out until 11:00 a.m.',
      'Studio suite',
      'Northline Travel', 'Emergencies, day and night', '+1 800 555 0199', '+1 800 555 0142', 'Monday to Friday', '07:00–21:00 ET', 'Page 1 of',
    ]
    for (const fact of facts) expect(text).toContain(fact)
    expect(text).toContain('Online check-in opens Mon, May 11 at 1:30 p.m. EDT')
  })

  it.each([
    ['pendingApproval', 'en-US', 'Not confirmed: this trip waits for approval. Nothing is booked or paid yet.'],
    ['sentBack', 'fr-CA', 'Non confirmé : ce voyage a été renvoyé pour correction. Rien n’est encore réservé ni payé.'],
  ] as const)(
    'the itinerary of a trip that is held says that it is not confirmed: %s, %s',
    async (status, culture, says) => {
      const approval = makeApproval({ status })
      const text = textOf(await renderItinerary({ ...trip([flight()]), approval }, { ...context, culture }))
      expect(text.replaceAll('\u00a0', ' ')).toContain(says)
      expect(text).not.toMatch(/^(Confirmed|Confirmé)$/m)
    },
  )

  it('the itinerary of several travelers is one file, in which every page names its own booking', async () => {
    const { travellerName, ...shared } = context
    const one = { trip: trip([flight(), hotel()]), traveler: travellerName }
    const other = { trip: { ...trip([flight()]), bookingId: 'OTHER1' }, traveler: 'Ann Lee' }
    const file = await renderItineraries([one, other], shared)
    const text = textOf(file)
    for (const fact of ['Zoë Núñez', 'Ann Lee', 'Page 1 of 2', 'Page 2 of 2']) expect(text).toContain(fact)
    const feet = text.split('\n').filter((line) => line.includes('Page '))
    expect(feet.map((line) => line.slice(0, 6))).toEqual(['K7QWXZ', 'OTHER1'])
    expect(pagesOf(file)).toBe(2)
  })

  it('the itinerary names the departure after the check-out', async () => {
    const back = flight({
      id: 's3',
      from: tokyo,
      to: montreal,
      departure: '2026-05-16T10:00',
      arrival: '2026-05-16T10:10',
      departureInstant: '2026-05-16T01:00:00.000Z',
      arrivalInstant: '2026-05-16T14:10:00.000Z',
    })
    const text = textOf(await renderItinerary(trip([flight(), hotel(), back]), context))
    expect(text).toContain('Check out before the 10:00 a.m. flight')
    expect(text).not.toContain('11:00')
  })

  it('the itinerary is French for fr-CA and English for every other culture', async () => {
    const french = textOf(await renderItinerary(trip([flight(), hotel()]), { ...context, culture: 'fr-CA' }))
    for (const fact of [
      'Montréal – Tokyo',
      'mardi 12 mai 2026',
      '13 h 30',
      'HAE',
      'Économique privilège',
      '3 nuits, jusqu',
    ]) {
      expect(french).toContain(fact)
    }
    const spanish = textOf(await renderItinerary(trip([flight()]), { ...context, culture: 'es-ES' }))
    expect(spanish).toContain('Montréal to Tokyo')
    expect(spanish).toContain('13:30')
  })

  it('the itinerary has French dates and classes for fr-CA', async () => {
    const onFirst = { departure: '2026-10-01T13:30', arrival: '2026-10-01T15:40' }
    const text = textOf(
      await renderItinerary(trip([flight({ ...onFirst, cabin: 'first' })]), { ...context, culture: 'fr-CA' }),
    )
    expect(text).toContain('Jeudi 1er octobre 2026')
    expect(text).toContain('Première')
    expect(text).not.toMatch(/\b1 octobre|first/)
    const english = textOf(await renderItinerary(trip([flight(onFirst)]), context))
    expect(english).toContain('Thursday, October 1, 2026')
  })

  it('the itinerary is tagged: title, language, author, structure', async () => {
    const file = (await renderItinerary(trip([flight()]), { ...context, culture: 'fr-CA' })).toString('latin1')
    for (const mark of [
      '/Lang (fr-CA)',
      '/Marked true',
      '/StructTreeRoot',
      '/S /H1',
      '/DisplayDocTitle true',
      '/Artifact',
    ]) {
      expect(file).toContain(mark)
    }
    expect(file).toContain('(Northline Travel)')
  })

  it('the itinerary leaves out hours and a telephone that the agency does not give', async () => {
    const quiet = { ...agency, companyTravelPhoneNumber: '', openDay: '', openHour: '', emergencyPhone: null }
    const text = textOf(await renderItinerary(trip([flight()]), { ...context, agency: quiet }))
    expect(text).not.toMatch(/\+1 800|Monday|^,\s*$/m)
    const unreachable = { ...agency, companyTravelPhoneNumber: '' }
    expect(textOf(await renderItinerary(trip([flight()]), { ...context, agency: unreachable }))).not.toContain('Monday')
  })

  it('the itinerary states plainly that a trip was canceled', async () => {
    const text = textOf(await renderItinerary(trip([flight()], 'Cancelled'), context))
    expect(text).toContain('This trip was cancelled')
    expect(text).not.toContain('check-in')
  })

  it('the itinerary shows only the company and agency it was made for', async () => {
    const boreal = {
      ...context,
      companyName: 'Boreal Mining',
      agency: { ...agency, companyName: 'Boreal Travel Desk' },
    }
    const text = textOf(await renderItinerary(trip([flight()]), boreal))
    expect(text).toContain('Boreal Mining')
    expect(text).not.toContain('Aurora')
  })

  it('the itinerary of a long trip has several pages and loses nothing', async () => {
    const many = Array.from({ length: 40 }, (_, at) => {
      const day = new Date(Date.UTC(2026, 4, 12 + at)).toISOString().slice(0, 10)
      return flight({
        id: `s${at}`,
        number: `${700 + at}`,
        departure: `${day}T09:00`,
        arrival: `${day}T12:00`,
        departureInstant: `${day}T13:00:00.000Z`,
        arrivalInstant: `${day}T16:00:00.000Z`,
      })
    })
    const file = await renderItinerary(trip(many), context)
    const text = textOf(file)
    for (let at = 0; at < 40; at += 1) expect(text).toContain(`Air Canada AC ${700 + at}`)
    expect(pagesOf(file)).toBeGreaterThan(9)
    expect(text).toContain(`Page ${pagesOf(file)} of ${pagesOf(file)}`)
  })
})

describe('the days of a trip', () => {
  it('the days of a trip are those of each place, in the order of time', () => {
    const home = flight({
      id: 's3',
      from: tokyo,
      to: montreal,
      departure: '2026-05-16T18:00',
      arrival: '2026-05-16T17:10',
      departureInstant: '2026-05-16T09:00:00.000Z',
      arrivalInstant: '2026-05-16T21:10:00.000Z',
    })
    const days = daysOf({ segments: [home, hotel(), flight()] })
    expect(days.map((day) => day.date)).toEqual(['2026-05-12', '2026-05-13', '2026-05-16'])
    expect(days[2]?.entries.map(({ what }) => what)).toEqual(['end', 'journey'])
  })

  it('a check-out stands before the departure of its day, however late the hotel allows it', () => {
    const early = { departure: '2026-05-16T07:00', departureInstant: '2026-05-15T22:00:00.000Z' }
    const home = flight({ id: 's3', from: tokyo, to: montreal, ...early })
    const last = daysOf({ segments: [flight(), hotel(), home] }).at(-1)
    expect(last?.entries.map(({ what, segment }) => `${what} ${segment.kind}`)).toEqual(['end hotel', 'journey flight'])
  })

  it('a connection is distinguished from a stay', () => {
    const toronto = { ...montreal, code: 'YYZ', city: 'Toronto' }
    const first = flight({ to: toronto, arrivalInstant: '2026-05-12T18:50:00.000Z' })
    const second = flight({ id: 's9', from: toronto, departureInstant: '2026-05-12T20:15:00.000Z' })
    const moments = daysOf({ segments: [first, second] }).flatMap((day) => day.entries)
    expect(moments.map(({ connection }) => connection)).toEqual([null, 85])
  })
})

describe('the invoice', () => {
  const invoice = (count: number): Invoice => ({
    id: 'i1',
    number: 'AUR-2026-00042',
    bookingId: 'K7QWXZ',
    issued: '2026-05-17T02:00:00.000Z',
    currency: 'CAD',
    total: 1130 * count,
    tax: 130 * count,
    invoiceDownloadUrl: '',
    lines: Array.from({ length: count }, (_, at) => ({
      description: `AC ${at}, YUL–HND`,
      kind: 'flight',
      amount: 1000,
      tax: 130,
    })),
    creditOf: null,
    maskedCreditCard: '41111*******1111',
  })

  it('the invoice shows lines, taxes, total and the masked card', async () => {
    const text = textOf(await renderInvoice(invoice(2), context))
    const facts = ['AUR-2026-00042', 'AC 1, YUL–HND', '41111*******1111', 'Zoë Núñez']
    for (const fact of [...facts, '$1,000.00', '$130.00', '$260.00', '$2,260.00']) expect(text).toContain(fact)
  })

  it('an invoice with a refund is called a credit note', async () => {
    const text = textOf(await renderInvoice({ ...invoice(1), creditOf: 'i0' }, context))
    for (const fact of ['Credit note', 'Refunded to card']) expect(text).toContain(fact)
  })

  it('the invoice has amounts in the French way for fr-CA', async () => {
    const text = textOf(await renderInvoice(invoice(2), { ...context, culture: 'fr-CA' }))
    for (const fact of ['Facture', '2 260,00 $', 'Payé avec la carte']) expect(text).toContain(fact)
  })

  it('the invoice of several pages repeats the names of its columns', async () => {
    const file = await renderInvoice(invoice(60), context)
    expect(pagesOf(file)).toBeGreaterThan(2)
    expect(textOf(file).match(/^Item$/gm)).toHaveLength(pagesOf(file))
    expect(textOf(file)).toContain('AC 59, YUL–HND')
  })

  it('the documents name no issuer and no contact while the company has no agency', async () => {
    const nobody = { ...agency, companyName: '', companyTravelPhoneNumber: '', emailFrom: '', emergencyPhone: null }
    const text = textOf(await renderInvoice(invoice(2), { ...context, agency: nobody }))
    expect(text).toContain('Billed to')
    expect(text).not.toContain('Issued by')
    expect(textOf(await renderItinerary(trip([flight()]), { ...context, agency: nobody }))).not.toContain('mailto:')
  })
})
