import * as z from 'zod/mini'
import { instant } from '#contract/wire/envelope.ts'
import { addition, listOf, optionalAddition, withFallback } from '#contract/wire/lenient.ts'
import { plainBlockSchema } from '#contract/texts/plainBlocks.ts'

/** Severity of an alert: 1 minor or unknown, 2 moderate, 3 severe, 4 extreme (CAP 1.2 `severity`). */
export const alertSeverities = [1, 2, 3, 4] as const
export type AlertSeverity = (typeof alertSeverities)[number]

/**
 * How far from the place of an alert a traveler counts as affected, in kilometers, by severity. An extreme alert
 * concerns its whole countries besides.
 */
export const affectedKm: Record<AlertSeverity, number> = { 1: 50, 2: 100, 3: 350, 4: 350 }

/** From this severity on, an alert concerns every place in its countries, besides those near it. */
export const wholeCountriesFrom = 4

/** A point in degrees. */
const pointSchema = z.object({ latitude: z.number(), longitude: z.number() })

/** The area of an alert: rings of points, and circles. An alert may have neither, and name countries only. */
export const alertAreaSchema = z.object({
  name: z.string(),
  polygons: z.array(z.array(pointSchema)),
  circles: z.array(z.object({ center: pointSchema, km: z.number() })),
})
export type AlertArea = z.infer<typeof alertAreaSchema>

/** A current alert, as a provider sent it in CAP 1.2. */
export const alertSchema = z.object({
  id: z.string(),
  headline: z.string(),
  severity: withFallback(z.int().check(z.minimum(1), z.maximum(4)), 1),
  /** A planned event, such as a strike that is announced; it alarms nobody. */
  isAnnouncement: z.boolean(),
  /** CAP `category`, lower case: `met`, `security`, `transport`, … */
  category: z.string(),
  /** The provider's word for the event, such as `Earthquake`. */
  event: z.string(),
  /** The name of the provider. */
  source: z.string(),
  sentAt: instant,
  startsAt: instant,
  /** Null where the provider names no end. */
  endsAt: z.nullable(instant),
  /** ISO 3166-1 alpha-2. */
  countries: z.array(z.string()),
  /** Where it is, simplified: at most 40 areas of 200 points together. */
  areas: z.array(alertAreaSchema),
  description: listOf(plainBlockSchema),
  instruction: listOf(plainBlockSchema),
  /** https only. */
  url: optionalAddition(z.string()),
  /** The language of the texts, where it is not that of the answer. */
  language: optionalAddition(z.string()),
  isDemo: addition(z.boolean(), false),
  /** The reader's own trips that it concerns, by record locator. */
  trips: addition(z.array(z.string()), []),
  /** Travelers it concerns now or within its time; for risk advisors only. */
  travellers: optionalAddition(z.int()),
})
export type Alert = z.infer<typeof alertSchema>

/** GET .../alerts/garda (§7): the alerts that concern the reader's trips; a risk advisor gets those of all travelers. */
export const alertListSchema = listOf(alertSchema)
