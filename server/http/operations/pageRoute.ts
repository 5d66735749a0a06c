import type { z } from 'zod'
import type { Guarded } from '#server/http/operations/gate.ts'

/** An address that returns a page, as data: routed, authorized, validated and tested like operations of the API. */
export interface PageRoute extends Guarded {
  method: 'get' | 'post'
  /** The path below the mount point of its part of the server. */
  path: string
  summary: string
  cites: string
  query?: z.core.$ZodObject | undefined
  /** The fields of the form, for `post`. */
  form?: z.core.$ZodObject | undefined
}
