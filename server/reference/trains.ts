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

const operators = {
  VIA: 'VIA Rail Canada',
  AMTK: 'Amtrak',
  BLF: 'Brightline',
  RENFE: 'Renfe',
  SNCF: 'SNCF Voyageurs',
  EST: 'Eurostar',
  DB: 'Deutsche Bahn',
  TI: 'Trenitalia',
  CP: 'Comboios de Portugal',
  LNER: 'LNER',
  AWC: 'Avanti West Coast',
  OBB: 'ÖBB',
  SBB: 'SBB CFF FFS',
  JRC: 'JR Central',
}

const routes: [operator: keyof typeof operators, origin: string, destination: string, minutes: number][] = [
  ['VIA', 'YTO', 'YMQ', 310],
  ['VIA', 'YTO', 'YOW', 270],
  ['VIA', 'YMQ', 'YOW', 120],
  ['VIA', 'YMQ', 'YQB', 200],
  ['VIA', 'YTO', 'YXU', 135],
  ['VIA', 'YTO', 'YQG', 260],
  ['AMTK', 'NYC', 'WAS', 205],
  ['AMTK', 'NYC', 'BOS', 235],
  ['AMTK', 'NYC', 'PHL', 85],
  ['AMTK', 'CHI', 'MKE', 90],
  ['AMTK', 'SEA', 'PDX', 210],
  ['BLF', 'MIA', 'ORL', 210],
  ['RENFE', 'MAD', 'BCN', 155],
  ['RENFE', 'MAD', 'SVQ', 155],
  ['RENFE', 'MAD', 'VLC', 115],
  ['RENFE', 'MAD', 'AGP', 165],
  ['CP', 'LIS', 'OPO', 180],
  ['SNCF', 'PAR', 'LYS', 120],
  ['SNCF', 'PAR', 'MRS', 190],
  ['SNCF', 'PAR', 'BOD', 130],
  ['SNCF', 'PAR', 'SXB', 110],
  ['EST', 'LON', 'PAR', 140],
  ['EST', 'LON', 'BRU', 120],
  ['EST', 'PAR', 'AMS', 205],
  ['DB', 'BER', 'MUC', 240],
  ['DB', 'FRA', 'CGN', 65],
  ['TI', 'ROM', 'MIL', 190],
  ['TI', 'ROM', 'FLR', 95],
  ['LNER', 'LON', 'EDI', 265],
  ['AWC', 'LON', 'MAN', 130],
  ['OBB', 'VIE', 'BUD', 160],
  ['SBB', 'ZRH', 'GVA', 165],
  ['JRC', 'TYO', 'OSA', 150],
]

/** City pairs with a direct train. */
export const trainRoutes: readonly TrainRouteRow[] = routes.map(
  ([operatorCode, originCityCode, destinationCityCode, minutes]) => ({
    operatorCode,
    operatorName: operators[operatorCode],
    originCityCode,
    destinationCityCode,
    minutes,
  }),
)
