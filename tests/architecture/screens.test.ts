import { describe, expect, test } from 'vitest'
import { demoPeople } from '#server/demo/accounts/demoPeople.ts'
import type { RouteRow } from '@/routes/row'
import { routeNames, table } from '@/routes/table'
import { fileNameOf } from '../screens/screen.ts'
import { allScreens } from '../screens/screens.ts'

describe('the sheet of all screens', () => {
  const screens = allScreens(table)

  test('the sheet shows every route to a person of the demo, or without a sign-in', () => {
    const emails: (string | undefined)[] = demoPeople.map(({ email }) => email)
    const shown = screens.filter(({ state }) => state === undefined)
    expect(shown.map(({ place }) => place)).toEqual(routeNames)
    expect(screens.filter(({ person }) => person !== undefined && !emails.includes(person))).toEqual([])
  })

  test('the sheet asks for the person and address of a new route with parameters', () => {
    const rows: Record<string, RouteRow> = { ...table, guest: { path: '/guests/:guestId' } }
    expect(() => allScreens(rows)).toThrow('The route guest (/guests/:guestId) is in no picture')
  })

  test('the sheet shows a new route without parameters without a change, to a person who may see it', () => {
    const rows: Record<string, RouteRow> = { ...table, guests: { path: '/guests', roles: ['GuestManager'] } }
    expect(allScreens(rows).find(({ place }) => (place as string) === 'guests')).toMatchObject({
      person: 'everything@aurora.example',
    })
  })

  test('the sheet gives every picture its own file', () => {
    const names = screens.map(fileNameOf)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
