import type { RoomTypeCode } from '#contract/segments.ts'
import type { LocalizedText } from './countries.ts'

/** A sort of hotel room. */
export interface RoomTypeRow {
  code: RoomTypeCode
  name: LocalizedText
}

const types: [code: RoomTypeCode, en: string, fr: string, es: string][] = [
  ['standardKing', 'Standard room, king bed', 'Chambre standard, très grand lit', 'Habitación estándar, cama king'],
  [
    'standardTwoQueens',
    'Standard room, two queen beds',
    'Chambre standard, deux grands lits',
    'Habitación estándar, dos camas queen',
  ],
  [
    'standardBreakfast',
    'Standard room, breakfast included',
    'Chambre standard, petit-déjeuner compris',
    'Habitación estándar, desayuno incluido',
  ],
  ['superior', 'Superior room', 'Chambre supérieure', 'Habitación superior'],
  ['studioSuite', 'Studio suite', 'Suite studio', 'Suite tipo estudio'],
]

/** Sorts of hotel room, from the plainest. */
export const roomTypes: readonly RoomTypeRow[] = types.map(([code, en, fr, es]) => ({ code, name: { en, fr, es } }))

export const roomTypeName = (wanted: RoomTypeCode): LocalizedText => {
  const found = roomTypes.find(({ code }) => code === wanted)
  if (!found) throw new Error(`The sort of room ${wanted} has no name`)
  return found.name
}
