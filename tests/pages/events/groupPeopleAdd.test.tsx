import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makePeoplePage } from '#tests/support/events/groupPeopleFactory.ts'
import { bo, event, openPeople, people, type Shown, showPeople } from '#tests/support/events/groupPeoplePage.tsx'
import { answer, answerChange, failChange, paths } from '#tests/support/page/network.ts'
import { makeGroupDetail } from '#tests/support/events/organizedGroupFactory.ts'
import { setClock } from '#tests/support/page/render.tsx'

beforeEach(() => {
  setClock('2026-05-09T12:00:00Z')
  learnAdditions([{ name: 'groupevents', status: 'enabled' }])
})

describe('adding people', () => {
  const openWindow = async (shown: Shown = {}) => {
    const page = await showPeople(shown)
    await page.user.click(await screen.findByRole('button', { name: 'Add people' }))
    const field = await screen.findByRole('textbox', { name: 'E-mail addresses' })
    return { ...page, field }
  }

  test('addresses are found in any pasted text, counted, and added', async () => {
    const { user, field } = await openWindow()
    await user.click(field)
    await user.paste('Ada Quill <ada@aurora.example>; bo@aurora.example,\n"Cy" cy@aurora.example\tBO@aurora.example')
    expect(screen.getByText('3 addresses found, 1 repeated')).toBeVisible()
    const sent = answerChange('post', people, { added: 3, refused: [] })
    await user.click(screen.getByRole('button', { name: 'Add 3 people' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([{ emails: ['ada@aurora.example', 'bo@aurora.example', 'cy@aurora.example'] }])
    expect(screen.getByText('3 people were added').closest('[role="status"]')).not.toBeNull()
  })

  test('a person who is not added is named with the reason, and stays in the field', async () => {
    const { user, field } = await openWindow()
    await user.type(field, 'ada@aurora.example who@nowhere.example bo@aurora.example half@')
    answerChange('post', people, {
      added: 1,
      refused: [
        { email: 'who@nowhere.example', reason: 'unknownPerson' },
        { email: 'bo@aurora.example', reason: 'alreadyThere' },
      ],
    })
    await user.click(screen.getByRole('button', { name: 'Add 3 people' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByText('1 person was added')).toBeVisible()
    expect(dialog.getByText(/No one in your company has this address/)).toBeVisible()
    expect(dialog.getByText('On the list already:')).toBeVisible()
    expect(dialog.getByText('This is not an e-mail address:')).toBeVisible()
    expect(field).toHaveValue('who@nowhere.example\nbo@aurora.example\nhalf@')
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a colleague is found by name and put among the addresses', async () => {
    const { user, field } = await openWindow()
    const ada = { profileId: 'p-ada', firstName: 'Ada', lastName: 'Quill', email: 'ada@aurora.example' }
    answer(`${event}/candidates`, [{ ...ada, costCenter: 'Research', isGuest: false, isListed: false }])
    const name = screen.getByRole('combobox', { name: 'Find a colleague or guest by name' })
    await user.type(name, 'qui')
    await user.click(await screen.findByRole('option', { name: /Ada Quill.*Research/ }))
    expect(field).toHaveValue('Ada Quill <ada@aurora.example>')
    expect(screen.getByRole('combobox', { name: 'Find a colleague or guest by name' })).toHaveValue('')
    const sent = answerChange('post', people, { added: 1, refused: [] })
    await user.click(screen.getByRole('button', { name: 'Add 1 person' }))
    await waitFor(() => expect(sent).toEqual([{ emails: ['ada@aurora.example'] }]))
  })

  test('people from outside are asked for by mail, and the guest managers are named', async () => {
    const { user, field } = await openWindow()
    await user.type(field, 'who@nowhere.example')
    answerChange('post', people, { added: 0, refused: [{ email: 'who@nowhere.example', reason: 'unknownPerson' }] })
    await user.click(screen.getByRole('button', { name: 'Add 1 person' }))
    const dialog = within(screen.getByRole('dialog'))
    const ask = await dialog.findByRole('button', { name: 'Ask the guest managers to add this person' })
    failChange('post', `${event}/guest-requests`, 409, 'noGuestManager')
    await user.click(ask)
    expect(await dialog.findByText('No one in your company adds guests. Ask an administrator.')).toBeVisible()
    const sent = answerChange('post', `${event}/guest-requests`, { asked: ['Robin Ellis', 'Sam Okafor'] })
    await user.click(ask)
    expect(await dialog.findByText(/^Asked by e-mail: Robin Ellis and Sam Okafor/)).toBeVisible()
    expect(sent).toEqual([{ emails: ['who@nowhere.example'] }])
  })

  test('the window is open at its address, and closing it leaves the list', async () => {
    const { user, address } = await showPeople({ query: '?add=people' })
    expect(await screen.findByRole('textbox', { name: 'E-mail addresses' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/en-ca/events/g1/travelers')
  })

  test('a guest manager is led to adding a guest', async () => {
    answer(event, makeGroupDetail())
    answer(people, makePeoplePage([bo]))
    const { features } = makeEmployeeConfiguration()
    answer(paths.configuration, makeEmployeeConfiguration({ features: { ...features, guestManagement: true } }))
    const { user } = await openPeople('', ['EventOrganizer', 'GuestManager'])
    await user.click(await screen.findByRole('button', { name: 'Add people' }))
    await user.type(await screen.findByRole('textbox', { name: 'E-mail addresses' }), 'who@nowhere.example')
    answerChange('post', people, { added: 0, refused: [{ email: 'who@nowhere.example', reason: 'unknownPerson' }] })
    await user.click(screen.getByRole('button', { name: 'Add 1 person' }))
    expect(await screen.findByRole('link', { name: /Add a guest of the company/ })).toHaveAttribute(
      'href',
      '/en-ca/guests/add',
    )
  })

  test('a file is read in the browser, and its column of addresses is found anywhere', async () => {
    const { user, field } = await openWindow()
    const text =
      'Name;Manager;Work mail\n"Quill; Ada";boss@aurora.example;ada@aurora.example\nBo;boss@aurora.example;bo@aurora.example'
    await user.upload(screen.getByLabelText('Choose a CSV file', { selector: 'input' }), new File([text], 'people.csv'))
    await waitFor(() => expect(field).toHaveValue('ada@aurora.example\nbo@aurora.example'))
    await user.upload(screen.getByLabelText('Choose a CSV file', { selector: 'input' }), new File(['a;b'], 'none.csv'))
    expect(await screen.findByText('No e-mail address was found in this file.')).toBeVisible()
    const large = new File([new Uint8Array(1_048_577)], 'large.csv')
    await user.upload(screen.getByLabelText('Choose a CSV file', { selector: 'input' }), large)
    expect(await screen.findByText(/This file is larger than 1,024 kB/)).toBeVisible()
  })

  test('no address, or too many, is refused before sending', async () => {
    const { user, field } = await openWindow()
    await user.click(screen.getAllByRole('button', { name: 'Add people' }).at(-1)!)
    expect(screen.getByText('Write at least one e-mail address.')).toBeVisible()
    await user.click(field)
    await user.paste(Array.from({ length: 501 }, (_, at) => `p${at}@aurora.example`).join('\n'))
    await user.click(screen.getByRole('button', { name: 'Add 501 people' }))
    expect(screen.getByText(/These are 501 addresses. Add 500 at a time at most/)).toBeVisible()
  })

  test('a full list is reported, and closing does not lose typed addresses', async () => {
    const { user, field } = await openWindow()
    await user.type(field, 'ada@aurora.example')
    failChange('post', people, 409, 'tooManyPeople')
    await user.click(screen.getByRole('button', { name: 'Add 1 person' }))
    expect(await screen.findByText('An event has 2,000 people at most. Remove some first.')).toBeVisible()
    expect(field).toHaveValue('ada@aurora.example')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
