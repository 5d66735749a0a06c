import { draftKeySchema } from '#contract/profile/profileChanges.ts'
import { isOffered } from '@/http/additions'
import { mainHttp } from '@/http/clients'
import { sessionEpoch } from '@/http/sessionEpoch'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'
import { draftPrefix } from '@/lib/storage'

/** Unsaved typing: the changed fields, and their values when the form was opened. */
export interface Draft {
  /** When it was stored, an instant. */
  at: string
  typed: Record<string, unknown>
  opened: Record<string, unknown>
}

/** The person typing, and the form. The id of the form also contains the record it is about. */
export interface DraftKey {
  owner: ProfileRef
  form: string
}

const storageKey = ({ owner, form }: DraftKey) => `${draftPrefix}${owner.profileId}.${form}`
const algorithm = 'AES-GCM'
const nonceBytes = 12
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** GET .../draft-key: the server gives it only to the person, so a draft is readable only while they are signed in. */
const getDraftKey = (owner: ProfileRef) =>
  mainHttp
    .get(`${profilePath(owner)}/draft-key`)
    .then(parseBody(draftKeySchema))
    .then(({ key }) => crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['encrypt', 'decrypt']))

let known: { profileId: string; session: number; key: Promise<CryptoKey> } | undefined
function keyOf(owner: ProfileRef): Promise<CryptoKey> {
  const session = sessionEpoch()
  if (known?.profileId !== owner.profileId || known.session !== session)
    known = { profileId: owner.profileId, session, key: getDraftKey(owner) }
  const { key } = known
  key.catch(() => (known = undefined))
  return key
}

/**
 * The latest draft of each key: an earlier draft must not be stored after it, nor a draft that was discarded meanwhile.
 */
const latestDrafts = new Map<string, Draft>()

/** Drafts that are being stored, so that a form opened again before the end finds its draft. */
const storing = new Map<string, Promise<void>>()

/** Stores a draft, encrypted, for this tab. Nothing is stored without a key from the server. */
export function saveDraft(draftKey: DraftKey, draft: Draft): Promise<void> {
  const stored = store(draftKey, draft)
  storing.set(storageKey(draftKey), stored)
  return stored
}

async function store(draftKey: DraftKey, draft: Draft): Promise<void> {
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

/** Whether a draft is stored, so that its form can be opened at once. */
export const hasDraft = (draftKey: DraftKey): boolean => sessionStorage.getItem(storageKey(draftKey)) !== null

/** The stored draft, or undefined; a draft that cannot be decrypted is deleted. */
export async function findDraft(draftKey: DraftKey): Promise<Draft | undefined> {
  await storing.get(storageKey(draftKey))?.catch(() => undefined)
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
