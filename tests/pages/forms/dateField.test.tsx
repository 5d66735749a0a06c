import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LocaleCode, cultureOf } from '#contract/texts/locales.ts'
import { DateTimeInput } from '@/forms/input/DateTimeInput'
import { FormScope } from '@/forms/section/FormScope'
import { LocalDateField } from '@/forms/input/LocalDateField'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

interface Scene {
  locale?: LocaleCode
  value?: string
  min?: string
  max?: string
  opensAt?: string
}

/** A date field, with the value it would send beside it. */
function Field({ value: first = '', ...limits }: Omit<Scene, 'locale'>) {
  const [value, setValue] = useState(first)
  return (
    <>
      <LocalDateField label="Departure" value={value} onChange={setValue} {...limits} />
      <output>{value}</output>
    </>
  )
}

/** A date and time in a form, with the value it would send beside it. */
function Moment({ value = '' }: { value?: string }) {
  const form = useForm({ defaultValues: { start: value } })
  const start = useWatch({ control: form.control, name: 'start' })
  return (
    <FormScope form={form} id="sample" labelId={() => 'manual.field.flight.departure'}>
      <DateTimeInput name="start" isRequired />
      <output>{start}</output>
      <button type="button" onClick={() => form.setFocus('start')}>
        Begin
      </button>
    </FormScope>
  )
}

const sent = () => screen.getByRole('status').textContent

async function show({ locale = 'en-us', ...scene }: Scene = {}) {
  document.documentElement.lang = cultureOf(locale)
  const view = await renderPage(<Field {...scene} />, { locale, messages: ['forms'] })
  const input = screen.getByRole('textbox', { name: 'Departure' })
  const open = async (name: string | RegExp = /^Departure\s?: /) => {
    await view.user.click(screen.getByRole('button', { name }))
    return within(await screen.findByRole('dialog'))
  }
  return { ...view, input, open }
}

async function showMoment(locale: LocaleCode, value?: string) {
  await import('@/ui/field/date/CalendarPopover')
  return renderPage(<Moment {...(value !== undefined && { value })} />, { locale, messages: ['forms', 'manual'] })
}

beforeAll(() => import('@/ui/field/date/CalendarPopover'), 60_000)
beforeEach(() => setClock('2026-11-23T12:00:00'))
afterEach(() => document.documentElement.removeAttribute('lang'))

describe('a date that is typed', () => {
  test.each([
    ['en-us', 'MM/DD/YYYY', 'dec 7', 'Mon, Dec 7, 2026'],
    ['en-ca', 'YYYY-MM-DD', '2026-12-07', 'Mon, Dec 7, 2026'],
    ['fr-ca', 'AAAA-MM-JJ', '7 déc.', 'lun. 7 déc. 2026'],
    ['es-mx', 'DD/MM/AAAA', '7/12/26', 'lun, 7 dic 2026'],
  ] as const)('the field in %s shows %s, accepts %s and shows %s once left', async (locale, pattern, typed, shown) => {
    const { user, input } = await show({ locale })
    expect(input).toHaveAttribute('placeholder', pattern)
    await user.type(input, typed)
    expect(input).toHaveValue(typed)
    expect(sent()).toBe('2026-12-07')
    await user.tab()
    expect(input).toHaveValue(shown)
    expect(sent()).toBe('2026-12-07')
  })

  test('a text that is no date is reported once the field is left, and stays', async () => {
    const { user, input } = await show()
    await user.type(input, 'soonish')
    expect(input).toBeValid()
    await user.tab()
    expect(input).toHaveValue('soonish')
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription(
      'This is not a date. Write it like Nov 23, 2026, or choose it in the calendar.',
    )
    await user.clear(input)
    await user.type(input, '12/7')
    expect(input).toBeValid()
    expect(sent()).toBe('2026-12-07')
  })

  test('a typed date can be removed again', async () => {
    const { user, input } = await show({ value: '2026-12-07' })
    expect(input).toHaveValue('Mon, Dec 7, 2026')
    await user.clear(input)
    expect(sent()).toBe('')
  })
})

describe('a date that is chosen', () => {
  const day = (name: RegExp) => screen.getByRole('button', { name })

  test('a choice with the mouse closes the calendar and returns the focus', async () => {
    const { user, input, open } = await show()
    const calendar = await open('Departure: choose a date')
    expect(calendar.getByRole('grid', { name: /November 2026/ })).toBeVisible()
    await user.click(calendar.getByRole('button', { name: 'Next month' }))
    await user.click(day(/Monday, December 7, 2026/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(input).toHaveValue('Mon, Dec 7, 2026')
    expect(sent()).toBe('2026-12-07')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Departure: change the date, Mon, Dec 7, 2026' })).toHaveFocus(),
    )
  })

  test.each([
    ['{ArrowRight}', /Tuesday, December 8/],
    ['{ArrowLeft}', /Sunday, December 6/],
    ['{ArrowDown}', /Monday, December 14/],
    ['{ArrowUp}', /Monday, November 30/],
    ['{Home}', /Sunday, December 6/],
    ['{End}', /Saturday, December 12/],
    ['{PageDown}', /Thursday, January 7, 2027/],
    ['{PageUp}', /Saturday, November 7/],
    ['{Shift>}{PageDown}{/Shift}', /Tuesday, December 7, 2027/],
    ['{Shift>}{PageUp}{/Shift}', /Sunday, December 7, 2025/],
  ])('the key %s from December 7, 2026 leads to %s', async (keys, name) => {
    const { user, open } = await show({ value: '2026-12-07' })
    await open()
    await waitFor(() => expect(day(/Monday, December 7/)).toHaveFocus())
    await user.keyboard(keys)
    await waitFor(() => expect(day(name)).toHaveFocus())
  })

  test('the Enter key takes the day and Escape keeps the old one', async () => {
    const { user, open, input } = await show({ value: '2026-12-07' })
    await open()
    await waitFor(() => expect(day(/Monday, December 7/)).toHaveFocus())
    await user.keyboard('{ArrowRight}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toBe('2026-12-07')
    await open()
    await waitFor(() => expect(day(/Monday, December 7/)).toHaveFocus())
    await user.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(input).toHaveValue('Tue, Dec 8, 2026'))
  })

  test('a chosen date lies within its limits', async () => {
    const { open } = await show({ min: '2026-11-24', max: '2026-11-26' })
    await open()
    expect(day(/Monday, November 23/)).toHaveAttribute('aria-disabled', 'true')
    expect(day(/Tuesday, November 24/)).not.toHaveAttribute('aria-disabled')
    expect(day(/Friday, November 27/)).toHaveAttribute('aria-disabled', 'true')
  })

  test('the calendar opens at a related date', async () => {
    const { open } = await show({ opensAt: '2027-03-09' })
    expect((await open()).getByRole('grid', { name: /March 2027/ })).toBeVisible()
  })

  test.each([
    ['en-us', ['Sun', 'Mon'], /^Next month$/, /November 2026/],
    ['fr-ca', ['dim.', 'lun.'], /^Mois suivant$/, /novembre 2026/],
    ['es-es', ['lun', 'mar'], /^Mes siguiente$/, /noviembre de 2026/],
  ] as const)('the calendar in %s begins its week as the region does', async (locale, names, next, month) => {
    const { open } = await show({ locale })
    const calendar = await open()
    const grid = calendar.getByRole('grid', { name: month })
    const heads = within(grid).getAllByRole('columnheader', { hidden: true })
    expect(heads.slice(0, 2).map(({ textContent }) => textContent)).toEqual(names)
    expect(calendar.getByRole('button', { name: next })).toBeVisible()
  })
})

describe('a date and time', () => {
  const part = (name: string) => screen.getByRole('textbox', { name })

  test.each([
    ['en-us', 'Time', '740pm', '7:40\u00a0PM'],
    ['fr-ca', 'Heure', '19h40', '19\u00a0h\u00a040'],
    ['es-es', 'Hora', '19.40', '19:40'],
  ] as const)('a date and time in %s shows its time as times are written there', async (locale, name, typed, shown) => {
    const { user } = await showMoment(locale, '2026-12-07T')
    await user.type(part(name), typed)
    await user.tab()
    expect(part(name)).toHaveValue(shown)
    expect(sent()).toBe('2026-12-07T19:40')
  })

  test('a date and time is one field of the form, with the focus on its missing part', async () => {
    const { user } = await showMoment('en-us')
    expect(screen.getByRole('group', { name: /^Departure/ })).toContainElement(part('Time'))
    await user.click(screen.getByRole('button', { name: 'Begin' }))
    expect(part('Date')).toHaveFocus()
    await user.keyboard('12/7')
    await user.click(screen.getByRole('button', { name: 'Begin' }))
    expect(part('Time')).toHaveFocus()
    await user.keyboard('25')
    await user.tab()
    expect(part('Time')).toHaveAccessibleDescription('This is not a time. Write it like 7:40\u00a0PM.')
    expect(part('Time')).toHaveValue('25')
    expect(sent()).toBe('2026-12-07T25')
  })
})
