import { featureNames, type FeatureConfiguration, type FeatureName } from '#contract/session/configuration.ts'

/** The features of a person: hidden, except those that a test enables. */
export const makeFeatureConfiguration = (enabled: readonly FeatureName[] = []): FeatureConfiguration => ({
  features: Object.fromEntries(
    featureNames.map((name) => [name, { status: enabled.includes(name) ? 'enabled' : 'hidden' }]),
  ) as FeatureConfiguration['features'],
  expenseUrl: null,
  disclaimer: '',
})
