import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { LocaleProvider } from '@/app/locale/LocaleProvider'

/** The two loaders of messages, in a page that has just been opened. */
const opened = async () => {
  vi.resetModules()
  return { ...(await import('@/i18n/loadMessages')), ...(await import('@/i18n/lazyWithMessages')) }
}

afterEach(() => void vi.doUnmock('@/i18n/compiled/session.es.json'))

test('a language is loaded with its core only', async () => {
  const { enterLanguage } = await opened()
  const messages = await enterLanguage('fr-ca')
  expect(messages['patterns.tryAgain']).toEqual([{ type: 0, value: 'Réessayer' }])
  expect(messages['site.home']).toBeUndefined()
})

test('a part loaded later loads its messages', async () => {
  history.replaceState(null, '', '/fr-ca/home')
  const { enterLanguage, lazyWithMessages } = await opened()
  const Window = lazyWithMessages(['site'], () =>
    Promise.resolve({ default: () => <FormattedMessage id="site.terms.title" /> }),
  )
  render(
    <LocaleProvider locale="fr-ca" messages={await enterLanguage('fr-ca')}>
      <Suspense fallback="…">
        <Window />
      </Suspense>
    </LocaleProvider>,
  )
  expect(await screen.findByText('Conditions d’utilisation')).toBeVisible()
})

test('another language loads every domain shown so far, Canadian English over English', async () => {
  const { enterLanguage, loadMessages } = await opened()
  await enterLanguage('en-us')
  await loadMessages('en-us', ['profile', 'scores'])
  const messages = await enterLanguage('en-ca')
  expect(messages['profile.missing.costCenterMissing']).toEqual([{ type: 0, value: 'Your cost centre' }])
  expect(messages['profile.nav']).toBeDefined()
  expect(messages['scores.trends.month']).toBeDefined()
})

test('messages requested during a change of the language are loaded in both languages', async () => {
  const { enterLanguage, loadMessages } = await opened()
  const before = await enterLanguage('en-us')
  const entering = enterLanguage('es-mx')
  await loadMessages('en-us', ['support'])
  const after = await entering
  expect(before['support.lead']).toBeDefined()
  expect(after['support.lead']).toBeDefined()
})

test('a bundle that did not arrive fails its part, and is requested again', async () => {
  const { enterLanguage, loadMessages } = await opened()
  vi.doMock('@/i18n/compiled/session.es.json', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await expect(loadMessages('es-mx', ['session'])).rejects.toThrow()
  vi.doUnmock('@/i18n/compiled/session.es.json')
  const messages = await enterLanguage('es-mx')
  expect(messages['session.idle.title']).toBeDefined()
})

test('a part that cannot be loaded shows its fallback', async () => {
  const { lazyWithMessages } = await opened()
  const Help = lazyWithMessages(
    ['site'],
    () => Promise.reject<{ default: () => string }>(new TypeError('Failed to fetch dynamically imported module')),
    () => 'nothing today',
  )
  render(
    <Suspense fallback="…">
      <Help />
    </Suspense>,
  )
  expect(await screen.findByText('nothing today')).toBeVisible()
})
