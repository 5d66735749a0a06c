import { expect, test } from 'vitest'
import { arrangedPages, type SharedPage } from '@/routes/arrangedPages'
import { routeNames, rowOf, titleOf } from '@/routes/table'
import { trailOf } from '@/routes/trail'

const shared = Object.keys(arrangedPages) as SharedPage[]
const paramsOf = (path: string) => (path.match(/:\w+/g) ?? []).toSorted()

test.each(shared)("the page %s of a traveler names the traveler and is otherwise the person's own page", (name) => {
  const [own, theirs] = [rowOf(name), rowOf(arrangedPages[name])]
  expect(own.subject).toBeUndefined()
  expect(theirs.subject).toBe('traveler')
  expect(paramsOf(theirs.path)).toEqual([...paramsOf(own.path), ':companyId', ':profileId'].toSorted())
  // One's own list is called "My trips".
  if (titleOf(name) !== titleOf('tripsList')) expect(titleOf(arrangedPages[name])).toBe(titleOf(name))
})

test("every page of the person's own profile but the account exists for a traveler", () => {
  const ofProfile = routeNames.filter((name) => rowOf(name).path.includes('/profile/') && !rowOf(name).subject)
  expect(ofProfile.filter((name) => !Object.hasOwn(arrangedPages, name))).toEqual(['account'])
})

test('a traveler’s trip stands below their list, in the variant that the arranger has', () => {
  expect(trailOf('arrangerTrip').at(-1)).toBe('arrangerItinerary')
  expect(trailOf('arrangerTrip', 'tripsList_v2').at(-1)).toBe('arrangerItinerary_v2')
})
