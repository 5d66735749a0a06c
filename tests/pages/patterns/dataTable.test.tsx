import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { longestSearch } from '#contract/fields/limits.ts'
import { TableSample } from '@/domains/site/components/TableSample'
import { countriesEndpoints } from '@/domains/reference/countries.slice'
import { DataTable } from '@/patterns/table/DataTable'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import { useSelection } from '@/patterns/table/rows/useSelection'
import { answer, fail, hang } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const names = [
  'Canada',
  'Colombia',
  'France',
  'Mexico',
  'Spain',
  'United States',
  ...'A B C D E F G H I J'.split(' '),
].toReversed()
const countries = names.map((countryName, index) => ({
  countryCode: countryName.slice(0, 2).toUpperCase(),
  alpha3: countryName.slice(0, 3).toUpperCase(),
  countryName: countryName.length === 1 ? `Zone ${countryName}` : countryName,
  callingCode: countryName === 'Canada' || countryName === 'United States' ? '1' : String(500 + index),
}))
const path = '/developer/comp-ap'
const show = async (query = '') => {
  answer('/countries', countries)
  const shown = await renderPage(<TableSample />, { path: `${path}${query}`, messages: ['forms'] })
  const table = await screen.findByRole('table', { name: 'Countries' })
  await within(table).findAllByRole('rowheader')
  return {
    ...shown,
    rows: () =>
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent?.replace('Country', '')),
  }
}

test('the table shows a page of rows in the usual order, with the total', async () => {
  const { rows } = await show()
  expect(rows()).toHaveLength(10)
  expect(rows()[0]).toBe('Canada')
  expect(screen.getByText('1–10 of 16')).toBeVisible()
})

test('sorting by a column, in either direction, is in the address', async () => {
  const { user, rows, address } = await show()
  await user.click(screen.getByRole('button', { name: 'Country' }))
  expect(rows()[0]).toBe('Zone J')
  expect(screen.getByRole('columnheader', { name: /Country/ })).toHaveAttribute('aria-sort', 'descending')
  expect(address()).toBe(`/en-ca${path}?sort=name%3Adesc`)
  await user.click(screen.getByRole('button', { name: 'Country' }))
  expect(rows()[0]).toBe('Canada')
})

test('sorting by a column of figures begins with the largest', async () => {
  const { user, address } = await show()
  const heading = screen.getByRole('columnheader', { name: /Calling code/ })
  await user.click(within(heading).getByRole('button'))
  expect(heading).toHaveAttribute('aria-sort', 'descending')
  expect(address()).toBe(`/en-ca${path}?sort=callingCode%3Adesc`)
  await user.click(within(heading).getByRole('button'))
  expect(heading).toHaveAttribute('aria-sort', 'ascending')
})

test('changes in quick succession are all kept, though the first is not rendered yet', async () => {
  const { user, rows, address } = await show()
  const sort = screen.getByRole('button', { name: 'Country' })
  await user.click(screen.getByRole('button', { name: 'With calling code' }))
  const choices = within(await screen.findByRole('dialog', { name: 'With calling code' }))
  const boxes = ['+1', '+33'].map((name) => choices.getByRole('checkbox', { name }))
  act(() => [sort, ...boxes].forEach((each) => each.click()))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(rows()).toEqual(['United States', 'Canada']))
  expect(address()).toBe(`/en-ca${path}?callingCode=1&callingCode=33&sort=name%3Adesc`)
})

test('search and filters are in the address, begin at the first page, and can be cleared', async () => {
  const { user, rows, address } = await show('?page=2')
  expect(rows()).toHaveLength(6)
  await user.type(screen.getByRole('searchbox', { name: 'Search countries' }), 'can')
  await waitFor(() => expect(address()).toBe(`/en-ca${path}?search=can`))
  await waitFor(() => expect(rows()).toEqual(['Canada']))
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''))
  await user.click(screen.getByRole('button', { name: 'With calling code' }))
  await user.click(await screen.findByRole('checkbox', { name: '+1' }))
  expect(address()).toBe(`/en-ca${path}?callingCode=1`)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(rows()).toEqual(['Canada', 'United States']))
  await waitFor(() => expect(screen.getByRole('button', { name: 'With calling code: 1' })).toHaveFocus())
})

test('sorting and searching keep the focus, and turning a page moves it to the rows', async () => {
  const { user, rows } = await show('?page=2')
  await user.click(screen.getByRole('button', { name: 'Country' }))
  await waitFor(() => expect(rows()).toHaveLength(10))
  expect(screen.getByRole('button', { name: 'Country' })).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Countries' })).toHaveFocus())
  await user.type(screen.getByRole('searchbox'), 'can')
  await waitFor(() => expect(rows()).toEqual(['Canada']))
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('a search that is too long is cut', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('searchbox'))
  await user.paste('a'.repeat(longestSearch + 1))
  expect(screen.getByRole('searchbox')).toHaveValue('a'.repeat(longestSearch))
})

test('an empty result is explained with the way back', async () => {
  const { user } = await show()
  await user.type(screen.getByRole('searchbox'), 'xyz')
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  expect(screen.getByText('No results')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear search and filters' })[1] as HTMLElement)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(10))
})

test('rows stay selected while pages are turned, and a page is selected at once', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('checkbox', { name: 'Select France' }))
  expect(screen.getByText('1 selected')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select all rows on this page' })).toBePartiallyChecked()
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  expect(screen.getByText('7 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByText('7 selected')).toBeNull()
})

test('the facts of rows are drawn once, and not again while rows are ticked', async () => {
  const rows = ['Canada', 'France', 'Spain']
  const drawn = vi.fn((name: string) => name)
  const columns = [{ key: 'name', header: 'Country', cell: drawn, isRowHeader: true }]
  const shape = { sortable: [], defaultSort: { key: 'name', direction: 'asc' } as const, filters: {} }
  const page = { responseData: rows, totalItemCount: 3, totalPageCount: 1 }
  const Table = () => (
    <DataTable
      {...{ label: 'Countries', columns, pageSize: 10, keyOf: String, nameOf: String, empty: null }}
      answer={{ data: page, currentData: page, isFetching: false, isError: false, refetch: () => undefined }}
      address={useTableAddress(shape)}
      selection={{ ...useSelection(rows, String), renderActions: () => null }}
    />
  )
  const { user } = await renderPage(<Table />, { path, messages: ['forms'] })
  expect(drawn).toHaveBeenCalledTimes(3)
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Spain' }))
  expect(screen.getByText('2 selected')).toBeVisible()
  expect(drawn).toHaveBeenCalledTimes(3)
})

test('all found rows are selected at once, single ones are unticked, and another search selects none', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('checkbox', { name: 'Select France' }))
  await user.click(screen.getByRole('button', { name: 'Select all 16 found' }))
  expect(screen.getByText('16 of 16 selected')).toHaveFocus()
  await user.click(screen.getByRole('checkbox', { name: 'Select Canada' }))
  expect(screen.getByText('15 of 16 selected')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(screen.getByRole('checkbox', { name: 'Select all rows on this page' })).toBeChecked()
  await user.type(screen.getByRole('searchbox'), 'can')
  await waitFor(() => expect(screen.queryByText(/of 16 selected/)).toBeNull())
  expect(await screen.findByRole('checkbox', { name: 'Select Canada' })).not.toBeChecked()
})

test('a column can be hidden', async () => {
  const { user, address } = await show()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Code in passports' }))
  expect(address()).toBe(`/en-ca${path}?hide=alpha3`)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Code in passports' })).toBeNull())
})

test('a list that fails is reported in its place, and can be tried again', async () => {
  fail('/countries', 500)
  const { user } = await renderPage(<TableSample />, { path, messages: ['forms'] })
  const tools = await screen.findByRole('searchbox')
  expect(await screen.findByText('This list did not load')).toBeVisible()
  expect(tools).toBeVisible()
  answer('/countries', countries)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('rowheader', { name: /Canada/ })).toBeVisible()
})

test('the shown rows stay when loading them again fails', async () => {
  const { store } = await show()
  fail('/countries', 500)
  const again = countriesEndpoints.endpoints.countries.initiate('en-CA', { forceRefetch: true })
  await act(async () => {
    expect((await store.dispatch(again)).isError).toBe(true)
    // The store notifies its readers in the next frame.
    await new Promise(requestAnimationFrame)
  })
  expect(screen.getAllByRole('rowheader')).toHaveLength(10)
})

test('rows that are read again in the background are neither announced nor marked as old', async () => {
  const { store } = await show()
  hang('/countries')
  await act(async () => {
    void store.dispatch(countriesEndpoints.endpoints.countries.initiate('en-CA', { forceRefetch: true }))
    // The store notifies its readers in the next frame.
    await new Promise(requestAnimationFrame)
  })
  expect(screen.getByText('1–10 of 16')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Countries' })).toHaveAttribute('aria-busy', 'false')
})
