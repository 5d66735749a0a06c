import type { AdvisorySource } from '#contract/risk/advisories.ts'

const terms: Record<AdvisorySource, string> = {
  CA: 'https://open.canada.ca/en/open-government-licence-canada',
  US: 'https://www.state.gov/copyright-information/',
  GB: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
}
const canadasTermsInFrench = 'https://ouvert.canada.ca/fr/licence-du-gouvernement-ouvert-canada'

/** The governments whose advice can be read. */
export const adviceSources = Object.keys(terms) as AdvisorySource[]

/** The address of the terms under which a government gives its advice away, in the language of the reader. */
export const adviceTerms = (source: AdvisorySource, culture: string): string =>
  source === 'CA' && culture.startsWith('fr') ? canadasTermsInFrench : terms[source]
