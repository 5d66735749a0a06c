import { draftKeySchema } from '#contract/profileChanges.ts'
import { isOffered } from '@/http/additions'
import { mainHttp } from '@/http/clients'
import { sessionEpoch } from '@/http/sessionEpoch'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'
import { draftPrefix } from '@/lib/storage'

/** What was typed and not saved: the fields that changed, and what they held when they were opened. */
export interface Draft {
  /** When it was kept, an instant. */
  at: string
  typed: Record<string, unknown>
  opened: Record<string, unknown>
}

/** Whose typing it is, and of which form about whom. */
export interface DraftKey {
  owner: ProfileRef
  form: string
}

const storageKey = ({ owner, form }: DraftKey) => `${draftPrefix}${owner.profileId}.${form}`
const algorithm = 'AES-GCM'
const nonceBytes = 12
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** GET .../draft-key: the server gives it to nobody but the person, so a draft is readable only while they are signed in. */
const askKey = (owner: ProfileRef) =>
  mainHttp
    .get(`${profilePath(owner)}/draft-key`)
    .then(parseBody(draftKeySchema))
    .then(({ key }) => crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['encrypt', 'decrypt']))

let known: { profileId: string; session: number; key: Promise<CryptoKey> } | undefined
function keyOf(owner: ProfileRef): Promise<CryptoKey> {
  const session = sessionEpoch()
  if (known?.profileId !== owner.profileId || known.session !== session)
    known = { profileId: owner.profileId, session, key: askKey(owner) }
  const { key } = known
  key.catch(() => (known = undefined))
  return key
}

/** The latest wish to keep something at a place: one that was given up meanwhile must not be kept after all. */
const latestDrafts = new Map<string, Draft>()

/** Keeps what was typed, encrypted, for this tab. Without a key of the server nothing is kept. */
export async function keepDraft(draftKey: DraftKey, draft: Draft): Promise<void> {
  if (!isOffered('drafts')) return
  const session = sessionEpoch()
  latestDrafts.set(storageKey(draftKey), draft)
  const key = await keyOf(draftKey.owner)
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const sealed = await crypto.subtle.encrypt(
    { name: algorithm, iv },
    key,
    new TextEncoder().encode(JSON.stringify(draft)),
  )
  if (latestDrafts.get(storageKey(draftKey)) !== draft || sessionEpoch() !== session) return
  sessionStorage.setItem(storageKey(draftKey), `${base64Of(iv)}.${base64Of(new Uint8Array(sealed))}`)
}

/** What was typed before, or nothing; what cannot be read any more is thrown away. */
export async function findDraft(draftKey: DraftKey): Promise<Draft | undefined> {
  const [iv, sealed] = sessionStorage.getItem(storageKey(draftKey))?.split('.') ?? []
  if (!iv || !sealed) return undefined
  const key = await keyOf(draftKey.owner)
  try {
    const plain = await crypto.subtle.decrypt({ name: algorithm, iv: bytesOf(iv) }, key, bytesOf(sealed))
    return JSON.parse(new TextDecoder().decode(plain)) as Draft
  } catch {
    dropDraft(draftKey)
    return undefined
  }
}

export function dropDraft(draftKey: DraftKey): void {
  latestDrafts.delete(storageKey(draftKey))
  sessionStorage.removeItem(storageKey(draftKey))
}
