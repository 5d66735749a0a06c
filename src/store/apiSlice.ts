import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import type { AxiosResponse } from 'axios'
import type * as z from 'zod/mini'
import { generation } from '@/http/generation'
import { type ApiFailure, NonsenseAnswer, toFailure } from '@/http/failure'

/** The one cache of server data. Each domain injects its endpoints; signing out resets it. */
export const serverState = createApi({
  reducerPath: 'serverState',
  baseQuery: fakeBaseQuery<ApiFailure>(),
  tagTypes: [
    'Trips',
    'Profile',
    'Notifications',
    'EmergencyContact',
    'Cards',
    'Documents',
    'Preferences',
    'Memberships',
    'Arrangers',
    'Changes',
    'ActionMarks',
  ],
  endpoints: () => ({}),
})

/** An answer that arrives after signing out reaches nobody. */
const late: ApiFailure = { status: 0, messageCode: 'cancelled', message: '' }

/** Turns an API function into a queryFn: its result or an `ApiFailure`, cancelled when nobody waits any more. */
export const call =
  <Request, Answer>(send: (request: Request, signal: AbortSignal) => Promise<Answer>) =>
  async (request: Request, { signal }: { signal: AbortSignal }): Promise<{ data: Answer } | { error: ApiFailure }> => {
    const asked = generation()
    try {
      const data = await send(request, signal)
      return asked === generation() ? { data } : { error: late }
    } catch (error) {
      return { error: toFailure(error) }
    }
  }

/** Reads a body against the contract: what has another shape is a failure here, not a crash in a page. */
export const body =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (response: AxiosResponse<unknown>): z.output<Schema> => {
    const parsed = schema.safeParse(response.data)
    if (parsed.success) return parsed.data
    throw new NonsenseAnswer(parsed.error.issues[0]?.path.join('.') ?? 'empty')
  }
