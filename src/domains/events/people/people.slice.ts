import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  getCannotBookCount,
  getGroupManifest,
  getGroupPeople,
  getMailPreview,
  postGroupAction,
  postGroupPeople,
} from './people.api'

/**
 * The list, its counts and the tasks of the organizer, who may be on it. Reloaded after a failure too, since the event
 * may have changed.
 */
const changed = ['OrganizedGroups', 'Groups', 'Notifications'] as const

const peopleEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    groupPeople: build.query({ queryFn: toQueryFn(getGroupPeople), providesTags: ['OrganizedGroups'] }),
    cannotBookCount: build.query({ queryFn: toQueryFn(getCannotBookCount), providesTags: ['OrganizedGroups'] }),
    // A preview is outdated once its dialog has closed.
    mailPreview: build.query({
      queryFn: toQueryFn(getMailPreview),
      providesTags: ['OrganizedGroups'],
      keepUnusedDataFor: 0,
    }),
    groupManifest: build.query({ queryFn: toQueryFn(getGroupManifest), providesTags: ['OrganizedGroups'] }),
    postGroupPeople: build.mutation({ queryFn: toQueryFn(postGroupPeople), invalidatesTags: changed }),
    postGroupAction: build.mutation({ queryFn: toQueryFn(postGroupAction), invalidatesTags: changed }),
  }),
})
export const {
  useCannotBookCountQuery,
  useGroupManifestQuery,
  useGroupPeopleQuery,
  useMailPreviewQuery,
  usePostGroupActionMutation,
  usePostGroupPeopleMutation,
} = peopleEndpoints
