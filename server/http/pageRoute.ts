import type { z } from 'zod'
import type { Guarded } from '#server/http/gate.ts'

/** An address that answers a page, as data: routed, let in, checked and tested like the operations of the API. */
export interface PageRoute extends Guarded {
  method: 'get' | 'post'
  /** Below the address of its part of the server. */
  path: string
  summary: string
  cites: string
  query?: z.core.$ZodObject | undefined
  /** The fields of its form, for `post`. */
  form?: z.core.$ZodObject | undefined
}
