import type { Caller } from '#server/http/caller.ts'
import type { Language } from '#server/http/language.ts'
import type { Services } from '#server/services/services.ts'

/** Who administers, and in which language they are answered. */
export interface Administering {
  caller: Caller
  language: Language
  services: Services
}
