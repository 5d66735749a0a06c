import type { MessageDomain } from './messages'

/**
 * Domains of the first screens: their messages form one bundle, loaded with the language itself. Every other domain is
 * a bundle of its own, loaded with the code that shows it (`app/pageRow.ts`, `lazyWithMessages`).
 */
export const coreDomains = [
  'booking',
  'home',
  'itinerary',
  'patterns',
  'routes',
  'shell',
] as const satisfies readonly MessageDomain[]

export type LazyDomain = Exclude<MessageDomain, (typeof coreDomains)[number]>
