import * as z from 'zod/mini'
import { groupStatuses, groupTravelerStatuses } from '#contract/events/groupTravels.ts'
import { linkedScreens } from '#contract/notices/homeContent.ts'
import { appCategories, appScopes } from '#contract/catalogs/marketplace.ts'
import { noticeLocales } from '#contract/notices/noticeTexts.ts'
import { profileSections } from '#contract/profile/profileChanges.ts'
import { roleSchema } from '#contract/session/roles.ts'
import { localized, rowsOf, testDataFiles, text } from '#tests/support/reference/dataFiles.ts'

const days = z.int()
const four = (schema: z.ZodMiniType) => z.tuple([schema, schema, schema, schema])

const alert = z.strictObject({
  key: text,
  category: text,
  urgency: z.enum(['Immediate', 'Expected', 'Future']),
  severity: z.enum(['Severe', 'Moderate', 'Minor']),
  sent: z.number(),
  onset: z.number(),
  expires: z.number(),
  km: z.number(),
  event: localized,
  headline: localized,
  description: localized,
  instruction: localized,
})

/** A notice or an entry of Home; an entry that is a link has no text. */
const texts = z
  .array(z.strictObject({ locale: z.enum(noticeLocales), title: text, text: z.string() }))
  .check(z.length(noticeLocales.length))
const homeEntry = { texts, address: z.optional(z.url()), screen: z.optional(z.enum(linkedScreens)) }

const person = {
  key: text,
  firstName: text,
  lastName: text,
  gender: z.enum(['F', 'M', 'X']),
  roles: z.array(roleSchema),
  jobTitle: text,
  costCenter: text,
  airportCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  cultureCode: z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/)),
  policy: z.optional(z.enum(['standard', 'executive', 'restricted'])),
  agencyService: z.optional(z.enum(['vip', 'default'])),
  type: z.optional(z.enum(['employee', 'guest'])),
  claim: z.optional(z.enum(['list', 'single', 'spaced'])),
  manager: z.optional(text),
  isNew: z.optional(z.boolean()),
  isEmployed: z.optional(z.boolean()),
}

testDataFiles('server/demo/**/data/*.json', {
  adviceWords: z.strictObject({
    sources: rowsOf(
      {
        country: z.enum(['CA', 'US', 'GB']),
        url: z.url(),
        field: text,
        values: four(z.string()),
        levels: four(localized),
      },
      'country',
    ),
    border: localized,
    demoNotice: localized,
  }),
  alerts: z.strictObject({ flood: alert, strike: alert, wind: alert }),
  apps: rowsOf(
    {
      id: text,
      name: text,
      vendor: text,
      category: z.enum(appCategories),
      scope: z.enum(appScopes),
      summary: localized,
      description: localized,
      dataShared: z.array(localized),
      permissions: z.array(localized),
      privacyUrl: z.url(),
      signInUrl: z.url(),
    },
    'id',
  ),
  changes: z.array(
    z.strictObject({
      company: z.enum(['aurora', 'boreal']),
      person: text,
      changes: z.array(
        z.strictObject({
          daysAgo: days,
          time: z.iso.time({ precision: -1 }),
          section: z.enum(profileSections),
          action: z.enum(['added', 'changed']),
          fields: z.optional(z.array(text)),
          by: z.optional(text),
        }),
      ),
    }),
  ),
  groupPlans: rowsOf(
    {
      key: text,
      organizer: z.enum(['organiser', 'everything']),
      names: z.array(z.strictObject({ locale: text, value: text })),
      status: z.enum(groupStatuses),
      location: z.nullable(text),
      venue: z.optional(text),
      address: z.optional(text),
      arrivalTime: z.optional(z.iso.time({ precision: -1 })),
      day: days,
      nights: days,
      answerBy: z.optional(days),
      bookBy: z.optional(days),
      budget: z.nullable(z.number()),
      notes: z.optional(text),
      card: z.optional(text),
      people: z.array(
        z.strictObject({ who: text, state: z.enum(['listed', ...groupTravelerStatuses, 'booked', 'needsNoTrip']) }),
      ),
    },
    'key',
  ),
  helpDeskWords: z.record(z.enum(['en', 'fr', 'es']), z.record(text, z.union([z.array(text), z.record(text, text)]))),
  maintenance: z.strictObject({ past: texts, planned: texts }),
  names: z.strictObject({
    givenNames: z.strictObject({ F: z.array(text), M: z.array(text), X: z.array(text) }),
    surnames: z.array(text),
    jobTitles: z.array(localized),
  }),
  news: z.array(z.strictObject({ ...homeEntry, daysAgo: days, isPinned: z.optional(z.boolean()) })),
  people: z.strictObject({
    aurora: rowsOf(person, 'key'),
    boreal: rowsOf(person, 'key'),
    newcomers: z.strictObject({ aurora: z.strictObject(person), boreal: z.strictObject(person) }),
  }),
  tips: z.strictObject({
    bestPractice: z.array(z.strictObject(homeEntry)),
    greenTip: z.array(z.strictObject(homeEntry)),
    link: z.array(z.strictObject(homeEntry)),
  }),
})
