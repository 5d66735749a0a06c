import type { LocalizedText } from './countries.ts'
import rows from './data/stations.json' with { type: 'json' }

interface StationRow {
  /** The local name, which trips store. */
  localName: string
  name: LocalizedText
}

/** Stations with their own name, by city code. The others are named after the city. */
export const stations: Readonly<Record<string, StationRow>> = rows
