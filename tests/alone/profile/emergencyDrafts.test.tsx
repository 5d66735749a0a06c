import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { endSessionEpoch } from '@/http/sessionEpoch'
import { storage } from '@/lib/storage'
import { answerContact, contact, openContact } from '#tests/support/profile/emergencyPage.tsx'
import { answer, draftKey, network, paths } from '#tests/support/page/network.ts'

beforeEach(() => {
  answerContact()
  storage.write('accessToken', 'theirs')
})

describe('unsaved values of a contact', () => {
  test('unsaved values are there again after a reload, unreadable to others', async () => {
    const { user, unmount } = await openContact()
    await user.type(screen.getByLabelText(/^First name/), 'draft')
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('draft"')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Zoë')
    unmount()
    await openContact()
    expect(await screen.findByText('Your unsaved changes are still here')).toBeInTheDocument()
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Zoëdraft')
  })

  test("unsaved values meet another person's change with a question", async () => {
    const { user, unmount } = await openContact()
    await user.type(screen.getByLabelText(/^First name/), 'draft')
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    unmount()
    answer(paths.emergencyContact, { ...contact, firstName: 'Theirs', version: 4 })
    await openContact()
    expect(await screen.findByText('What is saved now: Theirs')).toBeInTheDocument()
    expect(screen.getByText('What you typed: Zoëdraft')).toBeInTheDocument()
  })

  test('unsaved values meet the change with the question again after another reload', async () => {
    const { user, unmount } = await openContact()
    await user.type(screen.getByLabelText(/^First name/), 'draft')
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    unmount()
    answer(paths.emergencyContact, { ...contact, firstName: 'Theirs', version: 4 })
    const second = await openContact()
    await screen.findByText('What is saved now: Theirs')
    const kept = sessionStorage.getItem(Object.keys(sessionStorage)[0] ?? '')
    await second.user.type(screen.getByLabelText(/^Last name/), 'y')
    await waitFor(() => expect(sessionStorage.getItem(Object.keys(sessionStorage)[0] ?? '')).not.toBe(kept))
    second.unmount()
    await openContact()
    expect(await screen.findByText('What is saved now: Theirs')).toBeInTheDocument()
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('O’Brien-Łuky')
  })

  test('unsaved values typed while the draft is still searched are not lost', async () => {
    const { user, unmount } = await openContact()
    await user.type(screen.getByLabelText(/^First name/), 'draft')
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    unmount()
    // A new session has to request the key again.
    endSessionEpoch()
    let give = () => {}
    const held = new Promise<void>((resolve) => (give = resolve))
    network.use(
      http.get(`*/api/main${paths.draftKey}`, async () => {
        await held
        return HttpResponse.json(draftKey)
      }),
    )
    const second = await openContact()
    await second.user.type(screen.getByLabelText(/^Last name/), 'y')
    give()
    expect(await screen.findByText('Your unsaved changes are still here')).toBeInTheDocument()
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Zoëdraft')
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('O’Brien-Łuky')
  })

  test('unsaved values lead to a question before the page is left', async () => {
    const { user, address } = await openContact()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.click(screen.getByRole('link', { name: 'Payment' }))
    await user.click(await screen.findByRole('button', { name: 'Stay here' }))
    expect(address()).toBe('/en-ca/dashboard/profile/emergency-contact')
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Zoëx')
    await user.click(screen.getByRole('link', { name: 'Payment' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(address()).toBe('/en-ca/dashboard/profile/payment'))
  })

  test('unsaved values lead to a question before the tab closes, but not at a new sign-in', async () => {
    const { user } = await openContact()
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
