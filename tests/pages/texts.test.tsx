import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { LocaleProvider } from '@/app/LocaleProvider'
import { lazyWithTexts } from '@/i18n/lazyWithTexts'
import { bringTexts, loadTexts } from '@/i18n/loadTexts'

test('a locale comes with the first group alone', async () => {
  const texts = await loadTexts('fr-ca')
  expect(texts['app.tryAgain']).toBeDefined()
  expect(texts['site.home']).toBeUndefined()
})

test('code fetched in one language waits for its texts in the language it is shown in', async () => {
  const Window = lazyWithTexts(['site'], () =>
    Promise.resolve({ default: () => <FormattedMessage id="site.terms.title" /> }),
  )
  const messages = await loadTexts('fr-ca')
  render(
    <LocaleProvider locale="fr-ca" messages={messages}>
      <Suspense fallback="…">
        <Window />
      </Suspense>
    </LocaleProvider>,
  )
  expect(await screen.findByText('Conditions d’utilisation')).toBeVisible()
})

test('a change of language brings the groups in use, Canadian English over English', async () => {
  await bringTexts(['profile'])
  const texts = await loadTexts('en-ca')
  expect(texts['profile.missing.costCenterMissing']).toEqual([{ type: 0, value: 'Your cost centre' }])
  expect(texts['profile.ready.title']).toBeDefined()
})

test('a group that did not arrive fails what needs it, and is asked for anew', async () => {
  vi.doMock('@/i18n/compiled/es/idle.json', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await expect(loadTexts('es-mx', ['idle'])).rejects.toThrow()
  vi.doUnmock('@/i18n/compiled/es/idle.json')
  const texts = await loadTexts('es-mx', ['idle'])
  expect(texts['session.idle.title']).toBeDefined()
})
