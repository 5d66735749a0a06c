import type { CarClassCode } from '#contract/trips/segments.ts'

/** An invented car rental company and the classes it rents. */
export interface CarCompanyRow {
  code: string
  name: string
  classes: readonly CarClassCode[]
}

/** Invented car rental companies. */
export const carCompanies: readonly CarCompanyRow[] = [
  { code: 'RQ', name: 'Rondelle Rent a Car', classes: ['ECAR', 'CCAR', 'ICAR', 'SCAR', 'FCAR', 'IFAR', 'MVAR'] },
  { code: 'BQ', name: 'Bluegate Car Hire', classes: ['ECAR', 'CCAR', 'ICAR', 'SCAR', 'IFAR', 'SWAR'] },
  { code: 'MQ', name: 'Maplewheel', classes: ['CCAR', 'ICAR', 'FCAR', 'IFAR', 'MVAR'] },
  { code: 'KQ', name: 'Kilómetra', classes: ['ECAR', 'CCAR', 'ICAR', 'SCAR', 'IFAR'] },
  { code: 'PQ', name: 'Pontet Location', classes: ['ECAR', 'CCAR', 'ICAR', 'PCAR', 'SWAR', 'CDAE'] },
  { code: 'VQ', name: 'Voltara Mobility', classes: ['CCAR', 'ICAR', 'PCAR', 'IFAR', 'CDAE'] },
]
