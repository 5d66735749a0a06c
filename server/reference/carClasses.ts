import type { CarClassCode } from '#contract/segments.ts'
import type { LocalizedText } from './countries.ts'

/** A class of rental car. */
export interface CarClassRow {
  code: CarClassCode
  name: LocalizedText
  /** A car that companies usually rent in this class. The actual car may differ. */
  model: string
  seats: number
  bags: number
}

type Row = [code: CarClassCode, seats: number, bags: number, model: string, en: string, fr: string, es: string]
const classes: Row[] = [
  ['ECAR', 4, 1, 'Kia Rio', 'Economy', 'Économique', 'Económico'],
  ['CCAR', 5, 2, 'Nissan Versa', 'Compact', 'Compacte', 'Compacto'],
  ['ICAR', 5, 3, 'Toyota Corolla', 'Intermediate', 'Intermédiaire', 'Intermedio'],
  ['SCAR', 5, 3, 'Volkswagen Jetta', 'Standard', 'Standard', 'Estándar'],
  ['FCAR', 5, 4, 'Toyota Camry', 'Full-size', 'Grande berline', 'Grande'],
  ['PCAR', 5, 4, 'Chrysler 300', 'Premium', 'Prestige', 'Premium'],
  ['IFAR', 5, 3, 'Toyota RAV4', 'Intermediate SUV', 'VUS intermédiaire', 'SUV intermedio'],
  ['SFAR', 5, 4, 'Hyundai Santa Fe', 'Standard SUV', 'VUS standard', 'SUV estándar'],
  ['MVAR', 7, 4, 'Chrysler Pacifica', 'Minivan', 'Minifourgonnette', 'Minivan'],
  ['CDAE', 5, 2, 'Nissan Leaf', 'Compact electric', 'Compacte électrique', 'Compacto eléctrico'],
  ['SWAR', 5, 4, 'Subaru Outback', 'Standard wagon', 'Familiale standard', 'Familiar estándar'],
]

/** Classes of rental car, from the smallest. */
export const carClasses: readonly CarClassRow[] = classes.map(([code, seats, bags, model, en, fr, es]) => ({
  code,
  name: { en, fr, es },
  model,
  seats,
  bags,
}))
