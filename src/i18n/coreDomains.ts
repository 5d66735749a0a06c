import type { MessageDomain } from './messages'

/**
 * What the first screens show: their messages are one bundle, which comes with the language itself. Every other domain
 * is a bundle of its own, loaded with the code that shows it (`app/pages.tsx`, `lazyWithMessages`).
 */
export const coreDomains = [
  'agency',
  'booking',
  'home',
  'itinerary',
  'notifications',
  'patterns',
  'reference',
  'routes',
  'shell',
] as const satisfies readonly MessageDomain[]

export type LazyDomain = Exclude<MessageDomain, (typeof coreDomains)[number]>
