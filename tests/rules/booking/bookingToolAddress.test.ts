import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ObtAddress } from '#contract/booking/bookingTool.ts'
import { toolAddress, type ToolContext, type ToolHandoff } from '@/domains/booking/toolAddress'
import { startAddress, isoDate, pageOptions } from '#bookingTool/entry/targets.ts'

beforeAll(() => void vi.stubGlobal('location', new URL('https://waymark.test/')))
afterAll(() => void vi.unstubAllGlobals())

const context: ToolContext = {
  culture: 'fr-CA',
  widthPx: 1280,
  stage: 'production',
  ageGroup: 4,
  country: 'CA',
  companyId: 'aurora',
  userId: 'p-1',
  roles: ['Traveller', 'VIP'],
}
const answer = (name: string, url = 'https://tool.example/sso?userToken=abc'): ObtAddress => ({
  successfull: true,
  data: { name, url },
})
const told = (handoff: ToolHandoff = {}, changes: Partial<ToolContext> = {}) =>
  Object.fromEntries(toolAddress(answer('ZIIOBT'), { ...context, ...changes }, handoff)!.searchParams)

describe('§7 the address of the first-party tool', () => {
  test('the address has the traveler, the language and the screen', () => {
    expect(told()).toEqual({
      userToken: 'abc',
      stage: 'production',
      ageGroup: '4',
      country: 'CA',
      companyId: 'aurora',
      userId: 'p-1',
      roles: 'Traveller,VIP',
      ismobile: 'false',
      locale: 'fr-CA',
      target: 'user-home',
      hideMenu: 'false',
    })
  })

  test.each([
    [479, 'true'],
    [480, 'false'],
  ])('the address calls a screen of %i px mobile: %s', (widthPx, isMobile) => {
    expect(told({}, { widthPx })['ismobile']).toBe(isMobile)
  })

  test('the address has no age where it is not known', () => {
    expect(told({}, { ageGroup: null })).not.toHaveProperty('ageGroup')
  })

  test('the address has the trip to change instead of the home, without a menu', () => {
    expect(told({ target: 'trip', superPnrId: 'ABC234' })).toMatchObject({
      target: 'trip',
      superPnrId: 'ABC234',
      hideMenu: 'true',
    })
  })

  test("the address has a group's search, with the constants of §9", () => {
    const group = { id: 'g1', city: 'PAR', departure: '2027-05-03', return: '2027-05-31', policyTemplate: 't-1' }
    expect(told({ group: { ...group, policyModification: null } })).toMatchObject({
      target: 'group',
      hideMenu: 'true',
      autosubmit: 'true',
      city: 'PAR',
      departureDate: '5/3/2027',
      returnDate: '5/31/2027',
      departureTime: '12:00pm',
      returnTime: '12:00pm',
      timeWindow: '12',
      acceptPenalty: 'true',
      policyTemplateId: 't-1',
      groupTravelId: 'g1',
    })
  })
})

test.each(['Concur', 'certify', 'saml'])('the tool of %s opens its address unchanged', (name) => {
  const hotel = { city: 'PAR', checkIn: '2027-05-03', checkOut: '2027-05-05' }
  expect(toolAddress(answer(name), context, { hotel })?.href).toBe('https://tool.example/sso?userToken=abc')
})

test.each<ObtAddress>([
  { successfull: false, messageCode: 'notAllowedToBook' },
  { successfull: true },
  answer('ZIIOBT', ''),
  answer('ZIIOBT', 'javascript:alert(1)'),
])('§8 an answer without a usable address opens no tool: %j', (unusable) => {
  expect(toolAddress(unusable, context)).toBeUndefined()
})

describe('the start of the tool', () => {
  const query = (handoff: ToolHandoff) => told(handoff)

  test('the tool begins with the search, the bookings or one trip', () => {
    expect(startAddress(query({}), 'YUL')).toBe('/booking-tool')
    expect(startAddress(query({ target: 'bookings' }), 'YUL')).toBe('/booking-tool/bookings')
    expect(startAddress(query({ target: 'trip', superPnrId: 'ABC234' }), 'YUL')).toBe('/booking-tool/bookings/ABC234')
    expect(startAddress({ target: 'trip', superPnrId: '../../api' }, 'YUL')).toBe('/booking-tool/bookings')
    expect(startAddress({ target: '//elsewhere.example' }, 'YUL')).toBe('/booking-tool')
  })

  test("the tool begins with the offers for a group's event", () => {
    const group = { id: '', city: 'PAR', departure: '2027-05-03', return: '2027-05-05', policyTemplate: 't' }
    const begins = startAddress(query({ group: { ...group, policyModification: 'm' } }), 'YUL')
    expect(begins).toBe(
      '/booking-tool/search?transport=flight&trip=return&from=YUL&to=PAR&depart=2027-05-03&until=2027-05-05&needHotel=yes',
    )
    expect(startAddress({ target: 'group', city: 'PAR' }, null)).toMatch(/^\/booking-tool\?/)
  })

  test('the tool begins in the language and size of the address', () => {
    expect(pageOptions(query({ target: 'trip', superPnrId: 'ABC234' }))).toEqual({
      locale: 'fr-CA',
      isMobile: false,
      hidesMenu: true,
    })
    expect(isoDate('13.05.2027')).toBeUndefined()
  })
})
