import { describe, expect, test } from 'vitest'
import { demoPeople } from '#server/demo/accounts/demoPeople.ts'
import type { RouteRow } from '@/routes/row'
import { routeNames, table } from '@/routes/table'
import { fileNameOf } from '../screens/screen.ts'
import { allScreens } from '../screens/screens.ts'

describe('the sheet of all screens', () => {
  const screens = allScreens(table)

  test('shows every route to somebody of the demo, or to nobody', () => {
    const emails: (string | undefined)[] = demoPeople.map(({ email }) => email)
    const shown = screens.filter(({ state }) => state === undefined)
    expect(shown.map(({ place }) => place)).toEqual(routeNames)
    expect(screens.filter(({ person }) => person !== undefined && !emails.includes(person))).toEqual([])
  })

  test('asks for the person and the address of a new route whose address names something', () => {
    const rows: Record<string, RouteRow> = { ...table, guest: { path: '/guests/:guestId' } }
    expect(() => allScreens(rows)).toThrow('The route guest (/guests/:guestId) is in no picture')
  })

  test('shows a new route without parameters by itself, to somebody who may see it', () => {
    const rows: Record<string, RouteRow> = { ...table, guests: { path: '/guests', roles: ['GuestManager'] } }
    expect(allScreens(rows).find(({ place }) => (place as string) === 'guests')).toMatchObject({
      person: 'everything@aurora.example',
    })
  })

  test('gives every picture a file of its own', () => {
    const names = screens.map(fileNameOf)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
