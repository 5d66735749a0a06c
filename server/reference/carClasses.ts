import type { CarClassCode } from '#contract/segments.ts'
import type { LocalizedText } from './countries.ts'

/** A class of rental car. */
export interface CarClassRow {
  code: CarClassCode
  name: LocalizedText
  seats: number
  bags: number
}

const classes: [code: CarClassCode, seats: number, bags: number, en: string, fr: string, es: string][] = [
  ['ECAR', 4, 1, 'Economy', 'Économique', 'Económico'],
  ['CCAR', 5, 2, 'Compact', 'Compacte', 'Compacto'],
  ['ICAR', 5, 3, 'Intermediate', 'Intermédiaire', 'Intermedio'],
  ['SCAR', 5, 3, 'Standard', 'Standard', 'Estándar'],
  ['FCAR', 5, 4, 'Full-size', 'Grande berline', 'Grande'],
  ['PCAR', 5, 4, 'Premium', 'Prestige', 'Premium'],
  ['IFAR', 5, 3, 'Intermediate SUV', 'VUS intermédiaire', 'SUV intermedio'],
  ['SFAR', 5, 4, 'Standard SUV', 'VUS standard', 'SUV estándar'],
  ['MVAR', 7, 4, 'Minivan', 'Minifourgonnette', 'Minivan'],
  ['CDAE', 5, 2, 'Compact electric', 'Compacte électrique', 'Compacto eléctrico'],
  ['SWAR', 5, 4, 'Standard wagon', 'Familiale standard', 'Familiar estándar'],
]

/** Classes of rental car, from the smallest. */
export const carClasses: readonly CarClassRow[] = classes.map(([code, seats, bags, en, fr, es]) => ({
  code,
  name: { en, fr, es },
  seats,
  bags,
}))
