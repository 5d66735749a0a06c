import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { Disclaimer } from '@/domains/booking/modal/Disclaimer'
import { LocalePicker } from '@/patterns/locale/LocalePicker'
import { makeFeatureConfiguration } from '#tests/support/page/featureFactory.ts'
import { network, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

test("the company's text before booking follows a change of the language", async () => {
  let said = 'Book flights 14 days ahead.'
  network.use(
    http.get(`*/api/main${paths.features}`, () =>
      HttpResponse.json({ ...makeFeatureConfiguration(), disclaimer: said }),
    ),
  )
  const page = (
    <>
      <LocalePicker />
      <Disclaimer />
    </>
  )
  const { user } = await renderPage(page, { messages: ['bookModal'] })
  expect(await screen.findByText(said)).toBeVisible()
  said = 'Réservez vos vols 14 jours d’avance.'
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language and region' }), 'Français (Canada)')
  expect(await screen.findByText(said)).toBeVisible()
})
