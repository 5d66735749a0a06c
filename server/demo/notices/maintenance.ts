import type { maintenanceNotices } from '#server/db/schema/notices.ts'
import { calendarDate, daysFrom } from '#server/demo/data/days.ts'
import { inLanguages } from './texts.ts'

const hours = (count: number) => count / 24

/**
 * A notice that was over two weeks ago, and one that the banner shows in five days: the demo begins without a banner.
 */
export function maintenanceRows(now: Date): (typeof maintenanceNotices.$inferInsert)[] {
  // 03:00 UTC is the evening before in Montreal and Bogotá.
  const night = (days: number) => new Date(`${calendarDate(daysFrom(now, days))}T03:00:00Z`)
  return [
    {
      id: 'notice-aurora-past',
      companyId: 'aurora',
      status: 'Active',
      category: 'Maintenance',
      impactedComponents: ['Application'],
      disclaimerStart: daysFrom(night(-14), -3),
      maintenanceStart: night(-14),
      maintenanceEnd: daysFrom(night(-14), hours(2)),
      texts: inLanguages(
        ['Waymark was updated overnight', 'For two hours trips could be read, but nothing could be changed.'],
        [
          'Waymark a été mise à jour pendant la nuit',
          'Pendant deux heures, on pouvait consulter les voyages, mais rien modifier.',
        ],
        [
          'Waymark se actualizó durante la noche',
          'Durante dos horas se podían consultar los viajes, pero no cambiar nada.',
        ],
      ),
    },
    {
      id: 'notice-aurora-planned',
      companyId: 'aurora',
      status: 'Active',
      category: 'Maintenance',
      impactedComponents: ['OnlineBookingTool'],
      disclaimerStart: daysFrom(night(8), -3),
      maintenanceStart: night(8),
      maintenanceEnd: daysFrom(night(8), hours(4)),
      texts: inLanguages(
        [
          'The booking tool closes for one night',
          'Book before it closes or the next morning. In an emergency the agency books for you by telephone.',
        ],
        [
          'L’outil de réservation ferme pour une nuit',
          'Réservez avant la fermeture ou le lendemain matin. En cas d’urgence, l’agence réserve pour vous par téléphone.',
        ],
        [
          'La herramienta de reservas cierra por una noche',
          'Reserve antes del cierre o a la mañana siguiente. En una emergencia, la agencia reserva por teléfono.',
        ],
      ),
    },
  ]
}
