import { SessionMonitor, type SigninSilentArgs, type User, UserManager, type UserManagerSettings } from 'oidc-client-ts'
import { sessionEpoch } from '@/http/sessionEpoch'
import { NoRefreshTokenError } from './hasEnded'

const freshSeconds = 65
/** The time for which a refresh token is known to be spent, and the interval of looking for its successor. */
const spentMs = 10_000
const lookMs = 20

/** Validates the tokens that the provider issues, before anything uses them. */
interface TokenValidator {
  /** Loads the data that validation needs, so that no refresh token is spent on an answer that cannot be validated. */
  prepare: () => Promise<unknown>
  /** @throws for an invalid ID token */
  validate: (user: User, isRenewed: boolean) => Promise<void>
  /** Replaces a new access token, where the APIs do not accept the provider's. */
  exchange?: (user: User) => Promise<void>
}

/**
 * Renews under a lock shared by all tabs, which the library lacks. Without it two tabs could use one refresh token
 * twice; a provider must take that for theft and end the session.
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

  /**
   * Resumes with the stored user: from now on the expiry of its token and the provider's session are watched. The
   * provider's frame is opened once there is a network: the browser's page about a missing one answers no question.
   */
  async resume(): Promise<void> {
    this.#lastSeen = (await this.getUser())?.access_token
    if (!this.#isMonitored) return
    if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    OneFrameMonitor.begin(this)
  }

  override signinSilent(args: SigninSilentArgs = {}): Promise<User | null> {
    // The token that this tab knew before the lock: during the wait it may take over another tab's tokens.
    const seen = this.#lastSeen
    const renew = async () => (await this.#renewedElsewhere(seen)) ?? this.#spend(args)
    return navigator.locks.request('waymark.renew', renew)
  }

  /** Validates every answer of the provider, to a sign-in or a renewal, before other code uses it. */
  override async storeUser(user: User | null): Promise<void> {
    const stored = await this.getUser()
    const isNew = user !== null && (!user.id_token || user.id_token !== stored?.id_token)
    if (isNew) await this.#validator.validate(user, this.#isRenewing)
    if (user && user.access_token !== stored?.access_token) await this.#exchange(user, stored)
    if (!user || !this.isOver) await super.storeUser(user)
  }

  async #exchange(user: User, stored: User | null): Promise<void> {
    const { refresh_token } = user
    await this.#validator.exchange?.(user).catch(async (error: unknown) => {
      // The provider has renewed, so the next try must not use the spent refresh token.
      if (stored && refresh_token && !this.isOver) await super.storeUser(Object.assign(stored, { refresh_token }))
      throw error
    })
  }

  /** Revokes a refresh token on sign-out, whether or not the provider still has a session with the browser. */
  revokeRefreshToken(token: string): Promise<void> {
    return this._client.revokeToken(token, 'refresh_token')
  }

  /**
   * The monitor would ask for the session in a hidden frame, which our pages do not allow. Without an answer it reports
   * the sign-in as ended, and the server confirms that before the application acts.
   */
  override querySessionStatus(): Promise<never> {
    return Promise.reject(new Error('Not asked in a frame'))
  }

  /** The tokens that another tab has stored meanwhile, or undefined where this tab must renew them. */
  async #renewedElsewhere(seen: string | undefined): Promise<User | undefined> {
    const stored = await this.#storedUser()
    if (!stored?.refresh_token) throw new NoRefreshTokenError()
    if (stored.access_token === seen || (stored.expires_in ?? 0) <= freshSeconds) return undefined
    await this._events.load(stored)
    this.#lastSeen = stored.access_token
    return stored
  }

  /**
   * The user as other tabs have stored it. Stored values arrive here a moment after the lock is released, so this tab
   * waits for the successor of a refresh token that is known to be spent.
   */
  async #storedUser(): Promise<User | null> {
    const user = await this.getUser()
    if (!user?.refresh_token || !(await isSpent(user.refresh_token))) return user
    await new Promise((later) => setTimeout(later, lookMs))
    return this.#storedUser()
  }

  async #spend(args: SigninSilentArgs): Promise<User | null> {
    await this.#validator.prepare()
    this.#isRenewing = true
    try {
      // The library passes its setting of the resource to a sign-in, but not to a renewal.
      const { resource } = this.settings
      const before = await this.getUser()
      const user = await super.signinSilent({ ...(resource && { resource }), ...args })
      this.#lastSeen = user?.access_token
      if (before?.refresh_token && before.refresh_token !== user?.refresh_token) await markSpent(before.refresh_token)
      return user
    } finally {
      this.#isRenewing = false
    }
  }
}

/** The name of the lock that marks a refresh token as spent. Every tab sees locks at once, but storage only later. */
async function spentName(refreshToken: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(refreshToken))
  return `waymark.spent.${new Uint8Array(hash).join('-')}`
}

async function isSpent(refreshToken: string): Promise<boolean> {
  const [name, { held = [] }] = await Promise.all([spentName(refreshToken), navigator.locks.query()])
  return held.some((lock) => lock.name === name)
}

/** Resolves once every tab can see it. */
async function markSpent(refreshToken: string): Promise<void> {
  const name = await spentName(refreshToken)
  await new Promise<void>((granted) => {
    const keep = () => {
      granted()
      return new Promise((end) => setTimeout(end, spentMs))
    }
    void navigator.locks.request(name, keep)
  })
}

/** Joins simultaneous calls: the library would request the provider's description again during its first request. */
function askOnce(service: UserManager['metadataService']): void {
  const ask = service.getMetadata.bind(service)
  let asked: ReturnType<typeof ask> | undefined
  service.getMetadata = () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = undefined
      throw error
    }))
}

/**
 * Starts one after the other, because the library adds a second frame when a token is renewed while the first frame
 * loads.
 */
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
