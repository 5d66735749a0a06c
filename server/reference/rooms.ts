import type { LocalizedText } from './countries.ts'

const room = (en: string, fr: string, es: string): LocalizedText => ({ en, fr, es })

/** What travel agencies book. */
export const agencyRooms: readonly LocalizedText[] = [
  room('Standard room, king bed', 'Chambre standard, très grand lit', 'Habitación estándar, cama king'),
  room('Standard room, two queen beds', 'Chambre standard, deux grands lits', 'Habitación estándar, dos camas queen'),
  room('Superior room', 'Chambre supérieure', 'Habitación superior'),
  room('Studio suite', 'Suite studio', 'Suite tipo estudio'),
]

/** What the booking tool books. */
export const toolRoom = room(
  'Standard room, breakfast included',
  'Chambre standard, petit-déjeuner compris',
  'Habitación estándar, desayuno incluido',
)
