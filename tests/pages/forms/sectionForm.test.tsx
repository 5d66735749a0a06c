import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { EmergencySection } from '@/domains/profile/emergency/EmergencySection'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, answerChange, fail, hang, network, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const path = `${paths.profile}/emergency-contact`
const theirs = '/companies/aurora/profiles/p2'
const contact = {
  id: 'ec1',
  firstName: 'Zoë',
  lastName: 'Roy',
  relationship: 'sibling',
  code: '1',
  phoneNumber: '5145550134',
  extension: '',
  type: 'mobile',
  version: 3,
}
const messages = ['profile', 'forms'] as const
const canada = { countryCode: 'CA', alpha3: 'CAN', countryName: 'Canada', callingCode: '1' }

beforeEach(() => {
  answer(path, contact)
  answer(theirs, makeProfile())
  answer('/countries', [canada])
})

/** A section with the way from one traveler to another, as arrangers have it. */
function TwoTravelers() {
  const [profileId, setProfileId] = useState('p1')
  return (
    <>
      <button type="button" onClick={() => setProfileId('p2')}>
        Next traveller
      </button>
      <EmergencySection profileRef={{ companyId: 'aurora', profileId }} />
    </>
  )
}

const firstName = () => screen.findByLabelText(/^First name/)
const openForm = async () => {
  const view = await renderPage(<TwoTravelers />, { messages })
  await view.user.click(await screen.findByRole('button', { name: /^Edit/ }))
  return view
}
const lastName = () => screen.getByLabelText(/^Last name/)
const save = () => screen.getByRole('button', { name: 'Save' })

describe('a section that is being saved', () => {
  test('values typed while saving stay unsaved', async () => {
    const server = Promise.withResolvers<void>()
    network.use(
      http.put(`*/api/main${path}`, async () => {
        await server.promise
        return HttpResponse.json({ ...contact, firstName: 'Nadia', version: 4 })
      }),
    )
    const { user } = await openForm()
    await user.clear(await firstName())
    await user.type(await firstName(), 'Nadia')
    await user.click(save())
    await user.type(lastName(), 'er')
    answer(path, { ...contact, firstName: 'Nadia', version: 4 })
    server.resolve()
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'))
    expect(lastName()).toHaveValue('Royer')
    expect(screen.queryByText(/are saved\.$/)).not.toBeInTheDocument()
    const sent = answerChange('put', path, { ...contact, firstName: 'Nadia', lastName: 'Royer', version: 5 })
    await user.click(save())
    expect(await screen.findByText('The details of Nadia Royer are saved.')).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ firstName: 'Nadia', lastName: 'Royer', version: 4 })])
  })

  test('discarding later changes restores the saved values, also when they could not be read again', async () => {
    answerChange('put', path, { ...contact, firstName: 'Nadia', version: 4 })
    const { user } = await openForm()
    await user.clear(await firstName())
    await user.type(await firstName(), 'Nadia')
    fail(path)
    await user.click(save())
    await screen.findByText('The details of Nadia Roy are saved.')
    await user.click(await screen.findByRole('button', { name: 'Edit Nadia Roy' }))
    await user.type(await firstName(), 'x')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Edit Nadia Roy' }))
    expect(await firstName()).toHaveValue('Nadia')
  })
})

describe('a section that is shown for another person', () => {
  test("a section waits for the other person's data instead of showing the first person's", async () => {
    hang(`${theirs}/emergency-contact`)
    const { user } = await openForm()
    expect(await firstName()).toHaveValue('Zoë')
    await user.click(screen.getByRole('button', { name: 'Next traveller' }))
    expect(screen.queryByLabelText(/^First name/)).not.toBeInTheDocument()
  })

  test('a section starts anew: no value typed for one person is saved for another', async () => {
    answer(`${theirs}/emergency-contact`, { ...contact, id: 'ec2', firstName: 'Omar' })
    const { user } = await openForm()
    await user.type(await firstName(), ' typed')
    await user.click(screen.getByRole('button', { name: 'Next traveller' }))
    await user.click(await screen.findByRole('button', { name: 'Edit Omar Roy' }))
    expect(await firstName()).toHaveValue('Omar')
  })
})

test('a refusal is in the language of the page', async () => {
  const body = { successfull: false, messageCode: 'notFound', message: 'There is nothing at this address.' }
  network.use(http.put(`*/api/main${path}`, () => HttpResponse.json(body, { status: 404 })))
  const { user } = await renderPage(<TwoTravelers />, { messages, locale: 'fr-ca' })
  await user.click(await screen.findByRole('button', { name: /^Modifier/ }))
  await user.type(await screen.findByLabelText(/^Nom/), 'er')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText(/^Cet élément n’existe plus/)).toBeVisible()
  expect(screen.getByLabelText(/^Nom/)).toHaveValue('Royer')
})
