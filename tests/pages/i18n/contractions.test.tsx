import { screen } from '@testing-library/react'
import { FormattedMessage } from 'react-intl'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/page/render.tsx'

test.each([
  ['fr-ca', 'Le Caire', 'Correspondance de 2 h au Caire'],
  ['fr-ca', 'La Havane', 'Correspondance de 2 h à La Havane'],
  ['es-mx', 'El Cairo', 'Conexión de 2 h en El Cairo'],
] as const)('a city with an article in %s, %s, is joined to its preposition', async (locale, city, said) => {
  await renderPage(<FormattedMessage id="itinerary.layover" values={{ duration: '2 h', city }} />, { locale })
  expect(screen.getByText(said)).toBeInTheDocument()
})
