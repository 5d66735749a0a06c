/** An edition of a set of emission factors: who published it, and how it may be used. */
export interface FactorEdition {
  /** Our stable id, `<set>-<year>`. Legs keep it. */
  id: string
  /** The set whose editions replace each other. */
  set: string
  publisher: string
  name: string
  year: number
  sourceUrl: string
  licence: string
  licenceUrl: string
  /** The words the licence asks for. */
  attribution: string
  /** `CO2` where the other greenhouse gases are not in the values. */
  gas: 'CO2e' | 'CO2'
}

/** The UK government's factors, by which everything is computed that no other set below covers. */
export const desnz = {
  id: 'desnz-2026',
  set: 'desnz',
  publisher: 'UK DESNZ/DEFRA',
  name: 'Greenhouse gas reporting: conversion factors 2026',
  year: 2026,
  sourceUrl: 'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2026',
  licence: 'Open Government Licence v3.0',
  licenceUrl: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
  attribution: 'Contains public sector information licensed under the Open Government Licence v3.0.',
  gas: 'CO2e',
} as const satisfies FactorEdition

/** Trains and rental cars within the United States. Carbon dioxide alone. */
export const epa = {
  id: 'epa-2025',
  set: 'epa',
  publisher: 'US EPA',
  name: 'GHG Emission Factors Hub, January 2025, table 10',
  year: 2025,
  sourceUrl: 'https://www.epa.gov/climateleadership/ghg-emission-factors-hub',
  licence: 'Public domain (US government work)',
  licenceUrl: 'https://www.usa.gov/government-copyright',
  attribution: 'Source: US Environmental Protection Agency.',
  gas: 'CO2',
} as const satisfies FactorEdition

/** Trains within France, whose electricity emits a tenth of the British railway's. */
export const ademe = {
  id: 'ademe-2025',
  set: 'ademe',
  publisher: 'ADEME',
  name: 'Base Empreinte, TGV',
  year: 2025,
  sourceUrl: 'https://base-empreinte.ademe.fr/',
  licence: 'Licence Ouverte 2.0',
  licenceUrl: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
  attribution: 'Source : ADEME, Base Empreinte.',
  gas: 'CO2e',
} as const satisfies FactorEdition

/** Every edition that legs were computed with. An edition that a newer one replaces stays, for the legs that keep it. */
export const factorEditions: readonly FactorEdition[] = [desnz, epa, ademe]

/** The set of an edition, also of one that this version no longer knows. */
export const setOf = (edition: string): string =>
  factorEditions.find(({ id }) => id === edition)?.set ?? edition.replace(/-\d+$/, '')
