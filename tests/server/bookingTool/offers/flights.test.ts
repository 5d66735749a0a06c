import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberships, travelPreferences } from '#server/db/schema/profileData.ts'
import { tripSegments } from '#server/db/schema/trips.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { reviewFields, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

const traveller = 'p-aurora-traveller'
let desk: Awaited<ReturnType<typeof openDesk>>
let visitor: ToolVisitor

beforeAll(async () => {
  desk = await openDesk()
  visitor = await desk.tool.visitorOf(traveller)
})
afterAll(() => desk.close())

/** The page of the first step of a search, and its address. */
async function firstStep(changes: Record<string, string> = {}, view = '') {
  const search = desk.anotherSearch({ to: 'Vancouver', ...changes })
  const found = await visitor.get(`/booking-tool/search?${new URLSearchParams(search)}`)
  const address = found.headers.get('location')!
  const read = async (more = '') => {
    const answer = await visitor.get(address + more)
    return { status: answer.status, html: await answer.text() }
  }
  return { read, ...(await read(view)) }
}
/** Days with the same generated offers, whatever tests ran before. */
const fixedDays = { depart: '2027-09-14', until: '2027-09-17' }

/** The number of offers that a page shows, folded ones included. */
function optionsOf(html: string): number {
  const [, text = ''] = /id="found"[^>]*>([^<]+)</.exec(html) ?? []
  expect(text).toMatch(/^(\d+ options?|\d+ in policy, \d+ more)$/)
  return (text.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0)
}
const airlinesOf = (html: string) =>
  [...html.matchAll(/name="airline"[^>]*?value="(\w+)"\s*(checked)?/g)].map(([, code, checked]) => ({
    code: code!,
    isChosen: checked !== undefined,
  }))
describe('the offers of a flight', () => {
  test('flights can be filtered, each filter shows its count, and the filters can be cleared', async () => {
    const { html, read } = await firstStep({ to: 'Rome' })
    const direct = Number(/Direct only \((\d+)\)/.exec(html)?.[1])
    expect(optionsOf((await read('&stops=0')).html)).toBe(direct)
    const ofOne = await read(`&airline=${airlinesOf(html)[0]!.code}&inPolicy=yes`)
    expect(ofOne.html).toContain('Filters (2)')
    expect(ofOne.html).not.toMatch(/class="mark"/)
    expect(ofOne.html).toContain('Clear filters')
  })

  test('flights can be filtered by several airlines, each with its check box', async () => {
    const { html, read } = await firstStep({ to: 'Lisbon' })
    const [one, other] = airlinesOf(html)
    const both = await read(`&airline=${one!.code}&airline=${other!.code}`)
    expect(airlinesOf(both.html).filter(({ isChosen }) => isChosen)).toHaveLength(2)
    const counts = await Promise.all(
      [one, other].map(async (each) => optionsOf((await read(`&airline=${each!.code}`)).html)),
    )
    expect(optionsOf(both.html)).toBeGreaterThan(Math.max(...counts))
    // The links of the page keep both.
    expect(both.html).toContain(`airline=${one!.code}%2C${other!.code}`)
    expect(optionsOf((await read(`&airline=${one!.code}%2C${other!.code}`)).html)).toBe(optionsOf(both.html))
  })

  test('each active filter is named with a link that removes it', async () => {
    const { read } = await firstStep({ to: 'Lisbon' })
    const { html } = await read('&stops=0&inPolicy=yes')
    const chips = [...html.matchAll(/class="chip"[\s\S]*?href="([^"]+)"[\s\S]*?<\/span\s*>([^<]+)</g)]
    expect(chips.map(([, , text]) => text!.trim())).toEqual(['Direct only', 'In policy'])
    expect(chips[0]![1]).not.toContain('stops=')
    expect(chips[0]![1]).toContain('inPolicy=yes')
  })

  test('an empty list names the filter to loosen and what that would show', async () => {
    const { read } = await firstStep({ to: 'Lisbon' })
    const one = await read('&stops=0&airline=ZZ')
    expect(one.html).toContain('No offer passes these filters')
    expect(one.html).not.toContain('class="fare"')
    const without = Number(/Without “ZZ”: (\d+) options/.exec(one.html)?.[1])
    expect(without).toBe(optionsOf((await read('&stops=0')).html))
    expect(one.html).not.toContain('Without “Direct only”')
    const several = await read('&leaves=night&arrives=night&airline=ZZ')
    expect(several.html).toContain('No single filter is the reason')
  })

  test('flights can be sorted by carbon too, compared with the lowest, with the method in a fold', async () => {
    const { html } = await firstStep({ to: 'Rome' }, '&sort=carbon')
    const lines = [...html.matchAll(/<p class="facts">([\d,.]+)\s?kg CO₂e, (the lowest here|(\d+)% more)<\/p>/g)]
    const shares = lines.map(([, , , percent]) => Number(percent ?? 0))
    expect(shares[0]).toBe(0)
    expect(Math.max(...shares)).toBeGreaterThan(0)
    const weights = lines.map(([, kg]) => Number(kg!.replace(',', '')))
    const inSight = html.split('class="above"')[0]!.match(/kg CO₂e, (?:the lowest|\d+% more)/g)!.length
    expect(weights.slice(0, inSight)).toEqual(weights.slice(0, inSight).toSorted((one, other) => one - other))
    expect(html).toContain('CO₂e is an estimate from the distance, the stops and the cabin.')
    expect(html.split('<details class="method">')[1]).toContain('UK DESNZ/DEFRA factors of 2026')
  })

  test('flights with equal emissions say it once and are not sorted by them', async () => {
    const { html } = await firstStep({ to: 'Lisbon' })
    expect(html.match(/Each of these emits about [\d,.]+\s?kg CO₂e for one traveler\./g)).toHaveLength(1)
    expect(html).not.toMatch(/the lowest here|% more<|id="sort-carbon"/)
  })

  test('each fare shows where to press, and its link is named by flight, fare and price', async () => {
    const { html } = await firstStep()
    const fares = [...html.matchAll(/<a class="fare"[\s\S]*?<\/a\s*>/g)].map(([fare]) => fare)
    expect(fares.length).toBeGreaterThan(3)
    for (const fare of fares) {
      expect(fare).toMatch(/<span class="button button-secondary" aria-hidden="true">Choose<\/span\s*>/)
      const named = fare.replace(/<[^>]*aria-hidden="true"[^>]*>[^<]*<\/span\s*>/g, '').replace(/<[^>]+>/g, ' ')
      expect(named.replace(/\s+/g, ' ')).toMatch(
        /^ ?Choose \w\w \d+(?:, \w\w \d+)* ?, (?:Economy|Premium economy|Business) .*CA\$[\d,.]+/,
      )
    }
  })

  test('flights in policy are marked, and the others are folded under one line', async () => {
    const { html } = await firstStep({ to: 'Paris', ...fixedDays })
    const [shown, folded] = html.split('class="above"')
    expect(shown).toMatch(/class="good">In policy/)
    expect(folded).toContain('class="fare"')
    expect(folded).not.toContain('class="good">In policy')
  })

  test('the dearer fares of a flight within policy are folded with their count', async () => {
    const { html } = await firstStep(fixedDays)
    const [shown] = html.split('class="above"')
    const rows = shown!.split('class="offer journey-offer"').slice(1)
    expect(rows.length).toBeGreaterThan(1)
    const counts = rows.map((row) => {
      const [inSight, folded = ''] = row.split('class="more-fares"')
      expect(inSight).toContain('In policy')
      expect(inSight!.split('class="legs"')[0]).not.toContain('Out of policy')
      expect(folded).not.toContain('In policy')
      const [, said = '0'] = /(\d+) fares? out of policy/.exec(folded) ?? []
      expect(folded.match(/class="fare"/g) ?? []).toHaveLength(Number(said))
      return Number(said)
    })
    expect(Math.max(...counts)).toBeGreaterThan(0)
  })

  test('a filter that would leave out nothing is not offered', async () => {
    const { html, read } = await firstStep({ to: 'Lisbon' })
    expect(html).not.toContain('1 stop')
    expect(html).not.toContain('Direct only')
    const all = optionsOf(html)
    const [, left] = /Refundable fares(?: \((\d+)\))?</.exec(html)!
    // Where every flight has such a fare the filter leaves out fares only, and has no number.
    expect(left).not.toBe(String(all))
    expect(optionsOf((await read('&refundable=yes')).html)).toBe(Number(left ?? all))
  })

  test('a fare states its changes, refund and bags', async () => {
    const { html } = await firstStep()
    expect(html).toContain('Changes: CA$124.00 plus the difference in fare')
    expect(html).toContain('Refund: in full until departure')
    expect(html).toContain('2 checked bags')
  })

  test.each(['stops=99', 'leaves=never', 'sort=upside-down', 'airline=%3Cb%3E', 'near=nowhere', 'refundable=no'])(
    'an address with %s shows the flights unfiltered',
    async (nonsense) => {
      const { html, read } = await firstStep()
      const answer = await read(`&${nonsense}`)
      expect(answer.status).toBe(200)
      expect(optionsOf(answer.html)).toBe(optionsOf(html))
    },
  )

  test('an address that is too long is refused with an explanation', async () => {
    const { read } = await firstStep()
    const answer = await read(`&airline=${'A'.repeat(3000)}`)
    expect(answer.status).toBe(400)
    expect(answer.html).toContain('This could not be read')
  })
})

describe('the profile of the traveller', () => {
  test('the profile preselects the seat, which the person may change and which is stored with the flight', async () => {
    await desk.services.db
      .update(travelPreferences)
      .set({ seatPositionWidthwise: 'window' })
      .where(eq(travelPreferences.profileId, traveller))
    const seats = async (choice: Record<string, string>) => {
      const fields = await reviewFields(visitor, desk.anotherSearch())
      const booked = await desk.confirm(visitor, { ...fields, ...choice })
      const rows = await desk.services.db
        .select()
        .from(tripSegments)
        .where(eq(tripSegments.tripId, booked.headers.get('location')!.split('/').at(-1)!))
      return rows.map(({ seat, seatPosition }) => [seat?.at(-1), seatPosition])
    }
    for (const [letter, position] of await seats({})) {
      expect(position).toBe('window')
      expect('AFK').toContain(letter)
    }
    for (const [letter, position] of await seats({ seat: 'aisle' })) {
      expect(position).toBe('aisle')
      expect('CDH').toContain(letter)
    }
    expect((await seats({ seat: 'on the roof' })).length).toBeGreaterThan(0)
  })

  test('the profile gives the airline its own loyalty number, of which only the end is shown', async () => {
    const { db } = desk.services
    const of = (id: string, programCode: string, number: string) =>
      ({ id, companyId: 'aurora', profileId: traveller, category: 'air', programCode, number }) as const
    await db.delete(memberships).where(eq(memberships.profileId, traveller))
    await db.insert(memberships).values([of('m-1', 'aeroplan', '123456789'), of('m-2', 'lifemiles', '987654321')])
    const { html } = await firstStep({ trip: 'oneway', until: '' }, '&airline=AC')
    const fare = /class="fare"\s+href="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&')
    const review = await visitor.text((await visitor.get(fare)).headers.get('location')!)
    expect(review).toContain('Aeroplan ··· 789 will be used on Air Canada.')
    expect(review).not.toMatch(/123456789|LifeMiles|987654321|··· 321/)
  })
})
