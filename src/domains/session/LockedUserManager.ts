import { type SigninSilentArgs, type User, UserManager, type UserManagerSettings } from 'oidc-client-ts'
import { sessionEpoch } from '@/http/sessionEpoch'
import { NoRefreshTokenError } from './hasEnded'

const freshSeconds = 65

/** The judge of what the provider hands out. */
interface TokenValidator {
  /** Fetches what judging needs, so that no refresh token is spent on an answer that could not be judged. */
  prepare: () => Promise<unknown>
  /** @throws where the ID token does not hold */
  validate: (user: User, isRenewed: boolean) => Promise<void>
}

/**
 * Renews under a lock that all tabs share. The library has none: two tabs that renew at once would spend one refresh
 * token twice, which a provider must take for theft and answer by ending the session.
 */
export class LockedUserManager extends UserManager {
  #lastSeen: string | undefined
  #isRenewing = false
  readonly #validator: TokenValidator
  readonly #sessionEpoch = sessionEpoch()

  constructor(settings: UserManagerSettings, validator: TokenValidator) {
    super(settings)
    this.#validator = validator
    this.events.addUserLoaded((user) => void (this.#lastSeen = user.access_token))
  }

  /** Signed out meanwhile: what still arrives is not kept. */
  get isOver(): boolean {
    return sessionEpoch() !== this.#sessionEpoch
  }

  /**
   * Takes up the user that is stored: the watch over the token's end begins. Told to nobody else, because the session
   * monitor has taken up the same user by itself and would fetch all it needs a second time.
   */
  async resume(): Promise<void> {
    this.#lastSeen = (await this.getUser())?.access_token
  }

  override signinSilent(args: SigninSilentArgs = {}): Promise<User | null> {
    return navigator.locks.request('waymark.renew', () => this.#renew(args))
  }

  /** Every answer of the provider passes here before anything else sees it: after signing in, and after a renewal. */
  override async storeUser(user: User | null): Promise<void> {
    const isNew = user !== null && (!user.id_token || user.id_token !== (await this.getUser())?.id_token)
    if (isNew) await this.#validator.validate(user, this.#isRenewing)
    if (!user || !this.isOver) await super.storeUser(user)
  }

  /** A refresh token ends with the sign-out, whether or not the provider still knows the browser. */
  revokeRefreshToken(token: string): Promise<void> {
    return this._client.revokeToken(token, 'refresh_token')
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
    if (!stored?.refresh_token) throw new NoRefreshTokenError()
    const isRenewedElsewhere = stored.access_token !== this.#lastSeen && (stored.expires_in ?? 0) > freshSeconds
    const user = isRenewedElsewhere ? stored : await this.#spend(args)
    if (isRenewedElsewhere) await this._events.load(stored)
    this.#lastSeen = user?.access_token
    return user
  }

  async #spend(args: SigninSilentArgs): Promise<User | null> {
    await this.#validator.prepare()
    this.#isRenewing = true
    try {
      return await super.signinSilent(args)
    } finally {
      this.#isRenewing = false
    }
  }
}
