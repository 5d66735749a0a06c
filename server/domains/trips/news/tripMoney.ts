import { and, desc, eq, isNull } from 'drizzle-orm'
import { type Cancellation, refundToCard } from '#contract/trips/cancellation.ts'
import { exactMoney } from '#contract/payment/money.ts'
import type { Database } from '#server/db/client.ts'
import { invoices } from '#server/db/schema/trips/trips.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import { describeLine } from '#server/domains/trips/invoiceLine.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { facts } from '#server/mail/letter.ts'
import { formatterFor, type MessageId } from '#server/messages/messages.ts'
import type { Block } from '#server/services/letter.ts'

/** Facts of a mail: what a booked trip costs, what its last change cost or returned, and the credits and the card that pay. */
export async function pricePaid(culture: string, { trip }: FullTrip, db: Database): Promise<Block> {
  const { say } = formatterFor(culture)
  const { currency } = trip
  const issued = await db
    .select({ total: invoices.total, lines: invoices.lines, card: invoices.maskedCreditCard })
    .from(invoices)
    .where(and(eq(invoices.tripId, trip.id), isNull(invoices.creditOf)))
    .orderBy(desc(invoices.issuedAt))
  const [newest, ...earlier] = issued
  const isChanged = newest && earlier.length > 0
  const fee = newest?.lines.reduce((sum, { item, amount }) => (item === 'changeFee' ? sum + amount : sum), 0) ?? 0
  const byCredits = newest?.lines.filter(({ item }) => item === 'credit' || item === 'creditFee') ?? []
  const how = { language: languageOfCulture(culture, 'en'), locale: culture }
  const line = (id: MessageId, value: string) => say('trips.line', { name: say(id), value })
  const amount = (id: MessageId, units: number) => line(id, exactMoney(culture, units, currency))
  return facts(say('trips.mail.price'), [
    amount('trips.mail.total', trip.total),
    ...(isChanged && newest.total > 0 ? [amount('trips.mail.changeCharged', newest.total)] : []),
    ...(isChanged && newest.total < 0 ? [amount('trips.mail.changeRefunded', -newest.total)] : []),
    ...(fee > 0 ? [amount('trips.mail.changeFee', fee)] : []),
    ...byCredits.map((each) =>
      say('trips.line', { name: describeLine(each, how), value: exactMoney(culture, each.amount, currency) }),
    ),
    ...(newest && byCredits.length > 0 && !isChanged ? [amount('trips.mail.left', newest.total)] : []),
    ...(newest?.card ? [line('trips.mail.card', newest.card)] : []),
  ])
}

/**
 * Facts of a mail: what a canceled trip had cost, what is refunded to credits and to the card, what is lost, and the
 * credits that airlines keep; or that nothing was paid.
 */
export function cancelledMoney(culture: string, cancellation: Cancellation): Block {
  const { currency, paid, lost, credits, givenBack, segments } = cancellation
  const { say, formatDate } = formatterFor(culture)
  const amount = (name: string, units: number) =>
    say('trips.line', { name, value: exactMoney(culture, units, currency) })
  const kept = credits.map((credit) => {
    const until = formatDate(new Date(credit.validUntil), { dateStyle: 'long' })
    return amount(say('trips.mail.credit', { airline: credit.airlineName, until }), credit.amount)
  })
  if (segments.length === 0) return facts(say('trips.mail.price'), [say('trips.mail.notPaid')])
  return facts(say('trips.mail.price'), [
    amount(say('trips.mail.total'), paid),
    ...givenBack.map((back) => amount(say('trips.segment.credit.back', { airline: back.airlineName }), back.amount)),
    amount(say('trips.mail.refund'), refundToCard(cancellation)),
    ...(lost > 0 ? [amount(say('trips.mail.lost'), lost)] : []),
    ...kept,
  ])
}
