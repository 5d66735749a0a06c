import { existsSync } from 'node:fs'

/**
 * A test is in the folder of the room it tests: a domain of src or server, another folder of src or server, or the
 * booking tool. So the server tests and journeys of a changed file are found by the name of its room, and all other
 * tests by their imports.
 */

/** Rooms whose changes are tested in the folders of other rooms as well. */
export const alsoTestedIn: Record<string, readonly string[]> = {
  actionCenter: ['notifications'],
  admin: ['scim'],
  audit: ['admin'],
  booking: ['bookingTool'],
  bookingRecords: ['scores', 'trips'],
  bookingTool: ['booking'],
  carbon: ['trips'],
  completion: ['profile'],
  grants: ['admin', 'scim'],
  home: ['app'],
  identity: ['session'],
  itinerary: ['trips'],
  notifications: ['app'],
  patterns: ['app'],
  routes: ['app'],
  scim: ['admin'],
  scores: ['trips'],
  session: ['identity'],
  shell: ['app'],
  site: ['app'],
  suppliers: ['booking', 'bookingTool'],
  support: ['agency'],
}

/** The room of a file of the product. Undefined for the contract and for files outside the product. */
export const roomOf = (path: string): string | undefined =>
  /^(?:(?:src|server)\/(?:domains\/)?([^/]+)|(bookingTool))\//.exec(path)?.slice(1).find(Boolean)

/** The folders of server tests or journeys that test a file of the product. */
export function testFoldersOf(kind: 'server' | 'journeys', path: string): string[] {
  const room = roomOf(path)
  // A room of src that is no domain, as src/http, may have the name of a room of the server, which is another.
  if (room === undefined || (kind === 'server' && /^src\/(?!domains\/)/.test(path))) return []
  return [room, ...(alsoTestedIn[room] ?? [])].map((name) => `tests/${kind}/${name}`).filter((name) => existsSync(name))
}
