import type { HostSession } from '#server/toolHost/door/session.ts'
import type { ToolHost } from '#server/toolHost/door/toolHost.ts'
import { localeContextOf } from './localeContext.ts'
import type { ToolSession } from './toolSession.ts'

/** A session as the host knows it, with its words and formats. */
export const sessionWith = (session: HostSession, { standing }: Pick<ToolHost, 'standing'>): ToolSession => ({
  ...session,
  ...localeContextOf(session.locale, standing),
  notForEvent: null,
})

/** The session of a cookie; undefined where it has ended or is no longer allowed. */
export async function findSession(host: ToolHost, cookie: string): Promise<ToolSession | undefined> {
  const found = await host.sessions.find(cookie)
  return found && sessionWith(found, host)
}
