import type { Alert } from '#contract/risk/alerts.ts'

/** A severe alert in Bogotá, on 9 May 2026, about the trip ABC123. */
export const makeAlert = (changed: Partial<Alert> = {}): Alert => ({
  id: 'a1',
  headline: 'Strong earthquake near Bogotá',
  severity: 3,
  isAnnouncement: false,
  category: 'geo',
  event: 'Earthquake',
  source: 'Sentinel Watch',
  sentAt: '2026-05-09T08:00:00Z',
  startsAt: '2026-05-09T07:30:00Z',
  endsAt: '2026-05-10T12:00:00Z',
  countries: ['CO'],
  areas: [{ name: 'Bogotá and surroundings', polygons: [], circles: [] }],
  description: [{ kind: 'paragraph', text: 'Aftershocks are likely.' }],
  instruction: [
    { kind: 'item', text: 'Stay away from damaged buildings.' },
    { kind: 'item', text: 'Follow local authorities.' },
  ],
  isDemo: false,
  trips: ['ABC123'],
  ...changed,
})
