import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import type { ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let visitor: ToolVisitor
beforeAll(async () => {
  desk = await openDesk()
  visitor = await desk.tool.visitorOf('p-aurora-traveller')
})
afterAll(() => desk.close())

/** A date as the tool writes it: it never wraps. */
const date = (text: string) => text.replaceAll(' ', '\u00a0')

test('the days of a search are shown in words, and the return is never before the departure', async () => {
  const days = (fields: Record<string, string>) => visitor.text(`/booking-tool/days?${new URLSearchParams(fields)}`)
  const week = { transport: 'flight', trip: 'return', depart: '2027-03-08', until: '2027-03-11' }
  expect(await days(week)).toBe(`${date('Mon, Mar 8')} to ${date('Thu, Mar 11')}\u00a0· 3 nights`)
  expect(await days({ ...week, until: '2027-03-08' })).toBe(date('Mon, Mar 8'))
  expect(await days({ ...week, trip: 'oneway' })).toBe(date('Mon, Mar 8'))
  expect(await days({ ...week, trip: 'oneway', needHotel: 'yes' })).toContain('3 nights')
  expect(await days({ ...week, transport: 'none' })).toContain('3 nights')
  for (const until of ['2027-03-07', 'never', '']) expect(await days({ ...week, until })).toBe('')
  const form = await visitor.text(`/booking-tool?${new URLSearchParams({ ...week, from: 'YUL', to: 'YVR' })}`)
  expect(form).toContain(`${date('Mon, Mar 8')} to ${date('Thu, Mar 11')}`)
  expect(form).toMatch(/id="until"[^>]*min="2027-03-08"/)
  for (const end of ['from', 'to']) {
    expect(form).toMatch(new RegExp(`id="${end}"[^>]*aria-describedby="${end}-hint"`))
    expect(form).toContain(`id="${end}-hint">City or airport, such as CDG<`)
  }
})

test('a search without ticket, hotel and car explains at both check boxes that one is needed', async () => {
  const asked = { transport: 'none', to: 'YVR', depart: '2027-03-08', until: '2027-03-11' }
  const form = await visitor.text(`/booking-tool/search?${new URLSearchParams(asked)}`)
  const said = 'Tick a hotel, a car or both, or choose a plane or a train.'
  const [, howToTravel] = /<fieldset id="transport">([\s\S]*?)<\/fieldset>/.exec(form)!
  expect(howToTravel).not.toContain(said)
  const [, whatElse] = /<legend>What else\?<\/legend>([\s\S]*?)<\/fieldset>/.exec(form)!
  expect(whatElse).toMatch(new RegExp(`id="extras-error">[^<]*<svg[\\s\\S]+</svg>\\s+${said.replace('.', '\\.')}\\s+<`))
  for (const name of ['needHotel', 'needCar'])
    expect(whatElse).toMatch(new RegExp(`name="${name}"[^>]*aria-invalid="true"\\s+aria-describedby="extras-error"`))
  expect(form).toMatch(/<a href="#needHotel"\s*>What else\?<\/a\s*>/)
  expect(form).toContain(`${date('Mon, Mar 8')} to ${date('Thu, Mar 11')}`)
})

test('a problem names its field as the form does, with a ticket and without one', async () => {
  const named = async (fields: Record<string, string>) => {
    const form = await visitor.text(`/booking-tool/search?${new URLSearchParams({ to: 'YVR', ...fields })}`)
    return ['depart', 'until'].map((field) => new RegExp(`<a href="#${field}"\\s*>([^<]+)</a`).exec(form)?.[1])
  }
  expect(await named({ transport: 'flight', trip: 'return', from: 'YUL' })).toEqual(['Departure:', 'Return:'])
  expect(await named({ transport: 'none', needHotel: 'yes' })).toEqual([
    'Check-in or pick-up:',
    'Check-out or drop-off:',
  ])
})

test('the search shows what the policy allows', async () => {
  const form = await visitor.text('/booking-tool')
  expect(form).toMatch(/up to \d+% above the lowest</)
  expect(form).toMatch(/up to CA\$[\d,.]+ a night/)
})

test('the search asks for the destination first', async () => {
  const form = await visitor.text('/booking-tool')
  const order = [
    'name="transport"',
    'id="from"',
    'id="to"',
    'id="depart"',
    'name="needHotel"',
    'class="button button-primary"',
  ]
  const places = order.map((mark) => form.indexOf(mark))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(Math.min(...places)).toBeGreaterThan(0)
})
