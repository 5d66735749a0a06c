import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chooseTheme } from '@/lib/theme'
import { ChosenDisplay } from '@/shell/ChosenDisplay'
import { useFormats } from '@/i18n/useFormats'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

afterEach(() => chooseTheme('system'))

/** Spaces that do not break, or are narrow, read as spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')
const afternoon = '2026-05-12T13:30'

function Sample() {
  const { time, distance } = useFormats()
  return <p>{plain(`${time(afternoon)} · ${distance(5000)}`)}</p>
}
const shown = async (locale: 'en-us' | 'en-ca' | 'fr-ca' | 'es-pr', text: string) => {
  await renderPage(
    <ChosenDisplay>
      <Sample />
    </ChosenDisplay>,
    { locale },
  )
  expect(await screen.findByText(text)).toBeInTheDocument()
}

test.each([
  ['en-us', '1:30 PM · 3,107 mi'],
  ['en-ca', '1:30 p.m. · 5,000 km'],
  ['fr-ca', '13 h 30 · 5 000 km'],
  ['es-pr', '1:30 p. m. · 3,107 mi'],
] as const)('§9 the display without a choice, %s, has times and distances of the region', (locale, text) =>
  shown(locale, text),
)

test.each([
  ['h23', 'km', '13:30 · 5,000 km'],
  ['h12', 'mi', '1:30 PM · 3,107 mi'],
  ['h23', null, '13:30 · 3,107 mi'],
] as const)(
  '§3 a profile with %s and %s decides the display on every screen',
  async (timeFormat, distanceUnit, text) => {
    answer(paths.profile, makeProfile({ timeFormat, distanceUnit }))
    await shown('en-us', text)
  },
)

test.each(['dark', 'contrast'] as const)('a profile that has chosen the %s theme is shown in it', async (theme) => {
  answer(paths.profile, makeProfile({ theme }))
  await shown('en-us', '1:30 PM · 3,107 mi')
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', theme))
})

test("a person without a choice gets the device's theme, whatever this tab showed before", async () => {
  chooseTheme('dark')
  await shown('en-us', '1:30 PM · 3,107 mi')
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme'))
})

test('§3 the texts stay in their language', async () => {
  answer(paths.profile, makeProfile({ timeFormat: 'h12', distanceUnit: 'mi' }))
  await shown('fr-ca', '1 h 30 p.m. · 3 107 mi')
})
