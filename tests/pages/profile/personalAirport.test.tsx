import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeProfile, places } from '#tests/support/page/factories.ts'
import { fail, hang, network } from '#tests/support/page/network.ts'
import { patches, personalAnswers } from '#tests/support/profile/personal.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

beforeEach(personalAnswers)

const open = async () => {
  const view = await renderRoute('personal', { path: '/dashboard/profile/personal' })
  const card = within(await screen.findByRole('region', { name: 'Identity' }))
  await card.findAllByRole('textbox')
  return { ...view, card }
}

describe('the home airport', () => {
  test('the airport is shown by name, found by typing, and can be emptied', async () => {
    const sent = patches(makeProfile({ airportCode: null }))
    const page = await open()
    const field = page.card.getByRole('combobox', { name: /^Home airport/ })
    await waitFor(() => expect(field).toHaveValue('Montréal, Montréal–Trudeau (YUL)'))
    await page.user.clear(field)
    await page.user.type(field, 'van')
    await page.user.click(await screen.findByRole('option', { name: /Vancouver/ }))
    expect(field).toHaveValue('Vancouver, Vancouver International (YVR)')
    await page.user.clear(field)
    await page.user.tab()
    expect(field).toHaveValue('')
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual([
      [
        { op: 'test', path: '/airportCode', value: 'YUL' },
        { op: 'replace', path: '/airportCode', value: null },
      ],
    ])
  })

  test('the airport shows no code before its name, and only the code where the name does not load', async () => {
    const { promise: isAnswered, resolve: answerIt } = Promise.withResolvers<void>()
    network.use(
      http.get('*/api/main/airports', async () => {
        await isAnswered
        return HttpResponse.json([])
      }),
    )
    const page = await open()
    const field = page.card.getByRole('combobox', { name: /^Home airport/ })
    expect(field).toHaveValue('')
    answerIt()
    await waitFor(() => expect(field).toHaveValue('YUL'))
  })

  test('the list has only search results, and the value stays when nothing is chosen', async () => {
    const page = await open()
    const field = page.card.getByRole('combobox', { name: /^Home airport/ })
    await waitFor(() => expect(field).toHaveValue('Montréal, Montréal–Trudeau (YUL)'))
    network.use(http.get('*/api/main/airports', () => HttpResponse.json([])))
    await page.user.type(field, 'xyz')
    expect(await screen.findByText('No airport found. Try its code, city or name.')).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: /Montréal/ })).not.toBeInTheDocument()
    await page.user.tab()
    expect(field).toHaveValue('Montréal, Montréal–Trudeau (YUL)')
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument()
  })

  test('the earlier results stay visible while typing, until the next arrive', async () => {
    const page = await open()
    const field = page.card.getByRole('combobox', { name: /^Home airport/ })
    await waitFor(() => expect(field).toHaveValue('Montréal, Montréal–Trudeau (YUL)'))
    await page.user.clear(field)
    await page.user.type(field, 'van')
    await screen.findByRole('option', { name: /Vancouver/ })
    const sought = hang('/airports')
    await page.user.type(field, 'c')
    await waitFor(() => expect(sought).toHaveLength(1))
    await page.user.click(screen.getByRole('option', { name: /Vancouver/ }))
    expect(field).toHaveValue('Vancouver, Vancouver International (YVR)')
  })

  test('the code is shown while names are unavailable, and discarding restores it', async () => {
    fail('/airports')
    const page = await open()
    const field = page.card.getByRole('combobox', { name: /^Home airport/ })
    await waitFor(() => expect(field).toHaveValue(places.YUL.code))
    await page.user.clear(field)
    await page.user.tab()
    await page.user.click(screen.getByRole('button', { name: 'Discard' }))
    // The name is requested again.
    await waitFor(() => expect(field).toHaveValue('YUL'))
  })
})
