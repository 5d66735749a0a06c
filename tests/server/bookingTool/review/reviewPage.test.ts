import { afterAll, beforeAll, expect, test } from 'vitest'
import { centsOf, everything, openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { reviewFields, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let visitor: ToolVisitor
beforeAll(async () => {
  desk = await openDesk()
  visitor = await desk.tool.visitorOf('p-aurora-traveller')
})
afterAll(() => desk.close())

test('the review shows each flight once, in the order of the days, with one button that confirms', async () => {
  const fields = await reviewFields(visitor, desk.anotherSearch(everything))
  const html = await visitor.text(`/booking-tool/confirm?${new URLSearchParams(fields)}`)
  const numbers = html.match(/[A-Z\d]{2} \d{2,4}(?=\s*\u00a0?·)/g) ?? []
  expect(numbers).toHaveLength(html.match(/class="ride"/g)!.length)
  const heads = [...html.matchAll(/<div class="part-head">\s*<svg class="mode line"[\s\S]*?<h2>([\s\S]*?)<\/h2>/g)].map(
    ([, head]) => head!.trim(),
  )
  expect(heads).toHaveLength(4)
  expect(heads[0]).toMatch(/^Outbound:\s+Montreal\s.*→/)
  expect(heads[1]).toMatch(/^[^·]+\u00a0· Economy$/)
  expect(heads[3]).toMatch(/^Return:\s+Vancouver\s.*→/)
  const priced = [...html.split('<dl class="pairs">')[1]!.matchAll(/<dt>(\w+)<\/dt>/g)].map(([, name]) => name)
  expect(priced).toEqual(['Outbound', 'Car', 'Hotel', 'Return'])
  expect(html.match(/<button class="button button-primary button-fullWidth">/g)).toHaveLength(1)
})

test('the review shows the policy and the payer', async () => {
  const fields = await reviewFields(visitor, desk.anotherSearch(everything))
  const html = await visitor.text(`/booking-tool/confirm?${new URLSearchParams(fields)}`)
  const [, order] = html.split('<form class="card stack" id="order"')
  expect(order).toContain('Everything is in policy')
  expect(order).toMatch(/Cost center: <strong>[^<]+</)
})

test('the review shows each part at its list price, and canceling names the refund and the card', async () => {
  const fields = await reviewFields(visitor, desk.anotherSearch({ needHotel: 'yes', to: 'Vancouver' }))
  const review = await visitor.text(`/booking-tool/confirm?${new URLSearchParams(fields)}`)
  const pairs = /<dl class="pairs">([\s\S]*?)<\/dl>/.exec(review)![1]!
  const sums = [...pairs.matchAll(/<dd[^>]*>CA\$([\d,.]+)/g)].map(([, sum]) => centsOf(sum!))
  expect(sums).toHaveLength(4)
  expect(sums.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(sums.at(-1))
  expect(sums.at(-1)).toBe(Number(fields['total']))
  expect(pairs).toMatch(/Total\s+<span class="small included">Taxes and fees included: CA\$/)
  const { bookingId } = await desk.booked(visitor)
  const html = await visitor.text(`/booking-tool/bookings/${bookingId}/cancel`)
  expect(html).toMatch(/CA\$[\d,.]+ back</)
  const [paid, lost, refund] = [...html.split('<dt>Paid</dt>')[1]!.matchAll(/<dd[^>]*>CA\$([\d,.]+)/g)].map(([, sum]) =>
    centsOf(sum!),
  )
  expect(paid).toBe(lost! + refund!)
  expect(html).toMatch(/The refund goes to the card ending in \d{4}\. Your bank should show it within 14 days\./)
  expect(html).toContain('A canceled trip cannot be brought back.')
  expect(html.indexOf('>Keep the trip<')).toBeLessThan(html.indexOf('>Cancel the trip<'))
})
