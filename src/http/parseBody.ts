import type { AxiosResponse } from 'axios'
import type * as z from 'zod/mini'
import { InvalidResponseError } from './failure'

/**
 * Reads the body of a response against its contract schema. A body of another shape becomes a failure here, where the
 * call is made, and never a crash in a page.
 * @throws InvalidResponseError naming the first field that does not fit
 */
export const parseBody =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (response: AxiosResponse<unknown>): z.output<Schema> => {
    const parsed = schema.safeParse(response.data)
    if (parsed.success) return parsed.data
    throw new InvalidResponseError(parsed.error.issues[0]?.path.join('.') ?? 'empty')
  }
