import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { expect, test } from 'vitest'
import { limits } from '#contract/fields/limits.ts'
import { FormScope } from '@/forms/section/FormScope'
import { MultiSelectInput, SearchedMultiSelectInput } from '@/forms/input/MultiSelectInput'
import { renderPage } from '#tests/support/page/render.tsx'

interface City {
  code: string
  name: string
}
const cities: City[] = [
  { code: 'YUL', name: 'Montréal' },
  { code: 'YYZ', name: 'Toronto' },
  { code: 'YVR', name: 'Vancouver' },
]
const none: string[] = []
const nameOf = ({ name }: City) => name

interface SceneProps {
  items?: readonly City[]
  chosen?: string[]
  problem?: string
  /** Whether the items come from a search elsewhere. */
  isSearched?: boolean
}

function Scene({ items = cities, chosen = none, problem, isSearched = false }: SceneProps) {
  const form = useForm({ values: { cities: chosen } })
  const [text, setText] = useState('')
  const found = items.filter(({ name }) => name.startsWith(text))
  return (
    <FormScope form={form} id="scene" labelId={() => 'site.developer.sample.label'}>
      {isSearched ? (
        <SearchedMultiSelectInput
          name="cities"
          text={text}
          onText={setText}
          found={found.map(({ code, name: city }) => ({ id: code, name: city }))}
          isSearching={false}
          nameOf={({ name: city }) => city}
        />
      ) : (
        <MultiSelectInput<City> name="cities" {...{ items, nameOf }} />
      )}
      <button type="button" onClick={() => form.setError('cities', { type: 'check', message: problem ?? '' })}>
        Refuse
      </button>
      <input
        readOnly
        aria-label="Held"
        value={useWatch({ control: form.control, name: 'cities' })
          .map((each: unknown) => (typeof each === 'string' ? each : (each as { id: string }).id))
          .join(' ')}
      />
    </FormScope>
  )
}

const show = async (props: SceneProps = {}, locale: 'en-ca' | 'fr-ca' | 'es-mx' = 'en-ca') => {
  const shown = await renderPage(<Scene {...props} />, { locale, messages: ['forms', 'site'] })
  return {
    ...shown,
    field: screen.getByRole('combobox'),
    held: () => screen.getByLabelText<HTMLInputElement>('Held').value,
  }
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('§9 several values are chosen one after the other, shown as chips, and announced', async () => {
  const { user, field, held } = await show()
  await user.click(screen.getByRole('button', { name: /show the list/ }))
  expect(options()).toEqual(['Montréal', 'Toronto', 'Vancouver'])
  await user.click(screen.getByRole('option', { name: 'Montréal' }))
  await user.click(screen.getByRole('option', { name: 'Vancouver' }))
  expect(screen.getByRole('option', { name: 'Vancouver' })).toHaveAttribute('aria-selected', 'true')
  // While the list is open, too.
  expect(screen.getByRole('status')).toHaveTextContent('2 chosen')
  await user.keyboard('{Escape}')
  expect(chips()).toEqual(['Montréal', 'Vancouver'])
  expect(held()).toBe('YUL YVR')
  expect(field).toHaveFocus()
})

test('the keyboard alone searches without accents, chooses, and removes', async () => {
  const { user, field, held } = await show({ chosen: ['YYZ'] })
  await user.click(field)
  await user.keyboard('montreal')
  expect(options()).toEqual(['Montréal'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(held()).toBe('YYZ YUL')
  expect(field).toHaveValue('')
  await user.keyboard('van{ArrowDown}{Enter}')
  expect(held()).toBe('YYZ YUL YVR')
  await user.keyboard('{Escape}{Backspace}{Backspace}')
  expect(held()).toBe('YYZ')
})

test('a chip is removed with its own button, and the focus stays in the field', async () => {
  const { user, field, held } = await show({ chosen: ['YUL', 'YYZ'] })
  await user.click(screen.getByRole('button', { name: 'Remove Montréal' }))
  expect(held()).toBe('YYZ')
  expect(screen.getByRole('button', { name: 'Remove Toronto' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(held()).toBe('')
  expect(field).toHaveFocus()
})

test.each([
  ['en-ca', 'No elements found', 'List is empty'],
  ['fr-ca', 'Aucun élément trouvé', 'La liste est vide'],
  ['es-mx', 'No se encontraron elementos', 'La lista está vacía'],
] as const)('§8 an empty search and an empty list are explained: %s', async (locale, nothing, empty) => {
  const { user, field, unmount } = await show({}, locale)
  await user.type(field, 'Paris')
  expect(await screen.findByText(nothing)).toBeVisible()
  unmount()
  const without = await show({ items: [] }, locale)
  await without.user.type(without.field, '{ArrowDown}')
  expect(await screen.findByText(empty)).toBeVisible()
})

test('§8 the field asks to verify the selection, or has better words where they are known', async () => {
  const { user, unmount } = await show({ problem: 'nothing we know' })
  await user.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Please verify your selection')
  unmount()
  const other = await show({ problem: 'tooMany' })
  await other.user.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/too many at once/)
})

test('§9 the list shows at most a thousand options of 40 px, in at most 300 px', async () => {
  const many = Array.from({ length: 1003 }, (_, index) => ({ code: `c${index}`, name: `City ${index}` }))
  expect(limits.multiselect).toMatchObject({ options: 1000, listHeightPx: 300, optionHeightPx: 40 })
  const { user } = await show({ items: many })
  await user.click(screen.getByRole('button', { name: /show the list/ }))
  const list = screen.getByRole('listbox')
  expect(within(list).getAllByRole('option')).toHaveLength(1000)
  expect(list.style.getPropertyValue('--option-height')).toBe('2.5rem')
})

test('a value chosen in one search stays chosen in the next', async () => {
  const { user, field, held } = await show({ isSearched: true })
  await user.type(field, 'Tor')
  await user.click(await screen.findByRole('option', { name: 'Toronto' }))
  await user.type(field, 'Van')
  await user.click(await screen.findByRole('option', { name: 'Vancouver' }))
  expect(held()).toBe('YYZ YVR')
  await user.keyboard('{Escape}')
  expect(chips()).toEqual(['Toronto', 'Vancouver'])
})
