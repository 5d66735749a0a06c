import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'

const cities = ['Bogotá', 'Boston', 'Lisbon'].map((name) => ({ code: name, name }))

/** A form with the field as a first visit has it: its list is not loaded yet. */
async function firstVisit(before: string | null = null) {
  vi.resetModules()
  const { SearchField, loadSearchCombo } = await import('@/ui/field/search/SearchField')
  function Form() {
    const [text, setText] = useState(before ?? '')
    const [chosen, setChosen] = useState(before)
    return (
      <SearchField
        label="City"
        error={undefined}
        inputRef={() => undefined}
        text={text}
        onText={setText}
        items={cities.filter(({ name }) => name === chosen || name.startsWith(text))}
        nameOf={({ name }) => name}
        selected={chosen}
        onSelect={(city) => {
          setChosen(city?.code ?? null)
          setText(city?.name ?? '')
        }}
        onBlur={() => undefined}
        nothing="No city"
      >
        {({ name }) => name}
      </SearchField>
    )
  }
  return { Form, load: loadSearchCombo }
}

test('what is typed before the list of a search field has loaded is searched once it has', async () => {
  const { Form, load } = await firstVisit()
  render(<Form />)
  const first = screen.getByRole('textbox', { name: 'City' })
  // At once: in the time of typing by keys the list would load.
  act(() => first.focus())
  fireEvent.change(first, { target: { value: 'B' } })
  await load()
  const option = await screen.findByRole('option', { name: 'Boston' })
  expect(first).not.toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveFocus()
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('B')
  await userEvent.click(option)
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Boston')
})

test('a search field whose list loads takes the focus over only from the field it replaces', async () => {
  const { Form, load } = await firstVisit()
  render(<Form />)
  const first = screen.getByRole('textbox', { name: 'City' })
  await load()
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(screen.getByRole('combobox', { name: 'City' })).not.toHaveFocus()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('leaving a search field before its list has loaded shows the chosen item again', async () => {
  const { Form, load } = await firstVisit('Lisbon')
  render(<Form />)
  const first = screen.getByRole('textbox', { name: 'City' })
  act(() => first.focus())
  fireEvent.change(first, { target: { value: 'Bo' } })
  act(() => first.blur())
  expect(first).toHaveValue('Lisbon')
  await load()
  expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue('Lisbon')
})

test('the list stays closed after a choice, though the page scrolls in that moment', async () => {
  const { Form, load } = await firstVisit()
  await load()
  render(<Form />)
  const field = await screen.findByRole('combobox', { name: 'City' })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'B' } })
  const option = await screen.findByRole('option', { name: 'Boston' })
  act(() => {
    option.click()
    fireEvent.scroll(document)
  })
  expect(field).toHaveValue('Boston')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowDown}')
  expect(await screen.findByRole('option', { name: 'Boston' })).toBeVisible()
})
