import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { getCertifiedHotels } from './hotels.api'

const hotelEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({ certifiedHotels: build.query({ queryFn: toQueryFn(getCertifiedHotels) }) }),
})
export const { useCertifiedHotelsQuery } = hotelEndpoints
