import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { answerContact, contact, openForm, openPage, save } from '#tests/support/profile/emergencyPage.tsx'
import { answer, answerChange, failChange, network, paths } from '#tests/support/page/network.ts'

const path = paths.emergencyContact
const { version, ...zoe } = contact
const person = (id: string, firstName: string, last4: string) => {
  const phoneNumber = `514555${last4}`
  return { ...zoe, id, firstName, lastName: 'Roy', phoneNumber }
}
const luis = { ...person('ec2', 'Luis', '0142'), relationship: 'friend', extension: '204', type: 'work' }
const mia = person('ec3', 'Mia', '0143')
const full = { ...contact, others: [luis, mia, person('ec4', 'Tom', '0144'), person('ec5', 'Pat', '0145')] }
const three = { ...contact, others: [luis, mia] }
const names = ['Zoë O’Brien-Łuk', 'Luis Roy', 'Mia Roy']

beforeEach(() => {
  answerContact()
  answer(path, three)
})

const row = (name: string) => screen.findByRole('listitem', { name })
const rows = () =>
  within(screen.getByRole('region', { name: 'People to call' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const press = async (user: Awaited<ReturnType<typeof openPage>>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
/** Fills in the form for a contact with this telephone. */
async function enter(user: Awaited<ReturnType<typeof openPage>>['user'], firstName: string, phone: string) {
  await user.type(await screen.findByLabelText(/^First name/), firstName)
  await user.type(screen.getByLabelText(/^Last name/), 'Roy')
  await user.selectOptions(screen.getByLabelText(/^Relationship/), 'Friend')
  await screen.findByRole('option', { name: 'Canada (+1)' })
  await user.selectOptions(screen.getByLabelText(/^Country code/), 'Canada (+1)')
  await user.type(screen.getByLabelText(/^Phone number/), phone)
}
const tom = { firstName: 'Tom', lastName: 'Roy', relationship: 'friend', code: '1', extension: '', type: 'mobile' }

describe('the list of contacts', () => {
  test('contacts are listed in the order of calls, with readable telephones', async () => {
    await openPage()
    const [first, second] = [await row(names[0]!), await row(names[1]!)]
    expect(rows().map((text) => names.findIndex((name) => text?.includes(name)))).toEqual([0, 1, 2])
    expect(within(first).getByText('Called first')).toBeVisible()
    expect(screen.getAllByText('Called first')).toHaveLength(1)
    expect(within(first).getByRole('link', { name: '+1 514 555 0134' })).toHaveAttribute('href', 'tel:+15145550134')
    expect(second).toHaveTextContent('Friend')
    expect(second).toHaveTextContent('ext. 204 · Work')
    expect(within(second).getByRole('link')).toHaveAttribute('href', 'tel:+15145550142;ext=204')
  })

  test('a single contact is one row without an order', async () => {
    answer(path, contact)
    await openPage()
    await row(names[0]!)
    expect(screen.queryByText('Called first')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Call first/ })).toBeNull()
  })

  test('contacts are reordered by calling one first, which is announced and keeps the focus', async () => {
    const { user } = await openPage()
    const sent = answerChange('put', path, three)
    await row(names[2]!)
    answer(path, { ...mia, version: 4, others: [zoe, luis] })
    await press(user, 'Call first Mia Roy')
    expect(await screen.findByText('Mia Roy is called first now.')).toBeInTheDocument()
    expect(sent).toEqual([{ ...mia, version }])
    await waitFor(async () => expect(within(await row('Mia Roy')).getByText('Called first')).toBeVisible())
    expect(await row('Mia Roy')).toHaveFocus()
  })

  test('contacts are shown as they are now where they were changed before the reordering', async () => {
    const { user } = await openPage()
    await row(names[2]!)
    answer(path, { ...three, version: 4, others: [luis] })
    failChange('put', path, 412)
    await press(user, 'Call first Luis Roy')
    expect(await screen.findByText(/changed/i)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Mia Roy')).toBeNull())
  })
})

describe('adding a contact', () => {
  test('a new contact is added after the others', async () => {
    const { user } = await openPage()
    await press(user, 'Add another person')
    await waitFor(() => expect(screen.getByLabelText(/^First name/)).toHaveFocus())
    await enter(user, 'Tom', '514 555 0144')
    const saved = { ...three, version: 4, others: [luis, mia, { ...tom, id: 'ec4', phoneNumber: '5145550144' }] }
    const sent = answerChange('put', path, saved)
    answer(path, saved)
    await press(user, 'Add')
    expect(await screen.findByText('Tom Roy was added.')).toBeInTheDocument()
    expect(sent).toEqual([{ ...zoe, version, others: [luis, mia, { ...tom, phoneNumber: '5145550144' }] }])
    await waitFor(async () => expect(await row('Tom Roy')).toHaveFocus())
    expect(screen.queryByLabelText(/^First name/)).toBeNull()
  })

  test('a new contact is added even where the list was changed meanwhile', async () => {
    const { user } = await openPage()
    await press(user, 'Add another person')
    await enter(user, 'Tom', '514 555 0144')
    const current = { ...three, version: 9, others: [mia] }
    const sent = answerChange('put', path, {
      ...current,
      version: 10,
      others: [mia, { ...tom, id: 'ec4', phoneNumber: '5145550144' }],
    })
    const refusal = { successfull: false, messageCode: 'changedMeanwhile', message: '…', current }
    network.use(http.put(`*/api/main${path}`, () => HttpResponse.json(refusal, { status: 412 }), { once: true }))
    await press(user, 'Add')
    expect(await screen.findByText('Tom Roy was added.')).toBeInTheDocument()
    expect(sent).toEqual([
      expect.objectContaining({ version: 9, id: 'ec1', others: [mia, expect.objectContaining({ firstName: 'Tom' })] }),
    ])
  })

  test('each contact needs their own phone number', async () => {
    const { user } = await openPage()
    await press(user, 'Add another person')
    await enter(user, 'Tom', '514 555 0143')
    await press(user, 'Add')
    const number = screen.getByLabelText(/^Phone number/)
    await waitFor(() => expect(number).toHaveAccessibleDescription(/^Another contact on this list has this number\./))
    expect(number).toHaveFocus()
  })

  test('a server refusal of a new contact is shown at the field', async () => {
    const { user } = await openPage()
    await press(user, 'Add another person')
    await enter(user, 'Tom', '514 555 0144')
    const problems = [{ field: 'others.2.lastName', code: 'nameScript' }]
    network.use(
      http.put(`*/api/main${path}`, () =>
        HttpResponse.json({ successfull: false, messageCode: 'badInput', message: '…', problems }, { status: 400 }),
      ),
    )
    await press(user, 'Add')
    await waitFor(() => expect(screen.getByLabelText(/^Last name/)).toHaveAccessibleDescription(/Latin letters/))
  })

  test('canceling a new contact returns the focus to the button', async () => {
    const { user } = await openPage()
    await press(user, 'Add another person')
    await user.type(await screen.findByLabelText(/^First name/), 'Tom')
    await press(user, 'Cancel')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add another person' })).toHaveFocus())
    await press(user, 'Add another person')
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('')
  })

  test('a list of five contacts is full, and says so', async () => {
    answer(path, full)
    await openPage()
    expect(await screen.findByText(/^Your list is full: 5 people can be called\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add another person' })).toBeNull()
  })

  test('a list that became full while typing refuses a new contact', async () => {
    const { user, unmount } = await openPage()
    await press(user, 'Add another person')
    await user.type(await screen.findByLabelText(/^First name/), 'Kim')
    await waitFor(() => expect(Object.keys(sessionStorage)).toContainEqual(expect.stringContaining('emergency')))
    unmount()
    answer(path, full)
    await openPage()
    expect(await screen.findByText(/^Your list is full: 5 people can be called\./)).toBeVisible()
    expect(screen.queryByLabelText(/^First name/)).toBeNull()
  })

  test('a list that became full meanwhile is reported in the reader’s language', async () => {
    const { user } = await openPage()
    await press(user, 'Add another person')
    await enter(user, 'Tom', '514 555 0144')
    failChange('put', path, 409, 'tooManyContacts')
    await press(user, 'Add')
    expect(await screen.findByText(/^You already keep as many as fit\./)).toBeVisible()
  })
})

describe('changing one of several contacts', () => {
  test('a contact is changed in its place', async () => {
    const { user } = await openPage()
    await press(user, 'Edit Luis Roy')
    expect(await screen.findByLabelText(/^First name/)).toHaveFocus()
    expect(within(await row('Luis Roy')).getByRole('heading', { level: 3, name: 'Luis Roy' })).toBeVisible()
    await user.type(screen.getByLabelText(/^First name/), 'a')
    const saved = { ...three, version: 4, others: [{ ...luis, firstName: 'Luisa' }, mia] }
    const sent = answerChange('put', path, saved)
    answer(path, saved)
    await user.click(save())
    expect(await screen.findByText('The details of Luisa Roy are saved.')).toBeInTheDocument()
    expect(sent).toEqual([{ ...zoe, version, others: [{ ...luis, firstName: 'Luisa' }, mia] }])
    await waitFor(async () => expect(await row('Luisa Roy')).toHaveFocus())
  })

  test('a contact is changed at its new place after a reordering by another person', async () => {
    const { user } = await openPage()
    await press(user, 'Edit Luis Roy')
    await user.type(await screen.findByLabelText(/^First name/), 'a')
    const sent = answerChange('put', path, { ...luis, firstName: 'Luisa', version: 9, others: [mia, zoe] })
    const current = { ...luis, version: 8, others: [mia, zoe] }
    const refusal = { successfull: false, messageCode: 'changedMeanwhile', message: '…', current }
    network.use(http.put(`*/api/main${path}`, () => HttpResponse.json(refusal, { status: 412 }), { once: true }))
    await user.click(save())
    expect(await screen.findByText('The details of Luisa Roy are saved.')).toBeInTheDocument()
    expect(sent).toEqual([{ ...luis, firstName: 'Luisa', version: 8, others: [mia, zoe] }])
  })

  test.each([
    ['Zoë O’Brien-Łuk', 'ec1', 'Remove Zoë O’Brien-Łuk? Luis Roy is then called first.', { ...luis, others: [mia] }],
    ['Mia Roy', 'ec3', 'Remove Mia Roy? The others stay.', { ...zoe, others: [luis] }],
  ])('a contact is removed: %s', async (name, id, question, left) => {
    const asked: string[] = []
    network.use(
      http.delete(`*/api/main${path}/${id}`, ({ request }) => {
        asked.push(new URL(request.url).search)
        answer(path, { ...left, version: 4 })
        return HttpResponse.json({ id })
      }),
    )
    const { user } = await openPage()
    await press(user, `Remove ${name}`)
    expect(screen.getByText(question)).toBeVisible()
    await press(user, 'Remove')
    expect(await screen.findByText(`${name} was removed.`)).toBeInTheDocument()
    expect(asked).toEqual([`?version=${version}`])
    await waitFor(() => expect(screen.queryByRole('listitem', { name })).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add another person' })).toHaveFocus())
  })
})

test('a backend with one contact gets one, without others', async () => {
  learnAdditions([])
  answer(path, contact)
  const { user } = await openPage()
  await openForm(user)
  expect(screen.queryByRole('button', { name: 'Add another person' })).toBeNull()
  await user.clear(screen.getByLabelText(/^First name/))
  await user.type(screen.getByLabelText(/^First name/), 'Nadia')
  const sent = answerChange('put', path, { ...contact, firstName: 'Nadia', version: 4 })
  await user.click(save())
  expect(await screen.findByText('The details of Nadia O’Brien-Łuk are saved.')).toBeInTheDocument()
  const { id: _, ...fields } = contact
  expect(sent).toEqual([{ ...fields, firstName: 'Nadia' }])
})
