import {
  type CertificateKind,
  type CertificateLevel,
  type CertificateScheme,
  leedLevel,
} from '#contract/catalogs/certifiedHotels.ts'

export interface CertificatePlan {
  scheme: CertificateScheme
  kind: CertificateKind
  level: CertificateLevel
  points: number | null
  ratingSystem: string
  /** Days from the time of the seed; a certificate without an end is for good. */
  issued: number
  until: number | null
  gstc: 'recognized' | 'accredited' | null
}

export interface HotelPlan {
  id: string
  name: string
  chain: string
  street: string
  cityCode: string
  /** Degrees north and east of the center of the city. */
  offset: [north: number, east: number]
  isPreferred: boolean
  certificates: CertificatePlan[]
}

const none = { points: null, until: null, gstc: null }
const years3 = 3 * 365

/** The level of LEED follows from its points. */
function leedOf(points: number): Pick<CertificatePlan, 'scheme' | 'level' | 'points'> {
  const level = leedLevel(points)
  if (!level) throw new Error(`The demo has a hotel with ${points} points of LEED, which are too few`)
  return { scheme: 'leed', level, points }
}

/** LEED for a new building has no end. */
const leedBuilding = (points: number, issued: number): CertificatePlan => ({
  ...none,
  ...leedOf(points),
  kind: 'building',
  ratingSystem: 'LEED v4 BD+C: Hospitality',
  issued,
})

/** LEED for operation is checked again within three years. */
const leedOperation = (points: number, until: number): CertificatePlan => ({
  ...none,
  ...leedOf(points),
  kind: 'operation',
  ratingSystem: 'LEED v4.1 O+M',
  issued: until - years3,
  until,
})

/** Green Key is for a year. */
const greenKey = (until: number): CertificatePlan => ({
  ...none,
  scheme: 'greenKey',
  kind: 'operation',
  level: 'awarded',
  ratingSystem: 'Green Key, hotels and hostels',
  issued: until - 365,
  until,
  gstc: 'recognized',
})

const breeamBuilding = (points: number, level: CertificateLevel, issued: number): CertificatePlan => ({
  ...none,
  scheme: 'breeam',
  kind: 'building',
  ratingSystem: 'BREEAM International New Construction 2016',
  level,
  points,
  issued,
})

const breeamInUse = (points: number, level: CertificateLevel, until: number): CertificatePlan => ({
  ...none,
  scheme: 'breeam',
  kind: 'operation',
  ratingSystem: 'BREEAM In-Use International V6',
  level,
  points,
  issued: until - years3,
  until,
})

const earthCheck = (level: CertificateLevel, until: number): CertificatePlan => ({
  ...none,
  scheme: 'earthCheck',
  kind: 'operation',
  level,
  ratingSystem: 'EarthCheck Company Standard 4',
  issued: until - 365,
  until,
  gstc: 'accredited',
})

type Row = [
  name: string,
  chain: string,
  street: string,
  cityCode: string,
  offset: [north: number, east: number],
  isPreferred: boolean,
  ...certificates: CertificatePlan[],
]
// prettier-ignore
const rows: Row[] = [
  ['The Northbough Toronto', 'Northbough Collection', '88 Lantern Street', 'YTO', [0.004, -0.006], true,
    leedBuilding(64, -2400), leedOperation(83, 540)],
  ['Quillhouse Grand Toronto', 'Quillhouse Hotels', '410 Harbour View Road', 'YTO', [-0.012, 0.003], false,
    greenKey(48)],
  ['Maison Vermelune Montreal', 'Vermelune Hôtels', '27 rue des Érables', 'YMQ', [0.005, -0.01], true,
    leedOperation(66, 71), greenKey(210)],
  ['Tidewell Harbour House Montreal', 'Tidewell Inns', '5 rue du Quai', 'YMQ', [-0.004, 0.002], false,
    greenKey(-38)],
  ['Tidewell Harbour House Vancouver', 'Tidewell Inns', '1200 Harbour View Road', 'YVR', [0.006, 0.004], true,
    leedBuilding(81, -1500), earthCheck('gold', 160)],
  ['The Northbough Calgary', 'Northbough Collection', '340 Cedar Avenue', 'YYC', [0.003, -0.004], false,
    leedBuilding(52, -3100)],
  ['Korrin Tower Ottawa', 'Korrin Suites', '61 Foundry Lane', 'YOW', [0.002, -0.003], false,
    leedOperation(46, -120)],
  ['Korrin Tower New York', 'Korrin Suites', '720 Lantern Street', 'NYC', [0.01, 0.006], true,
    leedBuilding(72, -1900), leedOperation(69, 400)],
  ['Quillhouse Grand New York', 'Quillhouse Hotels', '15 Foundry Lane', 'NYC', [-0.02, -0.01], false,
    greenKey(130)],
  ['Korrin Tower Chicago', 'Korrin Suites', '233 Harbour View Road', 'CHI', [0.006, -0.005], false,
    leedOperation(58, 22)],
  ['The Northbough Boston', 'Northbough Collection', '9 Cedar Avenue', 'BOS', [-0.005, 0.004], false,
    leedBuilding(61, -980)],
  ['Maison Vermelune San Francisco', 'Vermelune Hôtels', '501 Lantern Street', 'SFO', [0.003, -0.008], true,
    leedBuilding(85, -700), greenKey(300)],
  ['Quillhouse Grand London', 'Quillhouse Hotels', '14 Foundry Lane', 'LON', [0.008, -0.012], true,
    breeamBuilding(72, 'excellent', -2000), breeamInUse(66, 'veryGood', -15)],
  ['The Northbough London', 'Northbough Collection', '77 Cedar Avenue', 'LON', [-0.006, 0.02], false,
    breeamInUse(86, 'outstanding', 620), greenKey(85)],
  ['Maison Vermelune Paris', 'Vermelune Hôtels', '32 boulevard du Belvédère', 'PAR', [0.006, -0.02], true,
    breeamInUse(57, 'veryGood', 330), greenKey(190)],
  ['Korrin Tower Frankfurt', 'Korrin Suites', '8 Lantern Street', 'FRA', [0.004, 0.006], false,
    leedBuilding(63, -1300)],
  ['Lumaviva Palacio Madrid', 'Lumaviva Hoteles', 'Calle del Faro 40', 'MAD', [0.009, -0.003], false,
    breeamInUse(48, 'good', 260)],
  ['Lumaviva Palacio Barcelona', 'Lumaviva Hoteles', 'Paseo del Mirador 112', 'BCN', [-0.006, 0.007], false,
    earthCheck('silver', -200)],
  ['Tidewell Harbour House Amsterdam', 'Tidewell Inns', '19 Harbour View Road', 'AMS', [0.003, 0.01], false,
    breeamBuilding(58, 'veryGood', -860), greenKey(12)],
  ['Lumaviva Palacio Mexico City', 'Lumaviva Hoteles', 'Avenida de los Fresnos 250', 'MEX', [0.002, -0.04], true,
    leedOperation(74, 480), earthCheck('platinum', 110)],
  ['Lumaviva Palacio Bogotá', 'Lumaviva Hoteles', 'Calle Jacaranda 18', 'BOG', [0.05, 0.02], false,
    leedBuilding(55, -1700)],
  ['The Northbough Tokyo', 'Northbough Collection', '3 Lantern Street', 'TYO', [-0.01, 0.01], false,
    leedOperation(81, 700)],
  ['Quillhouse Grand Sydney', 'Quillhouse Hotels', '60 Harbour View Road', 'SYD', [0.004, 0.005], false,
    earthCheck('master', 240)],
  ['Korrin Tower Istanbul', 'Korrin Suites', '12 Cedar Avenue', 'IST', [0.03, -0.02], false,
    leedBuilding(44, -2900), greenKey(-300)],
]

/** Invented hotels in cities of the demo's trips. Names are made as those of its trips, so that some are the same. */
export const hotelPlans: HotelPlan[] = rows.map(
  ([name, chain, street, cityCode, offset, isPreferred, ...certificates], place) => ({
    id: `certified-hotel-${place + 1}`,
    name,
    chain,
    street,
    cityCode,
    offset,
    isPreferred,
    certificates,
  }),
)
