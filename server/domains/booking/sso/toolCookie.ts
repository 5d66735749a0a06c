import { hostCookie } from '#server/http/cookies.ts'

/** The address of the booking tool. */
export const toolPath = '/booking-tool'

/** The cookie of a session of the tool. */
export const toolCookie = (isSecure: boolean) => hostCookie(isSecure, 'waymark_tool', toolPath)

/** The cookie that shows that the answer to the tool's question comes from the page that asked it. */
export const askCookie = (isSecure: boolean) => hostCookie(isSecure, 'waymark_ask', toolPath)

/** The cookie by which a browser shows that it is the one that a code or artifact was given to. */
export const openingCookie = (isSecure: boolean, mark: string) => hostCookie(isSecure, `waymark_open_${mark}`, toolPath)
