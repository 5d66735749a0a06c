import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { arrangersPath, noor, openAccount, setAccount } from '#tests/support/profile/accountPage.tsx'
import { answerChange, network, paths } from '#tests/support/page/network.ts'

const requests = `${paths.profile}/arranger-requests`

beforeEach(setAccount)

describe('§4 arrangers of the account', () => {
  test('approved and pending arrangers are described in words', async () => {
    await openAccount('arrangers')
    expect(await screen.findByText('Approved')).toBeInTheDocument()
    expect(screen.getByText('Approval pending')).toBeInTheDocument()
  })

  test('pending arrangers come first', async () => {
    await openAccount('arrangers')
    await screen.findByText('Noor Haddad')
    expect(screen.getAllByText(/^(Noor Haddad|Robin Ellis)$/).map(({ textContent }) => textContent)).toEqual([
      'Robin Ellis',
      'Noor Haddad',
    ])
  })

  test.each([
    ['Approve', 'approved', 'Robin Ellis now arranges your travel.'],
    ['Decline', 'declined', 'You declined Robin Ellis’s request.'],
  ])('the button %s answers the request', async (press, status, said) => {
    const sent = answerChange('put', `${requests}/k2`, { key: 'k2', status })
    const { user } = await openAccount('arrangers')
    await user.click(await screen.findByRole('button', { name: `${press} Robin Ellis` }))
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(sent).toEqual([{ status }])
  })

  test('removing an arranger asks first', async () => {
    const sent = answerChange('put', `${requests}/k1`, { key: 'k1', status: 'removed' })
    const { user } = await openAccount('arrangers')
    await user.click(await screen.findByRole('button', { name: 'Remove Noor Haddad' }))
    expect(screen.getByText(/no longer sees your profile/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Yes, remove' }))
    expect(await screen.findByText('Noor Haddad no longer arranges your travel.')).toBeInTheDocument()
    expect(sent).toEqual([{ status: 'removed' }])
  })

  test('§6 a Guest cannot remove the last arranger, with the reason', async () => {
    const sent = answerChange('put', `${requests}/k1`, { key: 'k1', status: 'removed' })
    const { user } = await openAccount('arrangers', { roles: ['Guest'] })
    const remove = await screen.findByRole('button', { name: 'Remove Noor Haddad' })
    expect(remove).toHaveAttribute('aria-disabled', 'true')
    expect(remove).toHaveAccessibleDescription(/Guests keep at least one arranger/)
    await user.click(remove)
    expect(screen.queryByRole('button', { name: 'Yes, remove' })).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  test('a person without travelers reads how to ask a colleague, and guests do not ask', async () => {
    const { unmount } = await openAccount('arrangers')
    expect(await screen.findByRole('link', { name: 'Ask to arrange travel' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/arranger\/profiles$/),
    )
    unmount()
    await openAccount('arrangers', { roles: ['Guest'] })
    await screen.findByText('Noor Haddad')
    expect(screen.queryByRole('link', { name: 'Ask to arrange travel' })).toBeNull()
  })

  test('a colleague is added by e-mail', async () => {
    const sent = answerChange('post', arrangersPath, { ...noor, key: 'k3', firstName: 'Ana', lastName: 'Núñez' })
    const { user } = await openAccount('arrangers')
    await user.type(await screen.findByLabelText(/^E-mail of a colleague/), 'ana@aurora.example')
    await user.click(screen.getByRole('button', { name: 'Add arranger' }))
    expect(
      await screen.findByText('Ana Núñez now arranges your travel and gets an e-mail about it.'),
    ).toBeInTheDocument()
    expect(sent).toEqual([{ email: 'ana@aurora.example' }])
    expect(screen.getByLabelText(/^E-mail of a colleague/)).toHaveValue('')
  })

  test.each([
    ['nothing', '', 'Fill in this field.'],
    ['no address', 'ana', 'Write an e-mail address'],
    ['a script injection', '<script>@x', 'Write an e-mail address'],
  ])('the address "%s" is refused at the field', async (_what, typed, words) => {
    const { user } = await openAccount('arrangers')
    const field = await screen.findByLabelText(/^E-mail of a colleague/)
    if (typed) await user.type(field, typed)
    await user.click(screen.getByRole('button', { name: 'Add arranger' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)))
  })

  test('a person who cannot arrange is refused at the field, with the address kept', async () => {
    network.use(
      http.post(`*/api/main${arrangersPath}`, () =>
        HttpResponse.json(
          {
            successfull: false,
            messageCode: 'badInput',
            message: '…',
            problems: [{ field: 'email', code: 'unknownPerson' }],
          },
          { status: 400 },
        ),
      ),
    )
    const { user } = await openAccount('arrangers')
    const field = await screen.findByLabelText(/^E-mail of a colleague/)
    await user.type(field, 'nobody@elsewhere.example')
    await user.click(screen.getByRole('button', { name: 'Add arranger' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/No colleague was found with this e-mail/))
    expect(field).toHaveValue('nobody@elsewhere.example')
  })
})
