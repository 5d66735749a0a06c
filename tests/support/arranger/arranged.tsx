import { generatePath } from 'react-router-dom'
import type { LocaleCode } from '#contract/texts/locales.ts'
import { TravelerFrame } from '@/domains/arranger/traveler/TravelerFrame'
import { offeredPageOf } from '@/app/pages/pages'
import type { TextDomain } from '@/i18n/textBundles'
import type { arrangedPages } from '@/routes/arrangedPages'
import { rowOf } from '@/routes/table'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

/** The base path of the calls about the traveler. */
export const theirs = '/companies/aurora/profiles/p2'

export const camille = makeProfile({ id: 'p2', firstName: 'Camille', lastName: 'Roy', email: 'camille@aurora.example' })

interface ArrangedScene {
  /** The other parameters of the address, besides the traveler's id. */
  params?: Record<string, string>
  search?: string
  locale?: LocaleCode
  profile?: typeof camille
  /** Domains of code that loads later than the page. */
  messages?: readonly TextDomain[]
}

/** A page about Camille Roy, in the frame that the application puts around it, as her arranger sees it. */
export async function renderArranged(
  name: (typeof arrangedPages)[keyof typeof arrangedPages] | 'arrangerTravelerAdvisories',
  { params = {}, search = '', locale = 'en-ca', profile = camille, messages: later = [] }: ArrangedScene = {},
) {
  answer(theirs, profile)
  const { load, messages = [] } = offeredPageOf(name)
  const { default: Page } = await load()
  const route = rowOf(name).path
  return renderPage(
    <TravelerFrame>
      <Page />
    </TravelerFrame>,
    {
      path: generatePath(route, { companyId: 'aurora', profileId: 'p2', ...params }) + search,
      route,
      locale,
      subject: { kind: 'traveler', companyId: 'aurora', profileId: 'p2' },
      messages: [...messages, ...later, 'arranger', 'traveler', 'profile', 'completion'],
    },
  )
}
