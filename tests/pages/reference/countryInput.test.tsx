import { screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, network, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

test('a saved country stays chosen when the list of countries arrives late', async () => {
  answer(paths.profile, makeProfile({ countryCode: 'CA' }))
  answer('/airports', [])
  network.use(
    http.get('*/api/main/countries', async () => {
      await delay(300)
      return HttpResponse.json([
        { countryCode: 'AL', alpha3: 'ALB', countryName: 'Albania', callingCode: '355' },
        { countryCode: 'CA', alpha3: 'CAN', countryName: 'Canada', callingCode: '1' },
      ])
    }),
  )
  await renderRoute('personal', { path: '/dashboard/profile/personal' })
  // Until then it is there by its name, and not by its code.
  const field = await screen.findByRole('combobox', { name: /^Country of residence/ })
  expect(field).toHaveDisplayValue('Canada')
  expect((await screen.findAllByRole('option', { name: /^Albania/ })).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Country of residence/ })).toHaveValue('CA'))
})
