import { SessionMonitor, type SigninSilentArgs, type User, UserManager, type UserManagerSettings } from 'oidc-client-ts'
import { sessionEpoch } from '@/http/sessionEpoch'
import { NoRefreshTokenError } from './hasEnded'

const freshSeconds = 65
const settlingMs = 200

/** Validates the tokens that the provider issues, before anything uses them. */
interface TokenValidator {
  /** Loads what validation needs first, so that no refresh token is used for an answer that cannot be validated. */
  prepare: () => Promise<unknown>
  /** @throws for an invalid ID token */
  validate: (user: User, isRenewed: boolean) => Promise<void>
  /** Replaces a new access token, where the APIs do not take the provider's own. */
  exchange?: (user: User) => Promise<void>
}

/**
 * Renews under a lock shared by all tabs, which the library lacks: two tabs renewing at once would use one refresh
 * token twice; a provider must take that for theft and end the session.
 */
export class LockedUserManager extends UserManager {
  #lastSeen: string | undefined
  #isRenewing = false
  readonly #isMonitored: boolean
  readonly #validator: TokenValidator
  readonly #sessionEpoch = sessionEpoch()

  constructor(settings: UserManagerSettings, validator: TokenValidator) {
    // The library begins to watch the provider's session with the first use of the client; here `resume` does.
    super({ ...settings, monitorSession: false })
    this.#isMonitored = settings.monitorSession ?? false
    this.#validator = validator
    askOnce(this.metadataService)
    this.events.addUserLoaded((user) => void (this.#lastSeen = user.access_token))
  }

  /** Whether the person has signed out meanwhile: answers that still arrive are not stored. */
  get isOver(): boolean {
    return sessionEpoch() !== this.#sessionEpoch
  }

  /** Resumes with the stored user: from now on the expiry of its token and the provider's session are watched. */
  async resume(): Promise<void> {
    this.#lastSeen = (await this.getUser())?.access_token
    if (this.#isMonitored) OneFrameMonitor.begin(this)
  }

  /**
   * Answers as soon as the tokens are stored, and keeps the lock a moment longer: other tabs see what is stored here up
   * to 50 ms later (measured), and the next one to get the lock would use the same refresh token again.
   */
  override signinSilent(args: SigninSilentArgs = {}): Promise<User | null> {
    return new Promise((resolve, reject) => {
      const work = async () => {
        const stored = await this.#renewedElsewhere()
        resolve(stored ?? (await this.#spend(args)))
        if (!stored) await new Promise((settle) => setTimeout(settle, settlingMs))
      }
      navigator.locks.request('waymark.renew', work).catch(reject)
    })
  }

  /** Every answer of the provider, to a sign-in or a renewal, is validated here before anything else uses it. */
  override async storeUser(user: User | null): Promise<void> {
    const stored = await this.getUser()
    const isNew = user !== null && (!user.id_token || user.id_token !== stored?.id_token)
    if (isNew) await this.#validator.validate(user, this.#isRenewing)
    if (user && user.access_token !== stored?.access_token) await this.#validator.exchange?.(user)
    if (!user || !this.isOver) await super.storeUser(user)
  }

  /** Revokes a refresh token on sign-out, whether or not the provider still has a session with the browser. */
  revokeRefreshToken(token: string): Promise<void> {
    return this._client.revokeToken(token, 'refresh_token')
  }

  /**
   * The monitor would ask in a hidden frame who is signed in, which our pages do not allow. Without an answer it
   * reports the sign-in as ended, and the server is asked to confirm that before anything is done.
   */
  override querySessionStatus(): Promise<never> {
    return Promise.reject(new Error('Not asked in a frame'))
  }

  /** The tokens that another tab has stored meanwhile; undefined where this one must renew them. */
  async #renewedElsewhere(): Promise<User | undefined> {
    const stored = await this.getUser()
    if (!stored?.refresh_token) throw new NoRefreshTokenError()
    if (stored.access_token === this.#lastSeen || (stored.expires_in ?? 0) <= freshSeconds) return undefined
    await this._events.load(stored)
    this.#lastSeen = stored.access_token
    return stored
  }

  async #spend(args: SigninSilentArgs): Promise<User | null> {
    await this.#validator.prepare()
    this.#isRenewing = true
    try {
      // The library passes its setting of the resource to a sign-in, but not to a renewal.
      const { resource } = this.settings
      const user = await super.signinSilent({ ...(resource && { resource }), ...args })
      this.#lastSeen = user?.access_token
      return user
    } finally {
      this.#isRenewing = false
    }
  }
}

/** The library asks for the provider's description again while its first request is under way. */
function askOnce(service: UserManager['metadataService']): void {
  const ask = service.getMetadata.bind(service)
  let asked: ReturnType<typeof ask> | undefined
  service.getMetadata = () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = undefined
      throw error
    }))
}

/** One start after the other: the library makes a second frame for a token that is renewed while the first one loads. */
class OneFrameMonitor extends SessionMonitor {
  static readonly begin = (manager: UserManager): SessionMonitor => new OneFrameMonitor(manager)

  private constructor(manager: UserManager) {
    super(manager)
    const start = this._start
    let last = Promise.resolve()
    manager.events.removeUserLoaded(start)
    this._start = (user) => (last = last.then(() => start(user)))
    manager.events.addUserLoaded(this._start)
  }
}
