import type { Context } from 'hono'
import { localeContextOf } from '#server/bookingTool/toolSession.ts'
import { localeFrom } from '#server/http/language.ts'

/** Language and region of a page without a session: the browser's. */
export const browserLocaleContext = (c: Context) => localeContextOf(localeFrom(c.req.header('Accept-Language')))
