import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import EmergencyContactPage from '@/domains/emergency/EmergencyContactPage'
import { endGeneration } from '@/http/generation'
import { storage } from '@/lib/storage'
import { answer, answerChange, failChange, network, paths } from '../support/network.ts'
import { renderPage } from '../support/render.tsx'

const path = `${paths.profile}/emergency-contact`
const contact = {
  id: 'ec1',
  firstName: 'Zoë',
  lastName: 'O’Brien-Łuk',
  relationship: 'sibling',
  code: '1',
  phoneNumber: '5145550134',
  extension: '',
  type: 'mobile',
  version: 3,
}
const country = (countryCode: string, countryName: string, callingCode: string) => ({
  countryCode,
  alpha3: `${countryCode}X`,
  countryName,
  callingCode,
})

beforeEach(() => {
  sessionStorage.clear()
  answer(path, contact)
  answer('/countries', [
    country('CA', 'Canada', '1'),
    country('MX', 'Mexico', '52'),
    country('US', 'United States', '1'),
  ])
  answer(`${paths.profile}/draft-key`, { key: btoa('k'.repeat(32)) })
})

const open = async () => {
  const view = await renderPage(<EmergencyContactPage />, { path: '/dashboard/profile/emergency-contact' })
  await screen.findByLabelText(/^First name/)
  return view
}
const save = () => screen.getByRole('button', { name: 'Save' })

describe('whom to call in an emergency', () => {
  test('is shown, changed and saved in the version that was opened', async () => {
    const sent = answerChange('put', path, { ...contact, firstName: 'Nadia', version: 4 })
    const { user } = await open()
    await user.clear(screen.getByLabelText(/^First name/))
    await user.type(screen.getByLabelText(/^First name/), 'Nadia')
    await user.click(save())
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    const { id: _id, ...fields } = contact
    expect(sent).toEqual([{ ...fields, firstName: 'Nadia' }])
  })

  test('starts empty where there is none, and says in words what is missing, the first field in focus', async () => {
    answer(path, null)
    const { user } = await open()
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
  ])('refuses %s as a name, in words next to the field', async (_what, typed, words) => {
    const { user } = await open()
    await user.clear(screen.getByLabelText(/^First name/))
    await user.type(screen.getByLabelText(/^First name/), typed)
    await user.click(save())
    await waitFor(() =>
      expect(screen.getByLabelText(/^First name/)).toHaveAccessibleDescription(expect.stringContaining(words)),
    )
  })

  test('refuses a telephone that the country chosen does not have', async () => {
    const { user } = await open()
    await screen.findByRole('option', { name: 'Mexico (+52)' })
    await user.selectOptions(screen.getByLabelText(/^Country of the phone/), 'Mexico (+52)')
    await user.clear(screen.getByLabelText(/^Phone number/))
    await user.type(screen.getByLabelText(/^Phone number/), '12')
    await user.click(save())
    await waitFor(() => expect(screen.getByLabelText(/^Phone number/)).toHaveFocus())
    expect(screen.getByLabelText(/^Phone number/)).toHaveAccessibleDescription(/not a phone number of the country/)
  })

  test('shows what the server refuses at its field, with nothing lost', async () => {
    network.use(
      http.put(`*/api/main${path}`, () =>
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
    const { user } = await open()
    await user.type(screen.getByLabelText(/^Last name/), 'x')
    await user.click(save())
    await waitFor(() => expect(screen.getByLabelText(/^Last name/)).toHaveAccessibleDescription(/Latin letters/))
    expect(screen.getByLabelText(/^Last name/)).toHaveValue(`${contact.lastName}x`)
  })

  test('keeps what was typed while the server is away, and saves it then', async () => {
    failChange('put', path, 503)
    const { user } = await open()
    await user.type(screen.getByLabelText(/^First name/), 'a')
    await user.click(save())
    expect(await screen.findByText('Not saved')).toBeInTheDocument()
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Zoëa')
    answerChange('put', path, { ...contact, firstName: 'Zoëa', version: 4 })
    await user.click(save())
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument()
  })
})

describe('when somebody else saved meanwhile', () => {
  const changed = (current: unknown) =>
    network.use(
      http.put(
        `*/api/main${path}`,
        () =>
          HttpResponse.json(
            { successfull: false, messageCode: 'changedMeanwhile', message: '…', current },
            { status: 412 },
          ),
        { once: true },
      ),
    )

  test('the same field: both values are shown, and saving mine goes over theirs only when I say so', async () => {
    const sent = answerChange('put', path, { ...contact, firstName: 'Mine', version: 8 })
    changed({ ...contact, firstName: 'Theirs', version: 7 })
    const { user } = await open()
    await user.clear(screen.getByLabelText(/^First name/))
    await user.type(screen.getByLabelText(/^First name/), 'Mine')
    await user.click(save())
    expect(await screen.findByText('What you typed: Mine')).toBeInTheDocument()
    expect(screen.getByText('What is saved now: Theirs')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save what I typed' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ firstName: 'Mine', version: 7 })])
  })

  test('the same field: theirs can be kept', async () => {
    changed({ ...contact, firstName: 'Theirs', version: 7 })
    const { user } = await open()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.click(save())
    await user.click(await screen.findByRole('button', { name: 'Keep what is saved' }))
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Theirs')
    expect(screen.queryByText(/changed this meanwhile/)).not.toBeInTheDocument()
  })

  test('the same field: keeping theirs keeps whatever else was typed', async () => {
    changed({ ...contact, firstName: 'Theirs', version: 7 })
    const { user } = await open()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.type(screen.getByLabelText(/^Last name/), 'y')
    await user.click(save())
    await user.click(await screen.findByRole('button', { name: 'Keep what is saved' }))
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Theirs')
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('O’Brien-Łuky')
    expect(screen.getByRole('button', { name: 'Discard changes' })).toBeInTheDocument()
  })

  test('the question has the focus: what was pressed stands below it', async () => {
    changed({ ...contact, firstName: 'Theirs', version: 7 })
    const { user } = await open()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.click(save())
    await screen.findByText('What is saved now: Theirs')
    expect(screen.getByRole('group', { name: 'Somebody else changed this meanwhile' })).toHaveFocus()
  })

  test('to what I typed as well, as after an answer that was lost: it is simply saved', async () => {
    const sent = answerChange('put', path, { ...contact, firstName: 'Zoëx', version: 8 })
    changed({ ...contact, firstName: 'Zoëx', version: 7 })
    const { user } = await open()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.click(save())
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ firstName: 'Zoëx', version: 7 })])
  })

  test('and removed the contact: what was typed can be saved as a new one, as it stands there', async () => {
    const sent = answerChange('put', path, { ...contact, firstName: 'Zoëx', version: 1 })
    changed(null)
    const { user } = await open()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.click(save())
    expect(await screen.findByText('What is saved now: —')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save what I typed' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ firstName: 'Zoëx', lastName: 'O’Brien-Łuk', version: null })])
  })

  test('and removed the contact: keeping that leaves an empty form', async () => {
    changed(null)
    const { user } = await open()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.click(save())
    answer(path, null)
    await user.click(await screen.findByRole('button', { name: 'Keep what is saved' }))
    expect(screen.getByLabelText(/^First name/)).toHaveValue('')
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('')
  })

  test('another field: both changes stand without a question', async () => {
    const sent = answerChange('put', path, { ...contact, firstName: 'Zoëx', lastName: 'Theirs', version: 8 })
    changed({ ...contact, lastName: 'Theirs', version: 7 })
    const { user } = await open()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.click(save())
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ firstName: 'Zoëx', lastName: 'Theirs', version: 7 })])
  })
})

describe('removing the contact', () => {
  test('asks once; keeping it brings the focus back to where it was', async () => {
    const { user } = await open()
    const remove = () => screen.getByRole('button', { name: 'Remove this contact' })
    await user.click(remove())
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(remove()).toHaveFocus()
  })

  test('leaves an empty form, with the focus in it', async () => {
    answerChange('delete', `${path}/ec1`, { id: 'ec1' })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Remove this contact' }))
    answer(path, null)
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.getByLabelText(/^First name/)).toHaveValue(''))
    expect(screen.getByLabelText(/^First name/)).toHaveFocus()
  })
})

describe('what is not saved yet', () => {
  test('is there again after the page was loaded anew, unreadable to anybody else', async () => {
    const { user, unmount } = await open()
    await user.type(screen.getByLabelText(/^First name/), 'draft')
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('draft"')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Zoë')
    unmount()
    await open()
    expect(await screen.findByText('We kept what you typed')).toBeInTheDocument()
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Zoëdraft')
  })

  test('meets what somebody else saved since with a question, not with silence', async () => {
    const { user, unmount } = await open()
    await user.type(screen.getByLabelText(/^First name/), 'draft')
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    unmount()
    answer(path, { ...contact, firstName: 'Theirs', version: 4 })
    await open()
    expect(await screen.findByText('What is saved now: Theirs')).toBeInTheDocument()
    expect(screen.getByText('What you typed: Zoëdraft')).toBeInTheDocument()
  })

  test('meets it with the question again when the page is loaded once more', async () => {
    const { user, unmount } = await open()
    await user.type(screen.getByLabelText(/^First name/), 'draft')
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    unmount()
    answer(path, { ...contact, firstName: 'Theirs', version: 4 })
    const second = await open()
    await screen.findByText('What is saved now: Theirs')
    const kept = sessionStorage.getItem(Object.keys(sessionStorage)[0] ?? '')
    await second.user.type(screen.getByLabelText(/^Last name/), 'y')
    await waitFor(() => expect(sessionStorage.getItem(Object.keys(sessionStorage)[0] ?? '')).not.toBe(kept))
    second.unmount()
    await open()
    expect(await screen.findByText('What is saved now: Theirs')).toBeInTheDocument()
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('O’Brien-Łuky')
  })

  test('is not lost to what is typed while it is still sought', async () => {
    const { user, unmount } = await open()
    await user.type(screen.getByLabelText(/^First name/), 'draft')
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    unmount()
    // As in another session, which has to ask for the key again.
    endGeneration()
    let give = () => {}
    const held = new Promise<void>((resolve) => (give = resolve))
    network.use(
      http.get(`*/api/main${paths.profile}/draft-key`, async () => {
        await held
        return HttpResponse.json({ key: btoa('k'.repeat(32)) })
      }),
    )
    const second = await open()
    await second.user.type(screen.getByLabelText(/^Last name/), 'y')
    give()
    expect(await screen.findByText('We kept what you typed')).toBeInTheDocument()
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Zoëdraft')
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('O’Brien-Łuky')
  })

  test('is asked about before the page is left', async () => {
    const { user, address } = await open()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.click(screen.getByRole('link', { name: 'Payment' }))
    await user.click(await screen.findByRole('button', { name: 'Stay here' }, { timeout: 20_000 }))
    expect(address()).toBe('/en-ca/dashboard/profile/emergency-contact')
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Zoëx')
    await user.click(screen.getByRole('link', { name: 'Payment' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(address()).toBe('/en-ca/dashboard/profile/payment'))
  })

  test('is asked about before the tab goes, but not where the session has to begin anew', async () => {
    const { user } = await open()
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    storage.write('accessToken', 'token')
    expect(asks()).toBe(false)
    await user.type(screen.getByLabelText(/^First name/), 'x')
    expect(asks()).toBe(true)
    storage.clear('accessToken')
    expect(asks()).toBe(false)
    storage.write('accessToken', 'token')
    await user.type(screen.getByLabelText(/^First name/), '{Backspace}')
    expect(asks()).toBe(false)
  })
})
