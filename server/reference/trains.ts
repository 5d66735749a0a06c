import rows from './data/trainRoutes.json' with { type: 'json' }

/** A direct train between two cities; it runs in both directions. */
export interface TrainRouteRow {
  operatorCode: string
  operatorName: string
  /** City codes, as in the airports. */
  originCityCode: string
  destinationCityCode: string
  /** Usual travel time of a direct train. */
  minutes: number
}

/** City pairs with a direct train. */
export const trainRoutes: readonly TrainRouteRow[] = rows
