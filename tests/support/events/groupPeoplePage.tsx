import type { GroupTraveler } from '#contract/events/groupTravelers.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import type { Role } from '#contract/session/roles.ts'
import { makeGroupTraveler, makePeoplePage, type PeopleCounts } from './groupPeopleFactory.ts'
import { answer } from '#tests/support/page/network.ts'
import { makeGroupDetail } from './organizedGroupFactory.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

export const event = '/companies/aurora/group-travels/g1'
export const people = `${event}/travelers`

/** A second person on the list. */
export const bo = makeGroupTraveler({ id: 'gt2', firstName: 'Bo', lastName: 'Reed', email: 'bo@aurora.example' })

export interface Shown {
  rows?: GroupTraveler[]
  counts?: PeopleCounts
  group?: Partial<GroupDetail>
  query?: string
}
/** The page at its address, with the answers of the network. */
export const openPeople = (query = '', roles: Role[] = ['EventOrganizer']) =>
  renderRoute('groupTravelers', {
    path: `/events/g1/travelers${query}`,
    route: '/events/:groupTravelId/travelers',
    whoami: { roles },
  })
/** The page with these people on the list of the event. */
export const showPeople = ({ rows = [makeGroupTraveler()], counts = {}, group = {}, query }: Shown = {}) => {
  answer(event, makeGroupDetail(group))
  answer(people, makePeoplePage(rows, counts))
  return openPeople(query)
}
