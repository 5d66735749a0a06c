import type { ChangedGroup, NewGroup } from '#contract/events/groupTravelChanges.ts'
import {
  groupDetailSchema,
  groupLimits,
  type GroupStatus,
  organizedGroupPageSchema,
  type organizedGroupSorts,
} from '#contract/events/groupTravels.ts'
import { groupPath, type GroupRef, groupsPath } from '@/domains/events/shared/groupPath'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

interface OrganizedGroupsRequest {
  companyId: string
  pageNumber: number
  search: string
  sort: (typeof organizedGroupSorts)[number]
  /** All states where empty. */
  statuses: readonly GroupStatus[]
}

/** GET companies/{companyId}/group-travels: a page of the organizer's own events. */
export const getOrganizedGroups = (
  { companyId, pageNumber, search, sort, statuses }: OrganizedGroupsRequest,
  signal: AbortSignal,
) =>
  companyHttp
    .get(groupsPath(companyId), {
      params: {
        pageNumber,
        pageSize: groupLimits.page,
        sort,
        search: search || undefined,
        status: statuses.join(',') || undefined,
      },
      signal,
    })
    .then(parseBody(organizedGroupPageSchema))

/** POST companies/{companyId}/group-travels: begins to plan an event. */
export const postGroup = ({ companyId, group }: { companyId: string; group: NewGroup }, signal: AbortSignal) =>
  companyHttp.post(groupsPath(companyId), group, { signal }).then(parseBody(groupDetailSchema))

/** GET .../group-travels/{groupTravelId} */
export const getGroup = (groupRef: GroupRef, signal: AbortSignal) =>
  companyHttp.get(groupPath(groupRef), { signal }).then(parseBody(groupDetailSchema))

/** PUT .../group-travels/{groupTravelId}. 412 with the present event where another person changed it meanwhile. */
export const putGroup = ({ group, ...groupRef }: GroupRef & { group: ChangedGroup }, signal: AbortSignal) =>
  companyHttp.put(groupPath(groupRef), group, { signal }).then(parseBody(groupDetailSchema))

/** PUT .../group-travels/{groupTravelId}/status. 409 for a state that does not follow, or with the missing fields. */
export const putGroupStatus = (
  { status, version, ...groupRef }: GroupRef & { status: GroupStatus; version: number },
  signal: AbortSignal,
) =>
  companyHttp.put(`${groupPath(groupRef)}/status`, { status, version }, { signal }).then(parseBody(groupDetailSchema))
