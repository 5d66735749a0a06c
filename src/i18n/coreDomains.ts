import type { MessageDomain } from './messages'

/**
 * Domains of the first screens: their messages form one bundle, loaded with the language itself. Every other domain is
 * a bundle of its own, or one of several (`sharedBundles`), loaded with the code that shows it (`app/pageRow.ts`,
 * `lazyWithMessages`).
 */
export const coreDomains = [
  'booking',
  'home',
  'itinerary',
  'patterns',
  'routes',
  'shell',
] as const satisfies readonly MessageDomain[]

/**
 * Domains whose messages come together, as their screens are walked through one after the other: where each bundle is
 * stands in the first load, in every language.
 */
export const sharedBundles = {
  administration: [
    'companyCards',
    'companyChanges',
    'companySettings',
    'costCenters',
    'employees',
    'imports',
    'provisioning',
    'travelPolicies',
  ],
} as const satisfies Record<string, readonly MessageDomain[]>

type Shared = (typeof sharedBundles)[keyof typeof sharedBundles][number]
/** A bundle of messages: that of a domain, or of several. */
export type LazyDomain = Exclude<MessageDomain, (typeof coreDomains)[number] | Shared> | keyof typeof sharedBundles
