import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ContactMenu } from '@/domains/agency/contacts/ContactMenu'
import { AccountPanel } from '@/shell/menu/AccountPanel'
import SupportPage from '@/domains/support/SupportPage'
import { makeAgencyInfo, makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, fail, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<SupportPage />, { path: '/dashboard/support', locale })
/** Everywhere's clock, so that the reader's zone does not matter. */
const opening = {
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' }],
}
const localNoon = (day: number) => new Date(2026, 4, day, 12).toISOString()
const { agency } = makeEmployeeConfiguration()

describe('§2 the contact of the agency', () => {
  test('the page explains that the company has no agency, and who to ask', async () => {
    const none = { contactPhone: null, contactEmail: null, vipPhone: null, vipEmail: null }
    answer(paths.configuration, makeEmployeeConfiguration({ agency: { ...agency, companyName: '', ...none } }))
    answer(
      paths.agency,
      makeAgencyInfo({ companyName: '', companyTravelPhoneNumber: '', emailFrom: '', emergencyPhone: null }),
    )
    await open()
    expect(await screen.findByText(/has not named a travel agency yet\. Ask your travel administrator/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^(Call|Write to)/ })).toBeNull()
  })

  test('the agency is reached by telephone and e-mail', async () => {
    await open()
    expect(await screen.findByRole('link', { name: /^Call.\+1.514.555.0100$/ })).toHaveAttribute(
      'href',
      'tel:+15145550100',
    )
    expect(screen.getByRole('link', { name: 'Write to help@northway.example' })).toHaveAttribute(
      'href',
      'mailto:help%40northway.example',
    )
    expect(screen.getByText('The agency’s hours: Monday to Friday, 8:00 to 20:00')).toBeInTheDocument()
  })

  test('§5 the VIP desk is shown to VIP travelers', async () => {
    answer(
      paths.configuration,
      makeEmployeeConfiguration({ agencyService: 'vip', agency: { ...agency, vipPhone: '+1 514 555 0177' } }),
    )
    await open()
    expect(await screen.findByText('Your VIP desk')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /0177$/ })).toBeInTheDocument()
  })

  test('the page shows until when the agency is open', async () => {
    setClock(localNoon(12))
    answer(paths.agency, makeAgencyInfo({ opening }))
    await open()
    expect(await screen.findByText('Open now')).toBeInTheDocument()
    expect(screen.getByText(/^until 8:00 p\.m\.$/)).toBeInTheDocument()
  })

  test('the page shows the hours of the next seven days, closed ones too', async () => {
    setClock(localNoon(15))
    answer(paths.agency, makeAgencyInfo({ opening }))
    await open()
    const days = (await screen.findAllByRole('term')).filter(({ textContent }) => textContent.endsWith('day'))
    expect(
      days.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent?.replaceAll(/\s/gu, ' ')]),
    ).toEqual([
      ['Friday', '8:00 a.m. – 8:00 p.m.'],
      ['Saturday', 'Closed'],
      ['Sunday', 'Closed'],
      ['Monday', '8:00 a.m. – 8:00 p.m.'],
      ['Tuesday', '8:00 a.m. – 8:00 p.m.'],
      ['Wednesday', '8:00 a.m. – 8:00 p.m.'],
      ['Thursday', '8:00 a.m. – 8:00 p.m.'],
    ])
  })

  test('the page shows when a closed agency opens again', async () => {
    setClock(localNoon(17))
    answer(paths.agency, makeAgencyInfo({ opening, emergencyPhone: '+1 514 555 0199' }))
    await open()
    expect(await screen.findByText('Closed now')).toBeInTheDocument()
    expect(screen.getByText(/^opens Monday 8:00 a\.m\.$/)).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: /\+1/ })[0]).toHaveAttribute('href', 'tel:+15145550199')
  })

  test('the page has an emergency line where there is one, and advice where there is none', async () => {
    answer(paths.agency, makeAgencyInfo({ emergencyPhone: '+1 514 555 0199' }))
    const { unmount } = await open()
    expect(await screen.findByRole('link', { name: /^Emergencies, day/ })).toHaveAttribute('href', 'tel:+15145550199')
    unmount()
    answer(paths.agency, makeAgencyInfo())
    await open()
    expect(await screen.findByText(/gives no line for emergencies/)).toBeInTheDocument()
  })

  test('a part that did not load can be loaded again, and hides nothing else', async () => {
    fail(paths.agency)
    const { user } = await open()
    await screen.findByText('The contact details did not load.')
    expect(screen.getByRole('searchbox')).toBeInTheDocument()
    answer(paths.agency, makeAgencyInfo())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Northway Travel')).toBeInTheDocument()
  })
})

describe('the articles of Support', () => {
  test('articles are searched while typing, accents or not', async () => {
    const { user } = await open('fr-ca')
    await user.type(screen.getByRole('searchbox'), 'reserver')
    expect(screen.getByText(/réponses trouvées$/)).toBeInTheDocument()
    expect(screen.getByText('Comment réserver un voyage?')).toBeInTheDocument()
    expect(screen.queryByText('Où sont mes factures?')).not.toBeInTheDocument()
  })

  test('each article leads to its screen', async () => {
    const { user } = await open()
    await user.click(screen.getByText('Why can’t I book?'))
    expect(screen.getByRole('link', { name: 'Open: Complete your profile' })).toHaveAttribute(
      'href',
      '/en-ca/complete-your-profile',
    )
  })

  test.each([
    ['Can another person book for me?', 'Open: Arrangers', 'arrangers'],
    ['Which time zone are times in?', 'Open: Language and display', 'display'],
  ])('the article “%s” leads to its section of the account', async (question, link, section) => {
    const { user } = await open()
    await user.click(screen.getByText(question))
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      `/en-ca/profile/account?section=${section}`,
    )
  })

  test('the article about booked trips uses the name of that page in the menu', async () => {
    await open('fr-ca')
    expect(screen.getByText(/^Le voyage apparaît ensuite dans Mes voyages avec son itinéraire/)).toBeInTheDocument()
  })

  test('a search without results leads back to all', async () => {
    const { user } = await open()
    await user.type(screen.getByRole('searchbox'), '<xylophone>')
    expect(screen.getByText('No answer found')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all answers' }))
    expect(screen.getByText('Where are my invoices?')).toBeInTheDocument()
  })
})

describe('reporting a problem with a trip', () => {
  test('a trip leads to its report', async () => {
    answer(paths.trips, [makeTrip({ bookingId: 'ABC123' }), makeTrip({ bookingId: 'OWN', source: 'manual' })])
    await open()
    const card = within(screen.getByRole('region', { name: 'Report a problem with a trip' }))
    expect((await card.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
      '/en-ca/dashboard/trips/ABC123?report=yes',
    ])
  })
  test('a person without trips reads what to do instead', async () => {
    answer(paths.trips, [])
    await open()
    expect(await screen.findByText(/^You have no trips with the agency/)).toBeInTheDocument()
  })
})

describe('ways to Support', () => {
  test('§2 the header leads here where the agency has neither telephone nor e-mail', async () => {
    answer(
      paths.configuration,
      makeEmployeeConfiguration({ agency: { ...agency, contactPhone: null, contactEmail: null } }),
    )
    await renderPage(<ContactMenu />)
    expect(await screen.findByRole('link', { name: 'Help' })).toHaveAttribute('href', '/en-ca/dashboard/support')
  })

  test.each([
    ['E-mail your travel agency', { contactPhone: null }],
    ['Call your travel agency', { contactEmail: null }],
  ])('§2 one of the two contacts is enough: %s', async (name, missing) => {
    answer(paths.configuration, makeEmployeeConfiguration({ agency: { ...agency, ...missing } }))
    await renderPage(<ContactMenu />)
    expect(await screen.findByRole('button', { name })).toBeVisible()
    expect(screen.getAllByRole('button')).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'Help' })).toBeNull()
  })

  test('§2 the header leads here where the agency’s data did not load', async () => {
    fail(paths.configuration)
    await renderPage(<ContactMenu />)
    expect(await screen.findByRole('link', { name: 'Help' })).toHaveAttribute('href', '/en-ca/dashboard/support')
  })

  test('§2, §6 the account panel has Support where it may be opened', async () => {
    const { unmount } = await renderPage(<AccountPanel onNavigate={() => undefined} />, { messages: ['account'] })
    expect(screen.getByRole('link', { name: 'Support' })).toBeInTheDocument()
    unmount()
    await renderPage(<AccountPanel onNavigate={() => undefined} />, {
      messages: ['account'],
      whoami: { employeeId: null, roles: [] },
    })
    expect(screen.queryByRole('link', { name: 'Support' })).not.toBeInTheDocument()
  })
})
