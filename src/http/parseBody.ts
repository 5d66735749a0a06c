import type { AxiosResponse } from 'axios'
import type * as z from 'zod/mini'
import { InvalidResponseError } from './failure'

/**
 * Parses the body of a response with its contract schema. An invalid body becomes a failure of the call instead of a
 * crash in a page.
 * @throws InvalidResponseError naming the first invalid field
 */
export const parseBody =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (response: AxiosResponse<unknown>): z.output<Schema> => {
    const parsed = schema.safeParse(response.data)
    if (parsed.success) return parsed.data
    throw new InvalidResponseError(parsed.error.issues[0]?.path.join('.') ?? 'empty')
  }
