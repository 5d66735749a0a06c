import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import type { ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

const traveler = 'p-aurora-traveller'
let desk: Awaited<ReturnType<typeof openDesk>>
let visitor: ToolVisitor

beforeAll(async () => {
  desk = await openDesk()
  visitor = await desk.tool.visitorOf(traveler)
})
afterAll(() => desk.close())

/** The page of the first step of a search, and its address. */
async function firstStep(changes: Record<string, string> = {}) {
  const search = desk.anotherSearch({ to: 'Vancouver', ...changes })
  const found = await visitor.get(`/booking-tool/search?${new URLSearchParams(search)}`)
  const address = found.headers.get('location')!
  const read = async (more = '') => {
    const answer = await visitor.get(address + more)
    return { status: answer.status, html: await answer.text() }
  }
  return { read, ...(await read()) }
}
/** Days with the same generated offers, whatever tests ran before. */
const fixedDays = { depart: '2027-09-14', until: '2027-09-17' }

describe('the offers of a flight', () => {
  test('flights are compared with the lightest of their list, with the method in a fold', async () => {
    const { html } = await firstStep({ to: 'Rome' })
    const lines = [...html.matchAll(/<p class="facts">[\d,.]+\s?kg CO₂e, (?:the lowest here|(\d+)% more)<\/p>/g)]
    const shares = lines.map(([, percent]) => Number(percent ?? 0))
    expect(Math.min(...shares)).toBe(0)
    expect(Math.max(...shares)).toBeGreaterThan(0)
    expect(html).toContain('CO₂e is an estimate from the distance, the stops and the cabin.')
    expect(html.split('<details class="method">')[1]).toContain('UK DESNZ/DEFRA factors of 2026')
  })

  test('flights with equal emissions say it once', async () => {
    const { html } = await firstStep({ to: 'Lisbon' })
    expect(html.match(/Each of these emits about [\d,.]+\s?kg CO₂e for one traveler\./g)).toHaveLength(1)
    expect(html).not.toMatch(/the lowest here|% more</)
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

  test('a fare states its changes, refund and bags', async () => {
    const { html } = await firstStep()
    expect(html).toContain('Changes: CA$124.00 plus the difference in fare')
    expect(html).toContain('Refund: in full until departure')
    expect(html).toContain('2 checked bags')
  })
  test('an address that is too long is refused with an explanation', async () => {
    const { read } = await firstStep()
    const answer = await read(`&change=${'A'.repeat(3000)}`)
    expect(answer.status).toBe(400)
    expect(answer.html).toContain('This could not be read')
  })
})
