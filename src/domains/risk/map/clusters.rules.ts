import Supercluster from 'supercluster'
import { wholeCountriesFrom } from '#contract/risk/alerts.ts'
import { adviceAgainst, severeAlert } from '@/domains/risk/risk.rules'
import { choiceOf, type LocatedPlace } from './area.rules'
import { type MapSize, type MapView, type Point, toScreen, toWorld, worldWidth } from './view.rules'

/** How alarming the state of a place is: by the strictest advice about it, or the worst alert for people there. */
export type Tone = 'calm' | 'warning' | 'danger'
/** From the mildest on. */
export const toneOrder: readonly Tone[] = ['calm', 'warning', 'danger']

export interface Gravity {
  /** 0 to 3. */
  advisoryLevel: number
  /** 0 to 4. */
  alertSeverity: number
}

/** Red from "avoid travel that is not essential" on, and from a severe alert on. */
export function toneOf({ advisoryLevel, alertSeverity }: Gravity): Tone {
  if (advisoryLevel >= adviceAgainst || alertSeverity >= severeAlert) return 'danger'
  return advisoryLevel > 0 || alertSeverity > 0 ? 'warning' : 'calm'
}

/**
 * The tone of each country with people: by the strictest advice about it, and by an alert only where that concerns the
 * whole country. Any other alert colours the mark of its place.
 */
export function countryTones(places: readonly LocatedPlace[]): ReadonlyMap<string, Tone> {
  const tones = new Map<string, Tone>()
  for (const { countryCode, advisoryLevel, alertSeverity } of places) {
    const isWhole = alertSeverity >= wholeCountriesFrom
    const now = toneOf({ advisoryLevel, alertSeverity: isWhole ? alertSeverity : 0 })
    const before = tones.get(countryCode) ?? 'calm'
    tones.set(countryCode, toneOrder.indexOf(now) > toneOrder.indexOf(before) ? now : before)
  }
  return tones
}

interface Sums extends Gravity {
  travellers: number
  withoutHotel: number
}

/** A place, or several that are close to each other at the present scale. */
export interface Marker extends Sums {
  /** Also the choice of these places, as the address has it. */
  key: string
  /** The point of the world. */
  at: Point
  /** The one with the most people first. */
  places: readonly LocatedPlace[]
}

export type ClusterIndex = Supercluster<{ place: LocatedPlace }, Sums>

/** Distance in px below which places become one mark. */
const reach = 44
/** The library counts scales by powers of two of a world this wide. */
const extent = 256

const sumsOf = ({ travellers, withoutHotel, advisoryLevel, alertSeverity }: LocatedPlace): Sums => ({
  travellers,
  withoutHotel,
  advisoryLevel,
  alertSeverity,
})

/** The index of the places, from which marks at any scale are read. People are the weights. */
export function clusterIndex(places: readonly LocatedPlace[]): ClusterIndex {
  const index: ClusterIndex = new Supercluster<{ place: LocatedPlace }, Sums>({
    radius: reach,
    extent,
    maxZoom: 9,
    map: ({ place }) => sumsOf(place),
    reduce: (sum, other) => {
      sum.travellers += other.travellers
      sum.withoutHotel += other.withoutHotel
      sum.advisoryLevel = Math.max(sum.advisoryLevel, other.advisoryLevel)
      sum.alertSeverity = Math.max(sum.alertSeverity, other.alertSeverity)
    },
  })
  return index.load(
    places.map((place) => ({
      type: 'Feature' as const,
      properties: { place },
      geometry: { type: 'Point' as const, coordinates: [place.longitude, place.latitude] },
    })),
  )
}

const byPeople = (one: LocatedPlace, other: LocatedPlace) => other.travellers - one.travellers
/** Marks whose heights differ by less are in one line. */
const lineHeight = 48

/** The marks of the whole world at a scale, line by line as a text is read. */
export function markersAt(index: ClusterIndex, scale: number): Marker[] {
  const zoom = Math.max(0, Math.floor(Math.log2((scale * worldWidth) / extent)))
  const markers = index.getClusters([-180, -85, 180, 85], zoom).map(({ geometry, properties }): Marker => {
    const [longitude = 0, latitude = 0] = geometry.coordinates
    const places =
      'cluster_id' in properties
        ? index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties.place)
        : [properties.place]
    const sums = 'cluster_id' in properties ? properties : sumsOf(properties.place)
    const { travellers, withoutHotel, advisoryLevel, alertSeverity } = sums
    return {
      key: choiceOf(places),
      at: toWorld({ latitude, longitude }),
      places: places.toSorted(byPeople),
      travellers,
      withoutHotel,
      advisoryLevel,
      alertSeverity,
    }
  })
  const line = ({ at: [, y] }: Marker) => Math.floor((y * scale) / lineHeight)
  return markers.toSorted((one, other) => line(one) - line(other) || one.at[0] - other.at[0])
}

/** Whether a mark is within the map, or within as many px around it, so that it can be reached. */
export function isInSight({ at }: Marker, view: MapView, { width, height }: MapSize, around = 0): boolean {
  const [x, y] = toScreen(view, at)
  return x >= -around && x <= width + around && y >= -around && y <= height + around
}
