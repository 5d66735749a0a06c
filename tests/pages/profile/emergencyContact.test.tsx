import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerContact, contact, openContact, openPage, save, saved } from '#tests/support/profile/emergencyPage.tsx'
import { answer, answerChange, failChange, network, paths } from '#tests/support/page/network.ts'

beforeEach(answerContact)

describe('the emergency contact', () => {
  test('a contact is shown, changed and saved in the version that was opened', async () => {
    const sent = answerChange('put', paths.emergencyContact, { ...contact, firstName: 'Nadia', version: 4 })
    const { user } = await openContact()
    await user.clear(screen.getByLabelText(/^First name/))
    await user.type(screen.getByLabelText(/^First name/), 'Nadia')
    await user.click(save())
    expect(await saved()).toBeInTheDocument()
    expect(sent).toEqual([{ ...contact, firstName: 'Nadia', others: [] }])
  })

  test('a missing contact has an empty form, and missing values are explained with the focus on the first', async () => {
    answer(paths.emergencyContact, null)
    const { user } = await openContact()
    await user.click(save())
    expect(await screen.findByText('5 fields need your attention')).toBeInTheDocument()
    expect(screen.getByLabelText(/^First name/)).toHaveFocus()
    expect(screen.getByLabelText(/^First name/)).toHaveAccessibleDescription('Fill in this field.')
    expect(screen.getByLabelText(/^Kind of phone/)).toHaveValue('mobile')
  })

  test.each([
    ['another script', 'Дмитрий', 'Write the name in Latin letters'],
    ['a script injection', '<script>alert(1)</script>', 'Write the name in Latin letters'],
    ['too much', 'a'.repeat(41), 'This is too long'],
    ['spaces only', '   ', 'Fill in this field.'],
  ])('the name %s is refused with words next to the field', async (_what, typed, words) => {
    const { user } = await openContact()
    await user.clear(screen.getByLabelText(/^First name/))
    await user.type(screen.getByLabelText(/^First name/), typed)
    await user.click(save())
    await waitFor(() =>
      expect(screen.getByLabelText(/^First name/)).toHaveAccessibleDescription(expect.stringContaining(words)),
    )
  })

  test('a telephone that does not fit its country is refused', async () => {
    const { user } = await openContact()
    await screen.findByRole('option', { name: 'Mexico (+52)' })
    await user.selectOptions(screen.getByLabelText(/^Country code/), 'Mexico (+52)')
    await user.clear(screen.getByLabelText(/^Phone number/))
    await user.type(screen.getByLabelText(/^Phone number/), '12')
    await user.click(save())
    await waitFor(() => expect(screen.getByLabelText(/^Phone number/)).toHaveFocus())
    expect(screen.getByLabelText(/^Phone number/)).toHaveAccessibleDescription(/not a phone number of the country/)
  })

  test('a server refusal is shown at its field, and nothing is lost', async () => {
    network.use(
      http.put(`*/api/main${paths.emergencyContact}`, () =>
        HttpResponse.json(
          {
            successfull: false,
            messageCode: 'badInput',
            message: '…',
            problems: [{ field: 'lastName', code: 'nameScript' }],
          },
          { status: 400 },
        ),
      ),
    )
    const { user } = await openContact()
    await user.type(screen.getByLabelText(/^Last name/), 'x')
    await user.click(save())
    await waitFor(() => expect(screen.getByLabelText(/^Last name/)).toHaveAccessibleDescription(/Latin letters/))
    expect(screen.getByLabelText(/^Last name/)).toHaveValue(`${contact.lastName}x`)
  })

  test('typed values stay while the server is away, and are saved then', async () => {
    failChange('put', paths.emergencyContact, 503)
    const { user } = await openContact()
    await user.type(screen.getByLabelText(/^First name/), 'a')
    await user.click(save())
    expect(await screen.findByText('Not saved')).toBeInTheDocument()
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Zoëa')
    answerChange('put', paths.emergencyContact, { ...contact, firstName: 'Zoëa', version: 4 })
    await user.click(save())
    expect(await saved()).toBeInTheDocument()
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument()
  })
})

describe('removing the contact', () => {
  test('removing asks once, and keeping returns the focus', async () => {
    const { user } = await openPage()
    await user.click(await screen.findByRole('button', { name: 'Remove Zoë O’Brien-Łuk' }))
    expect(screen.getByText(/Your company then has no one to call for you\.$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('listitem', { name: 'Zoë O’Brien-Łuk' })).toHaveFocus())
  })

  test('a removed contact leaves an empty form with the focus', async () => {
    answerChange('delete', `${paths.emergencyContact}/ec1`, { id: 'ec1' })
    const { user } = await openPage()
    await user.click(await screen.findByRole('button', { name: 'Remove Zoë O’Brien-Łuk' }))
    answer(paths.emergencyContact, null)
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('')
    await waitFor(() => expect(screen.getByLabelText(/^First name/)).toHaveFocus())
    expect(screen.getByText('Zoë O’Brien-Łuk was removed.')).toBeInTheDocument()
  })
})
