import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getCannotBookCount, getGroupManifest, getGroupPeople, postGroupAction, postGroupPeople } from './people.api'

/** The list and its numbers; the organizer may be on it. Reloaded after a failure too: the event may be another by now. */
const changed = ['OrganizedGroups', 'Groups'] as const

const peopleEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    groupPeople: build.query({ queryFn: toQueryFn(getGroupPeople), providesTags: ['OrganizedGroups'] }),
    cannotBookCount: build.query({ queryFn: toQueryFn(getCannotBookCount), providesTags: ['OrganizedGroups'] }),
    groupManifest: build.query({ queryFn: toQueryFn(getGroupManifest), providesTags: ['OrganizedGroups'] }),
    postGroupPeople: build.mutation({ queryFn: toQueryFn(postGroupPeople), invalidatesTags: changed }),
    postGroupAction: build.mutation({ queryFn: toQueryFn(postGroupAction), invalidatesTags: changed }),
  }),
})
export const {
  useCannotBookCountQuery,
  useGroupManifestQuery,
  useGroupPeopleQuery,
  usePostGroupActionMutation,
  usePostGroupPeopleMutation,
} = peopleEndpoints
