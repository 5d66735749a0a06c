import { apiSlice, toQueryFn } from '@/store/apiSlice'
import {
  getCannotBookCount,
  getGroupCandidates,
  getGroupManifest,
  getGroupPeople,
  getMailPreview,
  postGroupAction,
  postGroupPeople,
  postGuestRequest,
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
    groupCandidates: build.query({ queryFn: toQueryFn(getGroupCandidates), providesTags: ['OrganizedGroups'] }),
    groupManifest: build.query({ queryFn: toQueryFn(getGroupManifest), providesTags: ['OrganizedGroups'] }),
    postGroupPeople: build.mutation({ queryFn: toQueryFn(postGroupPeople), invalidatesTags: changed }),
    postGuestRequest: build.mutation({ queryFn: toQueryFn(postGuestRequest) }),
    postGroupAction: build.mutation({ queryFn: toQueryFn(postGroupAction), invalidatesTags: changed }),
  }),
})
export const {
  useCannotBookCountQuery,
  useGroupCandidatesQuery,
  useGroupManifestQuery,
  useGroupPeopleQuery,
  useMailPreviewQuery,
  usePostGroupActionMutation,
  usePostGroupPeopleMutation,
  usePostGuestRequestMutation,
} = peopleEndpoints
