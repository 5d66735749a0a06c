import { type SigninSilentArgs, type User, UserManager } from 'oidc-client-ts'

const freshSeconds = 65

/**
 * Renews under a lock that all tabs share. The library has none: two tabs that renew at once would spend one refresh
 * token twice, which a provider must take for theft and answer by ending the session.
 */
export class LockedUserManager extends UserManager {
  #lastSeen: string | undefined

  override signinSilent(args: SigninSilentArgs = {}): Promise<User | null> {
    return navigator.locks.request('waymark.renew', () => this.#renew(args))
  }

  async #renew(args: SigninSilentArgs): Promise<User | null> {
    const stored = await this.getUser()
    const isRenewedElsewhere =
      stored && stored.access_token !== this.#lastSeen && (stored.expires_in ?? 0) > freshSeconds
    const user = isRenewedElsewhere ? stored : await super.signinSilent(args)
    if (isRenewedElsewhere) await this._events.load(stored)
    this.#lastSeen = user?.access_token
    return user
  }
}
