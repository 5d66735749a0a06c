import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { additionNames } from '#contract/session/configuration.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'
import { optionalServiceNames, optionalServices, type OptionalService } from '#contract/session/optionalServices.ts'
import HomePage from '@/domains/home/HomePage'
import { learnAdditions } from '@/http/additions'
import { makeFirstSteps } from '#tests/support/admin/firstStepsFactory.ts'
import { makeProfile, makeTrip } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, renderRoute } from '#tests/support/page/render.tsx'
import { personalAnswers } from '#tests/support/profile/personal.ts'
import { makeAdvisoryList, makeSource, makeTripAdvisories } from '#tests/support/risk/advisoryFactory.ts'

// A service that the operator has not set up: its page is empty for that reason, and says so.
beforeAll(() => import('@/domains/home/Responsibilities'))
beforeEach(() => {
  personalAnswers()
  answer(`${paths.trips}/ABC123`, makeTrip({ hasTravelAdvisories: true }))
})

interface Reader {
  locale: LocaleCode
  whoami: { roles: ('Admin' | 'Traveller')[] }
}

/** The page of a government's advice, of which nothing was ever read. */
const advicePage = (sourceCountry: string) => (reader: Reader) => {
  answer('/countries', [{ countryCode: 'NO', countryName: 'Norway' }])
  answer(paths.trips, [makeTrip()])
  answer(`${paths.profile}/advisories/advised-countries`, [])
  const sources = ['CA', 'US', 'GB'].map((each) =>
    makeSource({ sourceCountry: each, ...(each === sourceCountry && { state: 'notChecked', readAt: null }) }),
  )
  answer(`${paths.profile}/advisories`, makeAdvisoryList([], { sources, messageCode: 'adviceNotCurrent' }))
  return renderRoute('travelAdvisories', { path: '/advisories?country=NO', ...reader })
}

/** The page of each service, and the sentence that says that it is not set up. */
const pages: Record<OptionalService, { open: (reader: Reader) => Promise<unknown>; words: RegExp }> = {
  advicefeedca: { open: advicePage('CA'), words: /^Travel advice is not set up$/ },
  advicefeedus: { open: advicePage('US'), words: /^Travel advice is not set up$/ },
  advicefeedgb: { open: advicePage('GB'), words: /^Travel advice is not set up$/ },
  alertfeed: {
    open: (reader) => {
      answer(`${paths.profile}/advisories/trips/ABC123`, makeTripAdvisories({ alerts: [] }))
      return renderRoute('tripAdvisories', { path: '/dashboard/trip-advisories?bookingId=ABC123', ...reader })
    },
    words: /^Alerts are not set up/,
  },
  mailserver: {
    open: (reader) => {
      answer(paths.firstSteps, makeFirstSteps(['people'], { notInvited: 3 }))
      return renderPage(<HomePage />, { messages: ['actionCenter', 'admin'], ...reader })
    },
    words: /^E-mails do not leave this server yet\./,
  },
  textmessages: {
    open: (reader) => {
      answer(paths.profile, makeProfile({ phoneNumberIsConfirmed: false }))
      return renderRoute('personal', { path: '/dashboard/profile/personal', ...reader })
    },
    words: /^Text messages are not set up/,
  },
}

const learn = (service?: OptionalService) =>
  learnAdditions([
    ...additionNames.map((name) => ({ name, status: 'enabled' as const })),
    ...(service ? [{ name: service, status: 'disabled' as const }] : []),
  ])

describe.each(optionalServiceNames)('the page of a server without %s', (service) => {
  const { open, words } = pages[service]

  test('an administrator reads that it is not set up, and the setting', async () => {
    learn(service)
    await open({ locale: 'en-ca', whoami: { roles: ['Admin'] } })
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getAllByText(optionalServices[service])[0]).toBeVisible()
    expect(screen.queryByText(/could not be read lately|No alert is known/)).toBeNull()
  })

  test.each(['fr-ca', 'es-es', 'es-mx'] as const)('an administrator reads the setting in %s', async (locale) => {
    learn(service)
    await open({ locale, whoami: { roles: ['Admin'] } })
    expect((await screen.findAllByText(optionalServices[service]))[0]).toBeVisible()
  })

  // Invitations are sent by administrators alone.
  test.skipIf(service === 'mailserver')('others read whom to ask, and no setting', async () => {
    learn(service)
    await open({ locale: 'en-ca', whoami: { roles: ['Traveller'] } })
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getAllByText(/Ask an administrator of your company about it\./)[0]).toBeVisible()
    expect(screen.queryByText(optionalServices[service])).toBeNull()
  })

  test('nothing of it is said where the backend does not say that it is missing', async () => {
    learn()
    await open({ locale: 'en-ca', whoami: { roles: ['Admin'] } })
    expect(await screen.findAllByRole('heading')).not.toHaveLength(0)
    expect(screen.queryByText(/not set up/i)).toBeNull()
    expect(screen.queryByText(optionalServices[service])).toBeNull()
  })
})
