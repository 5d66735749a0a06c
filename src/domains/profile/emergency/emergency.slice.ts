import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { deleteEmergencyContact, getEmergencyContact, putEmergencyContact } from './emergency.api'

const emergencyEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    emergencyContact: build.query({ queryFn: toQueryFn(getEmergencyContact), providesTags: ['EmergencyContact'] }),
    putEmergencyContact: build.mutation({
      queryFn: toQueryFn(putEmergencyContact),
      invalidatesTags: (answer) => (answer ? ['EmergencyContact', 'Changes'] : []),
    }),
    deleteEmergencyContact: build.mutation({
      queryFn: toQueryFn(deleteEmergencyContact),
      invalidatesTags: ['EmergencyContact', 'Changes'],
    }),
  }),
})
export const { useEmergencyContactQuery, usePutEmergencyContactMutation, useDeleteEmergencyContactMutation } =
  emergencyEndpoints
