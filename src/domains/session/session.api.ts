import { whoamiSchema } from '#contract/session.ts'
import { companyHttp } from '@/http/clients'
import { body } from '@/http/serverState'

/** GET auth/whoami (§7). Failure means no session. */
export const whoami = (_: void, signal: AbortSignal) =>
  companyHttp.get('/auth/whoami', { signal, staysOn401: true }).then(body(whoamiSchema))
