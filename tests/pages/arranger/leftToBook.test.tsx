import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { makeProfile, makeTrip } from '#tests/support/page/factories.ts'
import { answer, answerChange } from '#tests/support/page/network.ts'
import { setClock } from '#tests/support/page/render.tsx'
import { personalAnswers } from '#tests/support/profile/personal.ts'
import { camille, renderArranged, theirs } from '#tests/support/arranger/arranged.tsx'

const asked = makeProfile({
  ...camille,
  isAllowedToBook: false,
  profileIssues: [{ issue: 'costCenterMissing' }],
  detailsAskedAt: '2026-05-01T06:00:00Z',
})

beforeEach(() => {
  personalAnswers()
  answer(`${theirs}/trips`, [makeTrip()])
  answer(`${theirs}/agency-info`, null)
})

test('a reminder to the administrator is shown with its day, once it was sent', async () => {
  setClock('2026-05-09T12:00:00')
  const { user } = await renderArranged('arrangedPersonal', { profile: asked })
  await user.click(await screen.findByRole('button', { name: '1 thing missing' }))
  const list = within(await screen.findByRole('dialog'))
  const remindedAt = '2026-05-09T06:00:00Z'
  answerChange('post', `${theirs}/ask-details`, { askedAt: asked.detailsAskedAt, remindedAt })
  answer(theirs, { ...asked, detailsRemindedAt: remindedAt })
  expect(list.queryByText(/Reminded/)).toBeNull()
  await user.click(list.getByRole('button', { name: 'Remind the travel admin' }))
  await waitFor(() => expect(list.getByRole('status')).toHaveTextContent(/on May 1.* Reminded on May 9, 2026\.$/))
  expect(list.queryByRole('button', { name: 'Remind the travel admin' })).toBeNull()
})

test.each([
  ['en-us', /missing$/, /^We asked the travel admin on May 1, 2026, and Camille will get an e-mail once/],
  [
    'fr-ca',
    /à régler$/,
    /^Nous avons écrit à l’administration des voyages le .*, et Camille recevra un courriel dès que/,
  ],
  ['es-mx', /^Falta/, /^Enviamos la solicitud a la administración de viajes el .*; Camille recibirá un correo cuando/],
] as const)('the arranger reads in %s that the traveler gets the e-mail', async (locale, missing, sentence) => {
  const { user } = await renderArranged('arrangedPersonal', { locale, profile: asked })
  await user.click(await screen.findByRole('button', { name: missing }))
  expect(await screen.findByText(sentence)).toBeVisible()
})
