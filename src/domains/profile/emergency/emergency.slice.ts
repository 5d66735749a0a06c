import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { deleteEmergencyContact, getEmergencyContact, putEmergencyContact } from './emergency.api'

export const emergencyEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    emergencyContact: build.query({ queryFn: toQueryFn(getEmergencyContact), providesTags: ['EmergencyContact'] }),
    putEmergencyContact: build.mutation({
      queryFn: toQueryFn(putEmergencyContact),
      // Puts the saved list into the cache, so that it is shown even if reloading fails.
      onQueryStarted: async ({ companyId, profileId }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined)
        if (!saved) return
        const { updateQueryData } = emergencyEndpoints.util
        dispatch(updateQueryData('emergencyContact', { companyId, profileId }, () => saved.data))
      },
      invalidatesTags: (answer) => (answer ? ['EmergencyContact', 'Changes'] : []),
    }),
    // The list is reloaded after a failure too: another person may have changed it.
    callFirst: build.mutation({
      queryFn: toQueryFn(putEmergencyContact),
      invalidatesTags: ['EmergencyContact', 'Changes'],
    }),
    deleteEmergencyContact: build.mutation({
      queryFn: toQueryFn(deleteEmergencyContact),
      invalidatesTags: ['EmergencyContact', 'Changes'],
    }),
  }),
})
export const {
  useEmergencyContactQuery,
  usePutEmergencyContactMutation,
  useCallFirstMutation,
  useDeleteEmergencyContactMutation,
} = emergencyEndpoints
