import type { Context } from 'hono'
import { localeContextOf } from '#server/bookingTool/toolSession.ts'

/** Language and region of a page without a session: the browser's. */
export const browserLocaleContext = (c: Context) =>
  localeContextOf(c.req.header('accept-language')?.split(',')[0]?.split(';')[0]?.trim())
