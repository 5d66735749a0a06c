import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Arranger } from '#contract/arrangers.ts'
import type { ProfileChange } from '#contract/profileChanges.ts'
import type { Role } from '#contract/roles.ts'
import AccountPage from '@/domains/account/AccountPage'
import { makeProfile } from '../support/factories.ts'
import { answer, answerChange, fail, failChange, network, paths } from '../support/network.ts'
import { renderPage } from '../support/render.tsx'

const arrangers = `${paths.profile}/arranger-list`
const requests = `${paths.profile}/arranger-requests`
const noor: Arranger = {
  key: 'k1',
  profileId: 'p2',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@aurora.example',
  status: 'approved',
  since: '2026-03-02T10:00:00Z',
}
const robin: Arranger = { ...noor, key: 'k2', firstName: 'Robin', lastName: 'Ellis', status: 'sent' }
const change: ProfileChange = {
  id: 'c1',
  at: '2026-05-12T12:00:00Z',
  actorName: 'Noor Haddad',
  isOwn: false,
  section: 'emergencyContact',
  action: 'changed',
  fields: ['firstName', 'phoneNumber'],
}
const pageOf = (rows: ProfileChange[], more: Partial<Record<'nextPage' | 'prevPage', number>> = {}) => ({
  nextPage: more.nextPage ?? null,
  prevPage: more.prevPage ?? null,
  totalItemCount: rows.length,
  totalPageCount: more.nextPage || more.prevPage ? 2 : 1,
  responseData: rows,
})

beforeEach(() => {
  sessionStorage.clear()
  answer(arrangers, [noor, robin])
  answer(`${paths.profile}/roles`, { roles: [] })
  answer(`${paths.profile}/changes`, pageOf([change]))
  answer(`${paths.profile}/draft-key`, { key: btoa('k'.repeat(32)) })
})

const open = async (roles: Role[] = ['Traveller'], locale: 'en-ca' | 'en-us' = 'en-ca') => {
  const view = await renderPage(<AccountPage />, { path: '/profile/account', locale, whoami: { roles } })
  await screen.findByText('camille@aurora.example')
  return view
}
const part = (name: string) => within(screen.getByRole('region', { name }))
const patched = (field: string, from: unknown, to: unknown) => [
  [
    { op: 'test', path: `/${field}`, value: from },
    { op: 'replace', path: `/${field}`, value: to },
  ],
]

describe('§5 signing in', () => {
  test('a code besides the password needs a confirmed phone, which one is led to', async () => {
    answer(paths.profile, makeProfile({ phoneNumberIsConfirmed: false }))
    await open()
    expect(part('Signing in').getByRole('radio', { name: 'Password and a code' })).toBeDisabled()
    expect(part('Signing in').getByRole('link', { name: 'Confirm your phone' })).toHaveAttribute(
      'href',
      '/en-ca/dashboard/profile/personal',
    )
  })

  test('otp means that setupForOtp is true', async () => {
    const sent = answerChange('patch', paths.profile, makeProfile({ setupForOtp: true }))
    const { user } = await open()
    await user.click(part('Signing in').getByRole('radio', { name: 'Password and a code' }))
    await user.click(part('Signing in').getByRole('button', { name: 'Save' }))
    expect(await part('Signing in').findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual(patched('setupForOtp', false, true))
  })

  test('a refusal stands at the field, with the choice kept', async () => {
    network.use(
      http.patch(`*/api/main${paths.profile}`, () =>
        HttpResponse.json(
          {
            successfull: false,
            messageCode: 'phoneNotConfirmed',
            message: '…',
            problems: [{ field: 'setupForOtp', code: 'invalid' }],
          },
          { status: 409 },
        ),
      ),
    )
    const { user } = await open()
    const otp = part('Signing in').getByRole('radio', { name: 'Password and a code' })
    await user.click(otp)
    await user.click(part('Signing in').getByRole('button', { name: 'Save' }))
    const group = part('Signing in').getByRole('radiogroup')
    await waitFor(() => expect(group).toHaveAccessibleDescription('Check this field; its value cannot be used.'))
    expect(otp).toHaveFocus()
    expect(otp).toBeChecked()
  })

  test('the e-mail is the company’s to change', async () => {
    await open()
    expect(part('Signing in').queryByRole('textbox')).not.toBeInTheDocument()
    expect(part('Signing in').getByText(/Your company manages this address/)).toBeInTheDocument()
  })
})

describe('§3 language', () => {
  test('is one of the 27, each in its own words; the page follows when asked to', async () => {
    const profile = makeProfile({ cultureCode: 'fr-CA' })
    const sent = answerChange('patch', paths.profile, profile)
    const { user, address } = await open()
    const field = part('Language').getByRole('combobox', { name: 'Language and region' })
    expect(within(field).getAllByRole('option')).toHaveLength(27)
    await user.selectOptions(field, 'Français (Canada)')
    answer(paths.profile, profile)
    await user.click(part('Language').getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Switch the page' }))
    expect(sent).toEqual(patched('cultureCode', 'en-CA', 'fr-CA'))
    expect(address()).toBe('/fr-ca/profile/account')
  })

  test('somebody chose another meanwhile: both are shown by name', async () => {
    network.use(
      http.patch(`*/api/main${paths.profile}`, () =>
        HttpResponse.json(
          {
            successfull: false,
            messageCode: 'changedMeanwhile',
            message: '…',
            current: makeProfile({ cultureCode: 'es-MX' }),
          },
          { status: 412 },
        ),
      ),
    )
    const { user } = await open()
    await user.selectOptions(part('Language').getByRole('combobox'), 'Français (Canada)')
    await user.click(part('Language').getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('What you typed: Français (Canada)')).toBeInTheDocument()
    expect(screen.getByText('What is saved now: Español (México)')).toBeInTheDocument()
  })
})

describe('§9 times and distances', () => {
  test('the preview shows a choice before it is saved', async () => {
    const sent = answerChange('patch', paths.profile, makeProfile({ timeFormat: 'h23' }))
    const { user } = await open(['Traveller'], 'en-us')
    const display = part('Times and distances')
    expect(display.getByText(/arrives 8:40 PM, 3,262 mi/)).toBeInTheDocument()
    await user.click(display.getByRole('radio', { name: '24 hours' }))
    expect(display.getByText(/arrives 20:40, 3,262 mi/)).toBeInTheDocument()
    await user.click(display.getByRole('radio', { name: 'Kilometers' }))
    expect(display.getByText(/arrives 20:40, 5,250 km/)).toBeInTheDocument()
    await user.click(
      within(display.getByRole('radiogroup', { name: 'Distances' })).getByRole('radio', { name: /region/ }),
    )
    await user.click(display.getByRole('button', { name: 'Save' }))
    expect(await display.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual(patched('timeFormat', null, 'h23'))
  })
})

describe('§4 arrangers', () => {
  test('who is approved and who waits is said in words', async () => {
    await open()
    expect(await screen.findByText('Approved')).toBeInTheDocument()
    expect(screen.getByText('Approval pending')).toBeInTheDocument()
  })

  test.each([
    ['Approve', 'approved', 'Robin Ellis now arranges your travel.'],
    ['Decline', 'declined', 'You declined the request of Robin Ellis.'],
  ])('%s answers the request', async (press, status, said) => {
    const sent = answerChange('put', `${requests}/k2`, { key: 'k2', status })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: `${press} Robin Ellis` }))
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(sent).toEqual([{ status }])
  })

  test('removing asks first', async () => {
    const sent = answerChange('put', `${requests}/k1`, { key: 'k1', status: 'removed' })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Remove Noor Haddad' }))
    expect(screen.getByText(/no longer sees your profile/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Yes, remove' }))
    expect(await screen.findByText('Noor Haddad no longer arranges your travel.')).toBeInTheDocument()
    expect(sent).toEqual([{ status: 'removed' }])
  })

  test('§6 a Guest cannot remove the last one, and is told why', async () => {
    const sent = answerChange('put', `${requests}/k1`, { key: 'k1', status: 'removed' })
    const { user } = await open(['Guest'])
    const remove = await screen.findByRole('button', { name: 'Remove Noor Haddad' })
    expect(remove).toHaveAttribute('aria-disabled', 'true')
    expect(remove).toHaveAccessibleDescription(/Guests keep at least one arranger/)
    await user.click(remove)
    expect(screen.queryByRole('button', { name: 'Yes, remove' })).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  test('a colleague is added by e-mail', async () => {
    const sent = answerChange('post', arrangers, { ...noor, key: 'k3', firstName: 'Ana', lastName: 'Núñez' })
    const { user } = await open()
    await user.type(await screen.findByLabelText(/^E-mail of a colleague/), 'ana@aurora.example')
    await user.click(screen.getByRole('button', { name: 'Add arranger' }))
    expect(await screen.findByText('Ana Núñez now arranges your travel and was told by e-mail.')).toBeInTheDocument()
    expect(sent).toEqual([{ email: 'ana@aurora.example' }])
    expect(screen.getByLabelText(/^E-mail of a colleague/)).toHaveValue('')
  })

  test.each([
    ['nothing', '', 'Fill in this field.'],
    ['no address', 'ana', 'Write an e-mail address'],
    ['a script injection', '<script>@x', 'Write an e-mail address'],
  ])('%s is refused at the field', async (_what, typed, words) => {
    const { user } = await open()
    const field = await screen.findByLabelText(/^E-mail of a colleague/)
    if (typed) await user.type(field, typed)
    await user.click(screen.getByRole('button', { name: 'Add arranger' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)))
  })

  test('somebody who cannot arrange is refused at the field, with the address kept', async () => {
    network.use(
      http.post(`*/api/main${arrangers}`, () =>
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
    const { user } = await open()
    const field = await screen.findByLabelText(/^E-mail of a colleague/)
    await user.type(field, 'nobody@elsewhere.example')
    await user.click(screen.getByRole('button', { name: 'Add arranger' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Nobody with this e-mail/))
    expect(field).toHaveValue('nobody@elsewhere.example')
  })
})

describe('§6 roles', () => {
  test('none means traveller', async () => {
    await open()
    expect(await part('Your roles').findByText('Traveller')).toBeInTheDocument()
  })
  test('an Admin reads where they are managed', async () => {
    answer(`${paths.profile}/roles`, { roles: ['Admin', 'FinancialOfficer'] })
    await open(['Admin', 'FinancialOfficer'])
    expect(await part('Your roles').findByText('Financial officer')).toBeInTheDocument()
    expect(part('Your roles').getByText(/managed where employees are administered/)).toBeInTheDocument()
    expect(part('Your roles').queryByRole('button')).not.toBeInTheDocument()
  })
  test('a Guest is shown arrangers and language of what §6 lists', async () => {
    await open(['Guest'])
    expect(screen.getByRole('region', { name: 'Language' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Your arrangers' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Your roles' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Close my profile' })).not.toBeInTheDocument()
  })
})

describe('who changed what', () => {
  test('sections and fields are words; one that is not known is other details', async () => {
    answer(
      `${paths.profile}/changes`,
      pageOf([
        change,
        { ...change, id: 'c2', isOwn: true, section: 'account', fields: ['timeFormat', 'somethingNew'] },
        { ...change, id: 'c3', section: 'roles', action: 'added', fields: ['Admin'] },
      ]),
    )
    await open()
    const list = part('Who changed my profile')
    expect(await list.findByText('Changed: first name and phone number')).toBeInTheDocument()
    expect(list.getByText('Changed: clock and other details')).toBeInTheDocument()
    expect(list.getByText('by you')).toBeInTheDocument()
    expect(list.getByText('Added: Administrator')).toBeInTheDocument()
  })

  test('older ones are a page further', async () => {
    network.use(
      http.get(`*/api/main${paths.profile}/changes`, ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get('pageNumber') === '2'
            ? pageOf([{ ...change, id: 'c9', fields: ['gender'] }], { prevPage: 1 })
            : pageOf([change], { nextPage: 2 }),
        ),
      ),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Older' }))
    expect(await screen.findByText('Changed: gender')).toBeInTheDocument()
    expect(screen.getByText('Page 2 of 2')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Older' })).toHaveFocus()
  })

  test('a list that did not load leaves the rest of the page alone', async () => {
    fail(`${paths.profile}/changes`)
    await open()
    expect(await part('Who changed my profile').findByRole('button', { name: 'Try again' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Language' })).toBeInTheDocument()
  })
})

describe('closing the profile', () => {
  test('takes two questions, each with a way back in focus, and no typing', async () => {
    const sent = answerChange('delete', paths.profile, makeProfile({ active: false }))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Close my profile…' }))
    expect(screen.getByText('You cannot book, and nobody can book for you.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Keep my profile' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(screen.getByText('Close your profile now?')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Keep my profile' })).toHaveFocus()
    expect(sent).toHaveLength(0)
    answer(paths.profile, makeProfile({ active: false }))
    await user.click(screen.getByRole('button', { name: 'Yes, close it' }))
    expect(await screen.findByRole('region', { name: 'Your profile is closed' })).toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  test('a refusal is said, and the profile stays', async () => {
    failChange('delete', paths.profile, 503)
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Close my profile…' }))
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    await user.click(screen.getByRole('button', { name: 'Yes, close it' }))
    expect(await screen.findByText('Not saved')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Keep my profile' }))
    expect(screen.getByRole('button', { name: 'Close my profile…' })).toHaveFocus()
  })

  test('a closed one can be asked for again, and says when it was', async () => {
    answer(paths.profile, makeProfile({ active: false }))
    const askedAt = new Date().toISOString()
    const sent = answerChange('post', '/companies/profiles/request-reactivate', { askedAt })
    const { user } = await open()
    answer(paths.profile, makeProfile({ active: false, reactivationAskedAt: askedAt }))
    await user.click(await screen.findByRole('button', { name: 'Ask to make it active again' }))
    expect(await screen.findByText(/^Your travel administrators were asked on/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Ask/ })).not.toBeInTheDocument()
    expect(sent).toEqual([{ profileId: 'p1' }])
  })
})
