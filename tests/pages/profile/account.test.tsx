import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ThemePicker } from '@/domains/profile/account/ThemePicker'
import { learnAdditions } from '@/http/additions'
import { chooseTheme } from '@/lib/theme'
import { Toasts } from '@/patterns/feedback/Toasts'
import { openAccount, part, patched, setAccount } from '#tests/support/profile/accountPage.tsx'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, answerChange, failChange, network, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

beforeEach(setAccount)

describe('§5 settings of the sign-in', () => {
  test('a code besides the password needs a confirmed telephone, with a link to it', async () => {
    answer(paths.profile, makeProfile({ phoneNumberIsConfirmed: false }))
    await openAccount()
    expect(part('Your account').getByRole('radio', { name: 'Password and a code' })).toBeDisabled()
    expect(part('Your account').getByRole('link', { name: 'Confirm your phone' })).toHaveAttribute(
      'href',
      '/en-ca/dashboard/profile/personal',
    )
  })

  test('the choice otp sets setupForOtp to true', async () => {
    const sent = answerChange('patch', paths.profile, makeProfile({ setupForOtp: true }))
    const { user } = await openAccount()
    await user.click(part('Your account').getByRole('radio', { name: 'Password and a code' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual(patched('setupForOtp', false, true))
  })

  test('a refusal is shown at the field, which keeps the choice', async () => {
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
    const { user } = await openAccount()
    const otp = part('Your account').getByRole('radio', { name: 'Password and a code' })
    await user.click(otp)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const group = part('Your account').getByRole('radiogroup')
    await waitFor(() => expect(group).toHaveAccessibleDescription('Check this field; its value cannot be used.'))
    await waitFor(() => expect(otp).toHaveFocus())
    expect(otp).toBeChecked()
  })

  test('the e-mail can be changed by the company only', async () => {
    await openAccount()
    expect(part('Your account').queryByRole('textbox')).not.toBeInTheDocument()
    expect(part('Your account').getByText(/Your company manages this address/)).toBeInTheDocument()
  })
})

describe('the theme of the account', () => {
  afterEach(() => chooseTheme('system'))

  test("a theme applies at once and is stored with the profile, and the device's theme is stored as none", async () => {
    const sent = answerChange('patch', paths.profile, makeProfile({ theme: 'dark' }))
    const { user } = await openAccount('display')
    expect(part('Appearance').getByText('Changes at once, on all your devices.')).toBeVisible()
    await user.selectOptions(part('Appearance').getByRole('combobox'), 'Dark')
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await user.selectOptions(part('Appearance').getByRole('combobox'), 'As on this device')
    expect(document.documentElement).not.toHaveAttribute('data-theme')
    const to = (value: string | null) => [{ op: 'replace', path: '/theme', value }]
    await waitFor(() => expect(sent).toEqual([to('dark'), to(null)]))
  })

  test('a theme that could not be stored applies in this tab, which is reported', async () => {
    failChange('patch', paths.profile)
    const picker = (
      <>
        <ThemePicker />
        <Toasts />
      </>
    )
    const { user } = await renderPage(picker, { messages: ['account'] })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Appearance' }), 'Light')
    expect(await screen.findByText(/^Your choice holds in this tab/)).toBeVisible()
    expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  })

  test('a theme applies to this tab alone where the backend does not store it', async () => {
    learnAdditions([])
    const sent = answerChange('patch', paths.profile, makeProfile())
    const { user } = await openAccount('display')
    expect(part('Appearance').getByText(/for this tab only/)).toBeVisible()
    await user.selectOptions(part('Appearance').getByRole('combobox'), 'Dark')
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect(sent).toEqual([])
  })
})

describe('§3 the language of the account', () => {
  test('a language is one of the 27, each in its own words, and the page follows on request', async () => {
    const profile = makeProfile({ cultureCode: 'fr-CA' })
    const sent = answerChange('patch', paths.profile, profile)
    const { user, address } = await openAccount('display')
    const field = part('Language').getByRole('combobox', { name: 'Language and region' })
    expect(within(field).getAllByRole('option')).toHaveLength(27)
    await user.selectOptions(field, 'Français (Canada)')
    answer(paths.profile, profile)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Switch the page' }))
    expect(sent).toEqual(patched('cultureCode', 'en-CA', 'fr-CA'))
    expect(address()).toBe('/fr-ca/profile/account?section=display')
  })

  test('a change by another person shows both languages by name', async () => {
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
    const { user } = await openAccount('display')
    await user.selectOptions(part('Language').getByRole('combobox'), 'Français (Canada)')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('What you typed: Français (Canada)')).toBeInTheDocument()
    expect(screen.getByText('What is saved now: Español (México)')).toBeInTheDocument()
  })
})

describe('§9 times and distances of the account', () => {
  test('the preview shows a choice before it is saved', async () => {
    answer(paths.profile, makeProfile({ cultureCode: 'en-US' }))
    const sent = answerChange('patch', paths.profile, makeProfile({ timeFormat: 'h23' }))
    const { user } = await openAccount('display', { locale: 'en-us' })
    const display = part('Times and distances')
    expect(display.getByText(/arrives 8:40 PM, 3,262 mi/)).toBeInTheDocument()
    await user.click(display.getByRole('radio', { name: '24 hours' }))
    expect(display.getByText(/arrives 20:40, 3,262 mi/)).toBeInTheDocument()
    await user.click(display.getByRole('radio', { name: 'Kilometers' }))
    expect(display.getByText(/arrives 20:40, 5,250 km/)).toBeInTheDocument()
    await user.click(
      within(display.getByRole('radiogroup', { name: 'Distances' })).getByRole('radio', { name: /region/ }),
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual(patched('timeFormat', null, 'h23'))
  })

  test('the preview uses the language and region chosen beside it, saved or not', async () => {
    const { user } = await openAccount('display', { locale: 'en-us' })
    const display = part('Times and distances')
    expect(display.getByText(/arrives 8:40\sp\.m\., 5,250\skm/)).toBeInTheDocument()
    await user.selectOptions(part('Language').getByRole('combobox'), 'English (United States)')
    expect(display.getByText(/arrives 8:40\sPM, 3,262\smi/)).toBeInTheDocument()
  })
})

test('mails and notifications about trips are turned off one by one', async () => {
  answer(paths.profile, makeProfile({ tripMails: true, tripNotifications: true }))
  const sent = answerChange('patch', paths.profile, makeProfile({ tripMails: false }))
  const { user } = await openAccount('messages')
  const messages = part('About my trips')
  expect(messages.getByRole('checkbox', { name: /^Notification when somebody else/ })).toBeChecked()
  await user.click(messages.getByRole('checkbox', { name: /^E-mail when a trip of mine is booked/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
  expect(sent).toEqual(patched('tripMails', true, false))
})

test('mails about approvals have their own choice, which says what is always sent', async () => {
  answer(paths.profile, makeProfile())
  const sent = answerChange('patch', paths.profile, makeProfile({ approvalMails: false }))
  const { user } = await openAccount('messages')
  const choice = part('About my trips').getByRole('checkbox', { name: /^E-mail when a trip of mine is approved/ })
  expect(choice).toHaveAccessibleDescription(/trips sent back to you are always mailed\.$/)
  await user.click(choice)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
  expect(sent).toEqual(patched('approvalMails', true, false))
})
