import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Banners from '@/shell/banners/Banners'
import { BackButton } from '@/shell/header/BackButton'
import { Breadcrumbs } from '@/shell/header/Breadcrumbs'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { ThemePicker } from '@/domains/profile/account/ThemePicker'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answerChange, network, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const connection = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
const supportedBrowsers = (status: string) =>
  network.use(
    // §3: the configuration lists only names; the person's features decide.
    http.get('*/api/main/configuration', () =>
      HttpResponse.json({ apis: [], features: [{ name: 'supportedbrowsers' }] }),
    ),
    http.get(`*${paths.features}`, () => HttpResponse.json({ features: { supportedbrowsers: { status } } })),
  )

describe('notices of the frame', () => {
  test('§5 an unsupported browser is reported where the feature is on', async () => {
    supportedBrowsers('enabled')
    const { user } = await renderPage(<Banners place="after" />, { messages: ['banners'] })
    expect(await screen.findByText('This browser is not supported')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Dismiss the notice about the browser' }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test.each(['hidden', 'disabled'])(
    '§3 an unsupported browser is not reported where the feature is %s',
    async (status) => {
      const asked = vi.fn()
      network.use(
        http.get('*/api/main/configuration', () =>
          HttpResponse.json({ apis: [], features: [{ name: 'supportedbrowsers', status: 'enabled' }] }),
        ),
        http.get(`*${paths.features}`, () => {
          asked()
          return HttpResponse.json({ features: { supportedbrowsers: { status } } })
        }),
      )
      await renderPage(<Banners place="after" />, { messages: ['banners'] })
      await waitFor(() => expect(asked).toHaveBeenCalled())
      await act(() => new Promise((later) => setTimeout(later, 50)))
      expect(screen.getByRole('status')).toBeEmptyDOMElement()
    },
  )

  test('a lost connection is announced politely, can be dismissed, and is announced the next time', async () => {
    supportedBrowsers('hidden')
    const { user } = await renderPage(<Banners place="after" />, { messages: ['banners'] })
    const host = screen.getByRole('status')
    expect(host).toBeEmptyDOMElement()
    connection(false)
    expect(within(host).getByText('You are offline')).toBeVisible()
    await user.click(within(host).getByRole('button', { name: 'Dismiss the offline notice' }))
    expect(host).toBeEmptyDOMElement()
    connection(true)
    connection(false)
    expect(within(host).getByText('You are offline')).toBeVisible()
  })

  test('several notices stand above one another, the most urgent first', async () => {
    supportedBrowsers('enabled')
    await renderPage(<Banners place="after" />, { messages: ['banners'] })
    await screen.findByText('This browser is not supported')
    connection(false)
    expect(screen.getByRole('status')).toHaveTextContent(/You are offline.*This browser is not supported/)
  })
})

describe('§2 the way back', () => {
  afterEach(() => history.replaceState(null, ''))

  test('the way back is absent where there is nowhere to go back to', async () => {
    await renderPage(<BackButton name="support" />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('the way back appears after the first step inside the application', async () => {
    history.replaceState({ idx: 1 }, '')
    await renderPage(<BackButton name="support" />)
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible()
  })

  test('a deep screen leads to the one above it, by its name', async () => {
    history.replaceState({ idx: 1 }, '')
    await renderPage(<BackButton name="trip" />)
    const back = screen.getByRole('link', { name: 'Back to My trips' })
    expect(back).toHaveAttribute('href', '/en-ca/dashboard/trips')
    expect(back).toHaveTextContent('My trips')
  })

  test('the way back on a phone names the event of the people, once the page knows it', async () => {
    const Page = ({ name }: { name: string | undefined }) => (useNameInTrail('groupDetail', name), null)
    const Shown = () => {
      const [name, setName] = useState<string>()
      return (
        <>
          <BackButton name="groupTravelers" />
          <Page name={name} />
          <button onClick={() => setName('Québec offsite')}>The event came</button>
        </>
      )
    }
    const { user } = await renderPage(<Shown />, {
      path: '/events/g1/travelers',
      route: '/events/:groupTravelId/travelers',
    })
    expect(screen.getByRole('link', { name: 'Back' })).toHaveTextContent('Back')
    await user.click(screen.getByRole('button', { name: 'The event came' }))
    const back = screen.getByRole('link', { name: 'Back to Québec offsite' })
    expect(back).toHaveTextContent('Québec offsite')
    expect(back).toHaveAttribute('href', '/en-ca/events/g1')
  })

  test('a deep screen names the ones above it, and no thing whose name is not known', async () => {
    await renderPage(<Breadcrumbs name="trip" />, { locale: 'fr-ca' })
    const trail = within(screen.getByRole('navigation', { name: 'Où vous êtes' })).getAllByRole('listitem')
    expect(within(trail[0]!).getByRole('link')).toHaveAttribute('href', '/fr-ca/dashboard/trips')
    expect(trail).toHaveLength(1)
  })

  test('the trail names the event of the people, once the page knows it, and not on later pages', async () => {
    const Page = ({ name }: { name: string | undefined }) => (useNameInTrail('groupDetail', name), null)
    const Shown = () => {
      const [name, setName] = useState<string>()
      const [isGone, setGone] = useState(false)
      return (
        <>
          <Breadcrumbs name="groupTravelers" />
          {!isGone && <Page name={name} />}
          <button onClick={() => setName('Québec offsite')}>The event came</button>
          <button onClick={() => setGone(true)}>The page went</button>
        </>
      )
    }
    const { user } = await renderPage(<Shown />, {
      path: '/events/g1/travelers',
      route: '/events/:groupTravelId/travelers',
    })
    const said = () =>
      within(screen.getByRole('navigation'))
        .getAllByRole('listitem')
        .map((each) => each.textContent)
    expect(said()).toEqual(['Action centre', 'People'])
    await user.click(screen.getByRole('button', { name: 'The event came' }))
    expect(said()).toEqual(['Action centre', 'Québec offsite', 'People'])
    await user.click(screen.getByRole('button', { name: 'The page went' }))
    expect(said()).toEqual(['Action centre', 'People'])
  })
})

test('the chosen theme applies at once and is kept by this tab, never in local storage', async () => {
  answerChange('patch', paths.profile, makeProfile())
  const { user } = await renderPage(<ThemePicker />, { messages: ['account'] })
  await user.selectOptions(screen.getByLabelText('Appearance'), 'High contrast')
  expect(document.documentElement).toHaveAttribute('data-theme', 'contrast')
  expect(sessionStorage.getItem('waymark.theme')).toBe('contrast')
  expect(localStorage).toHaveLength(0)
  await user.selectOptions(screen.getByLabelText('Appearance'), 'As on this device')
  expect(document.documentElement).not.toHaveAttribute('data-theme')
  expect(sessionStorage).toHaveLength(0)
})
