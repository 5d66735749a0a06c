import { call, serverState } from '@/store/apiSlice'
import { deleteEmergencyContact, getEmergencyContact, putEmergencyContact } from './emergency.api'

const emergencyQueries = serverState.injectEndpoints({
  endpoints: (build) => ({
    emergencyContact: build.query({ queryFn: call(getEmergencyContact), providesTags: ['EmergencyContact'] }),
    putEmergencyContact: build.mutation({
      queryFn: call(putEmergencyContact),
      invalidatesTags: (answer) => (answer ? ['EmergencyContact', 'Changes'] : []),
    }),
    deleteEmergencyContact: build.mutation({
      queryFn: call(deleteEmergencyContact),
      invalidatesTags: ['EmergencyContact', 'Changes'],
    }),
  }),
})
export const { useEmergencyContactQuery, usePutEmergencyContactMutation, useDeleteEmergencyContactMutation } =
  emergencyQueries
