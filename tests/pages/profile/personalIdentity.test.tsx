import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, fail, network, paths } from '#tests/support/page/network.ts'
import { patches, personalAnswers, refuseWith } from '#tests/support/profile/personal.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

beforeEach(personalAnswers)

const open = async (locale: 'en-ca' | 'fr-ca' | 'es-mx' = 'en-ca', title = 'Identity') => {
  const view = await renderRoute('personal', { path: '/dashboard/profile/personal', locale })
  const card = within(await screen.findByRole('region', { name: title }))
  await card.findAllByRole('textbox')
  return {
    ...view,
    card,
    /** The button of the page's bar, which is there once something is changed. */
    get save() {
      return screen.getByRole('button', { name: 'Save' })
    },
  }
}
type Opened = Awaited<ReturnType<typeof open>>
const retype = async ({ user, card }: Opened, field: RegExp, text: string) => {
  await user.clear(card.getByLabelText(field))
  if (text) await user.type(card.getByLabelText(field), text)
}

describe('identity data of the profile', () => {
  test('the changed fields are sent with the opened values', async () => {
    const sent = patches(makeProfile({ firstName: 'Zoë', gender: 'X' }))
    const page = await open()
    await retype(page, /^First name/, 'Zoë')
    await page.user.selectOptions(page.card.getByLabelText(/^Gender/), 'X – Unspecified')
    await page.user.click(page.save)
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual([
      [
        { op: 'test', path: '/firstName', value: 'Camille' },
        { op: 'replace', path: '/firstName', value: 'Zoë' },
        { op: 'test', path: '/gender', value: 'F' },
        { op: 'replace', path: '/gender', value: 'X' },
      ],
    ])
  })

  test('an unchanged form offers no save, and Enter sends nothing', async () => {
    const sent = patches(makeProfile())
    const page = await open()
    await page.user.type(page.card.getByLabelText(/^First name/), '{Enter}')
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  test('the form works for an arranger who does not know the birthday', async () => {
    const incomplete = makeProfile({ gender: null, dateOfBirth: null })
    answer(paths.profile, incomplete)
    const sent = patches({ ...incomplete, firstName: 'Camila' })
    const page = await open()
    expect(page.card.getByLabelText(/^Gender/)).toHaveAccessibleDescription('Needed before a trip can be booked.')
    await retype(page, /^First name/, 'Camila')
    await page.user.click(page.save)
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toHaveLength(2)
  })

  test.each([
    [/^First name/, 'another script', 'Дмитрий', 'Write the name in Latin letters'],
    [/^First name/, 'a script injection', '<script>alert(1)</script>', 'Write the name in Latin letters'],
    [/^First name/, 'nothing', '', 'Fill in this field.'],
    [/^Last name/, 'too much', 'a'.repeat(41), 'This is too long'],
    [/^Last name/, 'spaces only', '   ', 'Fill in this field.'],
    [/^Middle name/, 'another script', '李', 'Write the name in Latin letters'],
  ])('the field %s refuses %s with words, with the focus', async (field, _what, typed, words) => {
    const sent = patches(makeProfile())
    const page = await open()
    await retype(page, field, typed)
    await page.user.click(page.save)
    await waitFor(() => expect(page.card.getByLabelText(field)).toHaveFocus())
    expect(page.card.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(words))
    expect(page.card.getByLabelText(field)).toHaveValue(typed)
    expect(sent).toEqual([])
  })

  test.each([
    ['31', '02', '2000', 'There is no such day'],
    ['1', '01', '2999', 'This day is still to come'],
    ['1', '01', '1850', 'more than 120 years ago'],
    ['1', '', '1990', 'There is no such day'],
  ])('the birthday %s/%s/%s is refused in words', async (day, month, year, words) => {
    const page = await open()
    const birthday = within(page.card.getByRole('group', { name: /^Date of birth/ }))
    await page.user.clear(birthday.getByLabelText('Day'))
    await page.user.type(birthday.getByLabelText('Day'), day)
    await page.user.selectOptions(birthday.getByLabelText('Month'), month)
    await page.user.clear(birthday.getByLabelText('Year'))
    await page.user.type(birthday.getByLabelText('Year'), year)
    await page.user.click(page.save)
    await waitFor(() =>
      expect(page.card.getByRole('group', { name: /^Date of birth/ })).toHaveAccessibleDescription(
        expect.stringContaining(words),
      ),
    )
  })

  test('a server refusal is shown at its field', async () => {
    refuseWith(400, { messageCode: 'badInput', problems: [{ field: 'lastName', code: 'nameScript' }] })
    const page = await open()
    await page.user.type(page.card.getByLabelText(/^Last name/), 'x')
    await page.user.click(page.save)
    await waitFor(() => expect(page.card.getByLabelText(/^Last name/)).toHaveAccessibleDescription(/Latin letters/))
    expect(page.card.getByLabelText(/^Last name/)).toHaveValue('Tremblayx')
  })

  test('typed values stay while the server is away or silent', async () => {
    refuseWith(503, { messageCode: 'unavailable' })
    const page = await open()
    await page.user.type(page.card.getByLabelText(/^Last name/), 'x')
    await page.user.click(page.save)
    expect(await page.card.findByText('Not saved')).toBeInTheDocument()
    network.use(http.patch(`*/api/main${paths.profile}`, () => HttpResponse.error()))
    await page.user.click(page.save)
    expect(await page.card.findByText(/could not be reached/)).toBeInTheDocument()
    expect(page.card.getByLabelText(/^Last name/)).toHaveValue('Tremblayx')
  })

  test('a change by another person shows both values in words', async () => {
    const sent = patches(makeProfile({ gender: 'U' }))
    refuseWith(412, { messageCode: 'changedMeanwhile', current: makeProfile({ gender: 'X' }) }, true)
    const page = await open()
    await page.user.selectOptions(page.card.getByLabelText(/^Gender/), 'U – Undisclosed')
    await page.user.click(page.save)
    expect(await page.card.findByText('What you typed: U – Undisclosed')).toBeInTheDocument()
    expect(page.card.getByText('What is saved now: X – Unspecified')).toBeInTheDocument()
    await page.user.click(page.card.getByRole('button', { name: 'Save what I typed' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual([
      [
        { op: 'test', path: '/gender', value: 'X' },
        { op: 'replace', path: '/gender', value: 'U' },
      ],
    ])
  })

  test('unsaved values are there again after a reload', async () => {
    const first = await open()
    await retype(first, /^Middle name/, 'Élodie')
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('lodie')
    first.unmount()
    const { card } = await open()
    expect(await card.findByText('Your unsaved changes are still here')).toBeInTheDocument()
    expect(card.getByLabelText(/^Middle name/)).toHaveValue('Élodie')
  })
})

describe('the airline name', () => {
  test('the airline name follows the typed name, and refuses nothing', async () => {
    const page = await open()
    expect(page.card.getByText('TREMBLAY/CAMILLE')).toBeInTheDocument()
    await retype(page, /^Last name/, 'Agüero-O’Brien')
    expect(await page.card.findByText('AGUERO OBRIEN/CAMILLE')).toBeInTheDocument()
    await retype(page, /^Last name/, 'Дмитрий')
    await waitFor(() => expect(page.card.queryByText(/\/CAMILLE/)).not.toBeInTheDocument())
  })

  test('the airline name warns when its end is cut off', async () => {
    answer(paths.profile, makeProfile({ lastName: 'A'.repeat(40), firstName: 'B'.repeat(30) }))
    const { card } = await open()
    expect(card.getByText(/Airlines keep 57 characters/)).toBeInTheDocument()
  })
})

describe('the page of personal data', () => {
  test('a page that did not load says so once, and can be tried again', async () => {
    fail(paths.profile)
    const { user } = await renderRoute('personal', { path: '/dashboard/profile/personal' })
    expect(await screen.findByText('This part did not load.')).toBeInTheDocument()
    answer(paths.profile, makeProfile())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Contact' })).toBeInTheDocument()
  })

  test.each([
    ['fr-ca', 'Identité', 'Le nom transmis aux compagnies aériennes', /^Nom de famille/],
    ['es-mx', 'Identidad', 'El nombre que recibirán las aerolíneas', /^Apellidos/],
  ] as const)('the page is in %s', async (locale, title, words, label) => {
    const { card } = await open(locale, title)
    expect(card.getByText(words)).toBeInTheDocument()
    expect(card.getByLabelText(label)).toHaveValue('Tremblay')
  })
})
