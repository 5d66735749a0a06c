import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ContactSection } from '@/domains/profile/personal/ContactSection'
import { makeProfile } from '#tests/support/page/factories.ts'
import { fill } from '#tests/support/page/fill.ts'
import { answer, hang, network, paths } from '#tests/support/page/network.ts'
import { patches, personalAnswers, refuseWith } from '#tests/support/profile/personal.ts'
import { renderPage, renderRoute } from '#tests/support/page/render.tsx'

const unconfirmed = makeProfile({ phoneNumberIsConfirmed: false })
const codePath = `*/api/main${paths.profile}/phone-activation/5145550134`

beforeEach(personalAnswers)

const open = async () => {
  const view = await renderRoute('personal', { path: '/dashboard/profile/personal' })
  const card = within(await screen.findByRole('region', { name: 'Contact' }))
  await card.findByLabelText(/^Phone number/)
  return { ...view, card }
}
const refusal = (status: number, messageCode: string) =>
  HttpResponse.json({ successfull: false, messageCode, message: '…' }, { status })

describe('contact data of the profile', () => {
  test('the e-mail of the company is shown read-only', async () => {
    const { card } = await open()
    const email = card.getByLabelText('E-mail')
    expect(email).toHaveValue('camille@aurora.example')
    expect(email).toHaveAttribute('readonly')
    expect(email).toHaveAccessibleDescription(/Only the travel administrator can change it/)
  })

  test('a new telephone is sent in digits, with a notice that it has to be confirmed', async () => {
    const sent = patches(makeProfile({ phoneNumber: '4165550199', phoneNumberIsConfirmed: false }))
    const { user, card } = await open()
    await user.clear(card.getByLabelText(/^Phone number/))
    await fill(user, card.getByLabelText(/^Phone number/), '(416) 555-0199')
    expect(card.getByText('After saving, the new number has to be confirmed again.')).toBeInTheDocument()
    await user.selectOptions(card.getByLabelText(/^Kind of phone/), 'Work')
    await user.type(card.getByLabelText(/^Extension/), '204')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await card.findByText('Not confirmed')).toBeInTheDocument()
    expect(sent).toEqual([
      [
        { op: 'test', path: '/phoneNumber', value: '5145550134' },
        { op: 'replace', path: '/phoneNumber', value: '4165550199' },
        { op: 'test', path: '/phoneType', value: 'mobile' },
        { op: 'replace', path: '/phoneType', value: 'work' },
        { op: 'test', path: '/phoneExtension', value: '' },
        { op: 'replace', path: '/phoneExtension', value: '204' },
      ],
    ])
  })

  test('a code is sent to the saved number, however fast it is requested', async () => {
    answer(paths.profile, unconfirmed)
    const next = makeProfile({ phoneNumber: '4165550199', phoneNumberIsConfirmed: false })
    let saveArrives = () => {}
    const held = new Promise<void>((resolve) => (saveArrives = resolve))
    const asked: string[] = []
    const { user, card } = await open()
    network.use(
      http.patch(`*/api/main${paths.profile}`, async () => {
        await held
        hang(paths.profile)
        return HttpResponse.json(next)
      }),
      http.get(`*/api/main${paths.profile}/phone-activation/:number`, ({ params }) => {
        asked.push(String(params.number))
        return HttpResponse.json({ expiresAt: '2026-05-09T12:20:00Z' })
      }),
    )
    await user.clear(card.getByLabelText(/^Phone number/))
    await fill(user, card.getByLabelText(/^Phone number/), '(416) 555-0199')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const send = () => card.getByRole('button', { name: 'Send a code' })
    await waitFor(() => expect(send()).toHaveAttribute('aria-disabled', 'true'))
    await user.click(send())
    expect(asked).toEqual([])
    saveArrives()
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'))
    await user.click(send())
    expect(await card.findByLabelText('Six-digit code')).toBeInTheDocument()
    expect(asked).toEqual(['4165550199'])
  })

  test('a notice says that sign-in codes stop until a new number is confirmed', async () => {
    answer(paths.profile, makeProfile({ setupForOtp: true }))
    const { user, card } = await open()
    await user.type(card.getByLabelText(/^Phone number/), '1')
    expect(card.getByText(/sign-in codes are switched off/)).toBeInTheDocument()
  })

  test.each([
    [/^Phone number/, 'too few digits', '12', 'not a phone number of the country'],
    [/^Phone number/, 'letters', '514-CALL', 'not a phone number of the country'],
    [/^Phone number/, 'a script injection', '<script>', 'not a phone number of the country'],
    [/^Phone number/, 'nothing', '', 'Fill in this field.'],
    [/^Phone number/, 'too much', '5'.repeat(31), 'This is too long'],
    [/^Extension/, 'letters', 'abc', 'An extension has digits only.'],
    [/^Extension/, 'too much', '123456789', 'This is too long'],
  ])('the field %s refuses %s with words at the field', async (field, _what, typed, words) => {
    const sent = patches(makeProfile())
    const { user, card } = await open()
    await user.clear(card.getByLabelText(field))
    if (typed) await user.type(card.getByLabelText(field), typed)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(card.getByLabelText(field)).toHaveFocus())
    expect(card.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(words))
    expect(sent).toEqual([])
  })

  test('a person without a telephone enters country and number, mobile by default', async () => {
    answer(paths.profile, makeProfile({ phoneCountryCode: '', phoneNumber: '', phoneType: '' }))
    const { user, card } = await open()
    expect(card.getByLabelText(/^Kind of phone/)).toHaveValue('mobile')
    await user.selectOptions(card.getByLabelText(/^Kind of phone/), 'Work')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('2 fields need your attention')).toBeInTheDocument()
    expect(card.getByLabelText(/^Country code/)).toHaveFocus()
  })

  test('a server refusal is shown at its field', async () => {
    refuseWith(400, { messageCode: 'badInput', problems: [{ field: 'phoneNumber', code: 'phoneNumber' }] })
    const { user, card } = await open()
    await user.clear(card.getByLabelText(/^Phone number/))
    await fill(user, card.getByLabelText(/^Phone number/), '4165550199')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(card.getByLabelText(/^Phone number/)).toHaveAccessibleDescription(/not a phone number/))
    expect(card.getByLabelText(/^Phone number/)).toHaveValue('416 555 0199')
  })

  test('a change by another person shows both numbers', async () => {
    refuseWith(412, { messageCode: 'changedMeanwhile', current: makeProfile({ phoneNumber: '6135550177' }) }, true)
    const { user, card } = await open()
    await user.clear(card.getByLabelText(/^Phone number/))
    await fill(user, card.getByLabelText(/^Phone number/), '4165550199')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await card.findByText('What you typed: 416 555 0199')).toBeInTheDocument()
    expect(card.getByText('What is saved now: 613 555 0177')).toBeInTheDocument()
  })
})

describe('confirming the telephone', () => {
  const askForCode = async () => {
    answer(paths.profile, unconfirmed)
    network.use(http.get(codePath, () => HttpResponse.json({ expiresAt: '2026-05-09T12:10:00Z' })))
    const page = await open()
    await page.user.click(page.card.getByRole('button', { name: 'Send a code' }))
    const field = await page.card.findByLabelText('Six-digit code')
    return { ...page, field }
  }
  const confirm = async ({ user, card, field }: Awaited<ReturnType<typeof askForCode>>, code: string) => {
    await user.clear(field)
    await user.type(field, code)
    await user.click(card.getByRole('button', { name: 'Confirm' }))
  }

  test('a code is sent and accepted, and the number is called confirmed', async () => {
    const sent: unknown[] = []
    network.use(
      http.post(codePath, async ({ request }) => {
        sent.push(await request.json())
        answer(paths.profile, makeProfile())
        return HttpResponse.json({ phoneNumberIsConfirmed: true })
      }),
    )
    const page = await askForCode()
    expect(page.field).toHaveFocus()
    expect(page.field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(page.card.getByText(/A code is on its way to/)).toHaveTextContent('+1 514 555 0134')
    await page.user.click(page.field)
    await page.user.paste('123 456')
    await page.user.click(page.card.getByRole('button', { name: 'Confirm' }))
    expect(await page.card.findByText('Confirmed')).toBeInTheDocument()
    expect(page.card.getByText('Confirmed').closest('[role=status]')).toHaveFocus()
    expect(page.card.queryByLabelText('Six-digit code')).not.toBeInTheDocument()
    expect(sent).toEqual([{ code: '123456' }])
  })

  test.each([
    [400, 'badInput', 'This code is not right. Check the six digits.'],
    [409, 'codeExpired', 'This code has expired. Send another one and enter it.'],
    [429, 'tooManyTries', 'Too many wrong codes were entered. Send another one.'],
    [503, 'unavailable', 'The service did not answer as it should. Try again in a moment.'],
  ])('the answer %s %s to a code is explained at the field', async (status, messageCode, words) => {
    network.use(http.post(codePath, () => refusal(status, messageCode)))
    const page = await askForCode()
    await confirm(page, '000000')
    await waitFor(() => expect(page.field).toHaveAccessibleDescription(words))
    expect(page.field).toHaveFocus()
    expect(page.field).toHaveValue('000000')
  })

  test('five digits are no code, and are not sent', async () => {
    const page = await askForCode()
    await confirm(page, '12345')
    expect(page.field).toHaveAccessibleDescription('This code is not right. Check the six digits.')
  })

  test.each([
    [429, 'tooManyCodes', /Too many codes were sent within an hour/],
    [502, 'mailFailed', /Try again in a moment/],
  ])('a code that was not sent (%s %s) has its reason', async (status, messageCode, words) => {
    answer(paths.profile, unconfirmed)
    network.use(http.get(codePath, () => refusal(status, messageCode)))
    const { user, card } = await open()
    await user.click(card.getByRole('button', { name: 'Send a code' }))
    expect(await card.findByText(words)).toBeInTheDocument()
    expect(card.getByText('No code was sent')).toBeInTheDocument()
  })

  test('another code can be requested once the first had time to arrive', async () => {
    const { card, user } = await askForCode()
    const waiting = card.getByRole('button', { name: /^Send another code in 0:\d\d$/ })
    expect(waiting).toHaveAttribute('aria-disabled', 'true')
    let asked = 0
    network.use(
      http.get(codePath, () => {
        asked += 1
        return HttpResponse.json({ expiresAt: '2026-05-09T12:20:00Z' })
      }),
    )
    await user.click(waiting)
    expect(asked).toBe(0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    await user.click(await card.findByRole('button', { name: 'Send another code' }, { timeout: 3000 }))
    await waitFor(() => expect(asked).toBe(1))
    expect(await card.findByRole('button', { name: /^Send another code in/ })).toBeInTheDocument()
  })

  test('only the person confirms, and an arranger sees the state', async () => {
    const at = { companyId: 'aurora', profileId: 'p2' }
    answer('/companies/aurora/profiles/p2', { ...unconfirmed, id: 'p2' })
    await renderPage(<ContactSection profileRef={at} />, { messages: ['profile', 'forms'] })
    expect(await screen.findByText('Not confirmed')).toBeInTheDocument()
    expect(screen.getByText(/Only the traveller can confirm this number/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Send a code' })).not.toBeInTheDocument()
    expect(screen.getByLabelText(/^Phone number/)).toHaveAttribute('autocomplete', 'off')
  })
})
