import { QueryStatus, type Module } from '@reduxjs/toolkit/query/react'

/**
 * Tags of the data that other people, or this person elsewhere, change at any time. A query that provides such a tag is
 * asked again when a page shows it, when the reader arrives at the open page once more, and when the reader returns to
 * the window; what was shown stays until the answer.
 */
export const sharedTags = [
  'Trips',
  'Notifications',
  'ActionMarks',
  'Arrangers',
  'Travelers',
  'RoleRequests',
  'Groups',
  'OrganizedGroups',
  'Guests',
  'RollCalls',
  'RollCallPeople',
  'HelpDesk',
  'HelpDeskQueue',
  'HomeContent',
  'Maintenance',
  'MaintenanceNotices',
  'ReportJobs',
  'Approvals',
  'TravelRequests',
] as const

/** Data requested within this time is fresh: several parts of a page show it, and focus and visibility follow each other. */
const freshMs = 10_000

/** Whether data asked at this time, or never, may have changed since. */
export const isOld = (askedAt: number | undefined): boolean => Date.now() - (askedAt ?? 0) > freshMs

/** Option of a query that asks again every `ms` milliseconds while the application is shown, as of the last rendering. */
export const whileShown = (ms: number) => ({ pollingInterval: document.visibilityState === 'visible' ? ms : 0 })

const tags: ReadonlySet<unknown> = new Set(sharedTags)
const tagType = (tag: unknown): unknown => (typeof tag === 'object' && tag !== null && 'type' in tag ? tag.type : tag)

/** Has queries of shared data ask again when a component begins to show them, unless the answer is fresh. */
export const askAgainModule: Module<never> = {
  // The name only extends the type of the API, which this module leaves as it is.
  name: 'askAgain' as never,
  init: () => ({
    injectEndpoint: (_name, definition) => {
      // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- the library does not export the enum
      if (definition.type !== 'query') return
      const provided: unknown = definition.providesTags
      if (Array.isArray(provided) && provided.some((tag) => tags.has(tagType(tag))))
        definition.forceRefetch = ({ endpointState }) =>
          endpointState?.status === QueryStatus.fulfilled && isOld(endpointState.startedTimeStamp)
    },
  }),
}
