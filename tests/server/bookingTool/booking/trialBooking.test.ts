import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Invoice } from '#contract/trips/invoices.ts'
import { usage } from '#server/commands/companyArguments.ts'
import { invoices } from '#server/db/schema/trips/trips.ts'
import { renderInvoice } from '#server/domains/trips/documents/invoice.ts'
import { renderItinerary } from '#server/domains/trips/documents/itinerary.ts'
import { presentedInvoice } from '#server/domains/trips/documents/readInvoices.ts'
import { documentFormats } from '#server/files/pdf/documentFormats.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { hiddenFields, reviewFields } from '#tests/support/bookingTool/toolVisitor.ts'
import { allSent } from '#tests/support/mail/mailQueue.ts'
import { openOutbox } from '#tests/support/mail/outbox.ts'
import { textOf } from '#tests/support/trips/pdfText.ts'
import { context } from '#tests/support/trips/printedTrip.ts'

const me = 'p-aurora-traveller'
let outbox: Awaited<ReturnType<typeof openOutbox>>
let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  outbox = await openOutbox()
  desk = await openDesk({ OUTBOX_DIR: outbox.folder })
})
beforeEach(() => outbox.empty())
afterAll(async () => {
  await desk.close()
  await outbox.close()
})

/** The marks in each language: of the booking tool, and of mails and calendars. */
const marks = {
  trial: {
    'en-ca': /Trial booking: no airline/,
    'fr-ca': /Réservation d’essai\s: aucune compagnie/,
    'es-mx': /Reserva de prueba: ninguna/,
  },
  demo: {
    'en-ca': /Demo data: prices/,
    'fr-ca': /Données de démonstration\s: les prix/,
    'es-mx': /Datos de demostración: los precios/,
  },
}
const charged = /charged as shown|Paid|paid with|card ending|facturée? comme|Payé|se cobra como|Pagado/

/** The files of a trip that an API call would send, unpacked. */
async function filesOf(tripId: string, culture = 'en-CA') {
  const [row] = await desk.services.db.select().from(invoices).where(eq(invoices.tripId, tripId))
  const ref = { companyId: 'aurora', profileId: me, invoiceId: row!.id }
  const invoice: Invoice = await presentedInvoice(ref, documentFormats(culture), desk.services)
  const trip = await desk.presented(tripId)
  const { standing } = trip
  return {
    trip,
    invoice,
    itinerary: textOf(await renderItinerary(trip, { ...context, culture })),
    invoicePdf: textOf(await renderInvoice(invoice, { ...context, culture, ...(standing && { standing }) })),
  }
}

/** A guest's trip, booked by a guest booker, and the mail the guest gets. */
async function guestMail(language: string) {
  const visitor = await desk.tool.enter(await desk.tool.mint('p-aurora-guestbooker', undefined, 'guest'))
  const form = hiddenFields(await visitor.text('/booking-tool/guest'))
  await visitor.post('/booking-tool/guest', {
    ...form,
    firstName: 'Zoé',
    lastName: 'Quill',
    email: 'zoe@visitor.example',
    language,
  })
  await desk.booked(visitor)
  await allSent(desk.services)
  // Who approves the trip is told of it too, without documents.
  const mail = (await outbox.mails()).find(({ attachments }) => attachments.length > 0)
  return mail!
}

describe('without the demo a booking', () => {
  beforeAll(() => void (desk.services.env.DEMO = false))
  afterAll(() => void (desk.services.env.DEMO = true))

  test.each(Object.entries(marks.trial))(
    'a booking in %s is called a trial on every page, and is charged nowhere',
    async (locale, mark) => {
      const visitor = await desk.tool.visitorOf(me, me, locale)
      const search = desk.anotherSearch({ stay: 'on' })
      const first = await visitor.get(`/booking-tool/search?${new URLSearchParams(search)}`)
      const offers = first.headers.get('location') ? await visitor.get(first.headers.get('location')!) : first
      const fields = await reviewFields(visitor, search)
      const [confirm, done] = [
        await desk.confirm(visitor, { ...fields, reason: '' }),
        await desk.confirm(visitor, fields),
      ]
      const id = done.headers.get('location')!.split('/').at(-1)!
      const { bookingId } = await desk.rowOf(id)
      const addresses = [
        '/booking-tool',
        done.headers.get('location')!,
        '/booking-tool/bookings',
        `/booking-tool/bookings/${bookingId}`,
        `/booking-tool/bookings/${bookingId}/cancel`,
        '/booking-tool/nowhere',
      ]
      const pages = [offers, confirm, ...(await Promise.all(addresses.map((address) => visitor.get(address))))]
      for (const page of pages) {
        if (page.status === 303) continue
        const html = await page.text()
        expect(html).toMatch(mark)
        expect(html).not.toMatch(charged)
      }
    },
  )

  test('a trial is announced before the sign-in to the tool', async () => {
    const html = await (await desk.tool.app.request('/booking-tool')).text()
    expect(html).toMatch(marks.trial['en-ca'])
  })

  test('a trial has an itinerary and an invoice marked on every page, without check-in or card', async () => {
    const { id } = await desk.booked(await desk.tool.visitorOf(me))
    const { trip, invoice, itinerary, invoicePdf } = await filesOf(id)
    expect(trip).toMatchObject({ standing: 'trial', checkInUrl: null })
    expect(trip).not.toHaveProperty('payment')
    expect(trip.segments.map(({ checkInUrl }) => checkInUrl)).toEqual(trip.segments.map(() => null))
    expect(invoice.maskedCreditCard).toBeNull()
    expect(itinerary).toMatch(/Trial booking: no airline[\s\S]*Trial booking {3}/)
    expect(invoicePdf).toMatch(/Trial booking: no airline[\s\S]*Trial booking: not charged/)
    expect(invoicePdf).not.toMatch(charged)
    const french = await filesOf(id, 'fr-CA')
    expect(french.itinerary).toMatch(/Réservation d’essai/)
    expect(french.invoicePdf).toMatch(/rien n’est facturé/)
  })

  test.each([
    ['en', marks.trial['en-ca'], 'Trial booking: '],
    ['fr', marks.trial['fr-ca'], 'Réservation d’essai'],
    ['es', marks.trial['es-mx'], 'Reserva de prueba: '],
  ])('a mail about a trial in %s is marked in its text and calendar', async (language, mark, title) => {
    const { text, attachments } = await guestMail(language)
    expect(text).toMatch(mark)
    const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
    const lines = new TextDecoder().decode(calendar?.content as ArrayBuffer).replace(/\r?\n /g, '')
    expect(lines).toMatch(new RegExp(`SUMMARY:${title}`))
    expect(lines.replaceAll('\\', '')).toMatch(mark)
  })

  test('the command that makes a company describes its bookings as trials', () => {
    expect(usage).toMatch(/trial bookings only: no airline or hotel knows of them/)
  })
})

describe('with the demo a booking', () => {
  test.each(Object.entries(marks.demo))(
    'a demo booking in %s is called demo data on the pages of the tool',
    async (locale, mark) => {
      const visitor = await desk.tool.visitorOf(me, me, locale)
      expect(await visitor.text('/booking-tool')).toMatch(mark)
    },
  )

  test('a demo booking is called demo data in its documents and mails, and names the card that pays', async () => {
    const { id } = await desk.booked(await desk.tool.visitorOf(me))
    const { trip, itinerary, invoicePdf } = await filesOf(id)
    expect(trip).toMatchObject({ standing: 'demo', payment: { lastFour: '1111' } })
    expect(itinerary).toMatch(/Demo data: prices/)
    expect(invoicePdf).toMatch(/Demo data: prices[\s\S]*Paid with card/)
    const { text, attachments } = await guestMail('en')
    expect(text).toMatch(/^Demo data: prices/)
    const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
    expect(new TextDecoder().decode(calendar?.content as ArrayBuffer)).toMatch(
      /SUMMARY:(?!Demo)[\s\S]*Demo data: prices/,
    )
  })
})
