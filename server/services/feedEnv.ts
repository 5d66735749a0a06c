import { z } from 'zod'

const feedAddress = z.url({ protocol: /^https$/, error: 'must be an https address' }).optional()

/** The addresses of the governments' feeds of travel advice. A feed without an address is not read. */
export const feedVariables = {
  /** Global Affairs Canada: `index-alpha-eng.json`. */
  ADVISORY_FEED_CA: feedAddress,
  /** United States Department of State: the RSS of travel advisories. */
  ADVISORY_FEED_US: feedAddress,
  /** GOV.UK: the list of travel advice in the content API. The content of a country is at this address and its slug. */
  ADVISORY_FEED_GB: feedAddress,
}
