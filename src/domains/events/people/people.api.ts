import {
  addedGroupTravelersSchema,
  groupDoneSchema,
  type GroupMailKind,
  groupMailPreviewSchema,
  groupManifestSchema,
  type GroupTravelerFilter,
  groupTravelerPageSchema,
} from '#contract/groupTravelers.ts'
import { groupLimits } from '#contract/groupTravels.ts'
import { groupPath, type GroupRef } from '@/domains/events/shared/groupPath'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

interface PeopleRequest extends GroupRef {
  pageNumber: number
  search: string
  filter: GroupTravelerFilter | undefined
}

/** GET .../group-travels/{groupTravelId}/travelers: a page of the people of an event, by name. */
export const getGroupPeople = ({ pageNumber, search, filter, ...groupRef }: PeopleRequest, signal: AbortSignal) =>
  companyHttp
    .get(`${groupPath(groupRef)}/travelers`, {
      params: { pageNumber, pageSize: groupLimits.travelerPage, search: search || undefined, filter },
      signal,
    })
    .then(parseBody(groupTravelerPageSchema))

/** GET .../travelers: how many of the list still have to book and cannot; it takes longer than a page. */
export const getCannotBookCount = (groupRef: GroupRef, signal: AbortSignal) =>
  companyHttp
    .get(`${groupPath(groupRef)}/travelers`, { params: { pageSize: 1, cannotBook: true }, signal })
    .then(parseBody(groupTravelerPageSchema))
    .then(({ cannotBook }) => cannotBook ?? 0)

/** POST .../travelers: puts people on the list; whoever is not added is named. 409 once the list is closed or full. */
export const postGroupPeople = ({ emails, ...groupRef }: GroupRef & { emails: string[] }, signal: AbortSignal) =>
  companyHttp
    .post(`${groupPath(groupRef)}/travelers`, { emails }, { signal })
    .then(parseBody(addedGroupTravelersSchema))

/** What is done with several people at once: mails, or taking them off the list. */
export type GroupAction = GroupMailKind | 'removals'

/** POST .../invitations, .../reminders, .../removals: to those named; without names, mails to everybody they are for. */
export const postGroupAction = (
  { action, travelerIds, ...groupRef }: GroupRef & { action: GroupAction; travelerIds: string[] | undefined },
  signal: AbortSignal,
) => companyHttp.post(`${groupPath(groupRef)}/${action}`, { travelerIds }, { signal }).then(parseBody(groupDoneSchema))

/** GET .../mails/{kind}: who would get a mail now where nobody is named, who is left out, and what it says. */
export const getMailPreview = ({ kind, ...groupRef }: GroupRef & { kind: GroupMailKind }, signal: AbortSignal) =>
  companyHttp.get(`${groupPath(groupRef)}/mails/${kind}`, { signal }).then(parseBody(groupMailPreviewSchema))

/** GET .../manifest: who arrives for the event and who leaves it. */
export const getGroupManifest = (groupRef: GroupRef, signal: AbortSignal) =>
  companyHttp.get(`${groupPath(groupRef)}/manifest`, { signal }).then(parseBody(groupManifestSchema))
