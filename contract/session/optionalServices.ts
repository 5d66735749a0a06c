import type { AdvisorySource } from '#contract/risk/advisories.ts'

/**
 * The services that the operator of a server may set up, by the name of their feature in GET configuration, each with the
 * setting that it needs (`.env.example`). Addition: a service that is not set up is among the features as `disabled`.
 */
export const optionalServices = {
  advicefeedca: 'ADVISORY_FEED_CA',
  advicefeedus: 'ADVISORY_FEED_US',
  advicefeedgb: 'ADVISORY_FEED_GB',
  alertfeed: 'ALERT_FEED_URL',
  mailserver: 'SMTP_URL',
  textmessages: 'SMS_MAIL_DOMAIN',
} as const
export type OptionalService = keyof typeof optionalServices

export const optionalServiceNames = Object.keys(optionalServices) as OptionalService[]

/** The service that reads the advice of a government; undefined for a government that is not read. */
export const adviceService = (source: string): OptionalService | undefined => adviceServices[source as AdvisorySource]
const adviceServices: Partial<Record<AdvisorySource, OptionalService>> = {
  CA: 'advicefeedca',
  US: 'advicefeedus',
  GB: 'advicefeedgb',
}
