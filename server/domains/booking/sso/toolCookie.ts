import { toolPath } from '#contract/booking/toolAddress.ts'
import { hostCookie } from '#server/http/answers/cookies.ts'

/** The cookie of a session of the tool. */
export const toolCookie = (isSecure: boolean) => hostCookie(isSecure, 'waymark_tool', toolPath)

/** The cookie that proves that the answer to the tool's question comes from the page that showed it. */
export const askCookie = (isSecure: boolean) => hostCookie(isSecure, 'waymark_ask', toolPath)

/** The cookie that identifies the browser of a code or artifact. */
export const openingCookie = (isSecure: boolean, mark: string) => hostCookie(isSecure, `waymark_open_${mark}`, toolPath)
