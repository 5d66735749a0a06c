import { type SigninSilentArgs, type User, UserManager, type UserManagerSettings } from 'oidc-client-ts'
import { generation } from '@/http/generation'
import { NothingToRenew } from './hasEnded'

const freshSeconds = 65

/**
 * Renews under a lock that all tabs share. The library has none: two tabs that renew at once would spend one refresh
 * token twice, which a provider must take for theft and answer by ending the session.
 */
export class LockedUserManager extends UserManager {
  #lastSeen: string | undefined
  readonly #generation = generation()

  constructor(settings: UserManagerSettings) {
    super(settings)
    this.events.addUserLoaded((user) => void (this.#lastSeen = user.access_token))
  }

  /** Signed out meanwhile: what still arrives is not kept. */
  get isOver(): boolean {
    return generation() !== this.#generation
  }

  override signinSilent(args: SigninSilentArgs = {}): Promise<User | null> {
    return navigator.locks.request('waymark.renew', () => this.#renew(args))
  }

  override async storeUser(user: User | null): Promise<void> {
    if (!user || !this.isOver) await super.storeUser(user)
  }

  /**
   * The monitor would ask in a hidden frame who is signed in now, which our pages do not allow. Without an answer it
   * reports the sign-in as ended, and that is confirmed with the server before anything is done.
   */
  override querySessionStatus(): Promise<never> {
    return Promise.reject(new Error('Not asked in a frame'))
  }

  async #renew(args: SigninSilentArgs): Promise<User | null> {
    const stored = await this.getUser()
    if (!stored?.refresh_token) throw new NothingToRenew()
    const isRenewedElsewhere = stored.access_token !== this.#lastSeen && (stored.expires_in ?? 0) > freshSeconds
    const user = isRenewedElsewhere ? stored : await super.signinSilent(args)
    if (isRenewedElsewhere) await this._events.load(stored)
    this.#lastSeen = user?.access_token
    return user
  }
}
