import { localeContextOf } from '#server/bookingTool/toolSession.ts'
import { localeFrom } from '#server/http/language.ts'
import type { ToolContext } from './toolPage.ts'

/** Language and region of a page without a session: the browser's. */
export const browserLocaleContext = (c: ToolContext) =>
  localeContextOf(localeFrom(c.req.header('Accept-Language')), c.get('standing'))
