import { sessionNotice } from '#server/bookingTool/pages/noticePage.ts'
import type { ToolSession } from '#server/bookingTool/toolSession.ts'
import type { ToolContext } from './toolPage.ts'

/** 403: a form of another session, or one that this session does not have. */
export const refuseForm = (c: ToolContext, session: ToolSession) => c.html(sessionNotice(session, 'form'), 403)
