import * as z from 'zod/mini'
import { educationTopics } from '#contract/catalogs/education.ts'
import { membershipCategories } from '#contract/profile/memberships.ts'
import { carClassCodes, roomTypeCodes } from '#contract/trips/segments.ts'
import { localized, rowsOf, testDataFiles, text } from '#tests/support/reference/dataFiles.ts'

const country = z.string().check(z.regex(/^[A-Z]{2}$/))
const place = z.string().check(z.regex(/^[A-Z]{3}$/))
const airline = z.string().check(z.regex(/^[A-Z0-9]{2}$/))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const latitude = z.number().check(z.minimum(-90), z.maximum(90))
const longitude = z.number().check(z.minimum(-180), z.maximum(180))
/** The engine also knows the former names of time zones. */
function isTimeZone(name: string): boolean {
  return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
}
const amount = z.int().check(z.positive())

const words = z.strictObject({
  title: text,
  summary: text,
  sections: z.array(z.strictObject({ heading: text, paragraphs: z.array(text) })),
  questions: z.array(z.strictObject({ text, options: z.array(text), explanation: text })),
})
const educationModule = z.strictObject({
  id: text,
  topic: z.enum(educationTopics),
  minutes: amount,
  validMonths: amount,
  isBeforeTrips: z.boolean(),
  rightOptions: z.array(z.int().check(z.nonnegative())),
  words: z.strictObject({ en: words, fr: words, es: words }),
})
const program = { code: text, name: text, provider: text, also: z.string(), usualNumber: z.nullable(text) }

testDataFiles('server/{reference,suppliers,domains}/**/data/*.json', {
  airlines: rowsOf(
    {
      code: airline,
      name: text,
      countryCode: country,
      checkInUrl: z.url(),
      checkInOpensHours: z.union([z.literal(24), z.literal(30), z.literal(48)]),
      hubs: z.array(place),
    },
    'code',
  ),
  airportNames: z.record(place, z.strictObject({ fr: text, es: text })),
  airportWords: z.strictObject({ partsOfCities: z.array(text), placesOfAirports: z.array(text) }),
  airports: rowsOf(
    {
      code: place,
      name: text,
      cityCode: place,
      city: localized,
      countryCode: country,
      latitude,
      longitude,
      timeZone: z.string().check(z.refine(isTimeZone)),
    },
    'code',
  ),
  carClasses: rowsOf(
    { code: z.enum(carClassCodes), name: localized, model: text, seats: amount, bags: amount },
    'code',
  ),
  cityCentres: z.record(place, z.strictObject({ latitude, longitude })),
  countries: rowsOf(
    {
      code: country,
      alpha3: z.string().check(z.regex(/^[A-Z]{3}$/)),
      callingCode: z.string().check(z.regex(/^\d{1,3}$/)),
      currency,
      name: localized,
    },
    'code',
  ),
  officialNames: z.record(place, text),
  roomTypes: rowsOf({ code: z.enum(roomTypeCodes), name: localized }, 'code'),
  stations: z.record(place, z.strictObject({ localName: text, name: localized })),
  terminals: z.record(place, z.array(text).check(z.minLength(1))),
  trainRoutes: z.array(
    z.strictObject({
      operatorCode: text,
      operatorName: text,
      originCityCode: place,
      destinationCityCode: place,
      minutes: amount,
    }),
  ),

  beforeYouGo: educationModule,
  bookWell: educationModule,
  dataOnTheRoad: educationModule,
  fewerEmissions: educationModule,
  onTheGround: educationModule,
  readyToBook: educationModule,
  travelPolicy: educationModule,
  whenPlansChange: educationModule,

  governmentNames: z.strictObject({
    otherNames: z.record(country, z.array(text)),
    severalCountries: z.record(text, z.array(country)),
    parts: z.record(text, country),
  }),
  programs: z.record(z.enum(membershipCategories), rowsOf(program, 'code')),

  hotels: z.strictObject({
    chains: rowsOf({ code: airline, name: text }, 'code'),
    brands: rowsOf(
      {
        code: text,
        chainCode: airline,
        name: text,
        pattern: z.string().check(z.regex(/\{city\}/)),
        stars: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
      },
      'code',
    ),
    districts: rowsOf({ code: text, name: localized }, 'code'),
  }),
  unitsPerDollar: z.record(currency, z.number().check(z.positive())),
})
