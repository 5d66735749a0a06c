import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerContact, contact, openContact, save, saved } from '#tests/support/profile/emergencyPage.tsx'
import { answer, answerChange, network, paths } from '#tests/support/page/network.ts'

beforeEach(answerContact)

describe('a contact that another person saved meanwhile', () => {
  const changed = (current: unknown) =>
    network.use(
      http.put(
        `*/api/main${paths.emergencyContact}`,
        () =>
          HttpResponse.json(
            { successfull: false, messageCode: 'changedMeanwhile', message: '…', current },
            { status: 412 },
          ),
        { once: true },
      ),
    )

  test('a change of the same field shows both values, and overwrites only after a confirmation', async () => {
    const sent = answerChange('put', paths.emergencyContact, { ...contact, firstName: 'Mine', version: 8 })
    changed({ ...contact, firstName: 'Theirs', version: 7 })
    const { user } = await openContact()
    await user.clear(screen.getByLabelText(/^First name/))
    await user.type(screen.getByLabelText(/^First name/), 'Mine')
    await user.click(save())
    expect(await screen.findByText('What you typed: Mine')).toBeInTheDocument()
    expect(screen.getByText('What is saved now: Theirs')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save what I typed' }))
    expect(await saved()).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ firstName: 'Mine', version: 7 })])
  })

  test('the other value of the same field can be kept', async () => {
    changed({ ...contact, firstName: 'Theirs', version: 7 })
    const { user } = await openContact()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.click(save())
    await user.click(await screen.findByRole('button', { name: 'Keep what is saved' }))
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Theirs')
    expect(screen.queryByText(/changed this meanwhile/)).not.toBeInTheDocument()
  })

  test('keeping the other value of one field keeps the other typed fields', async () => {
    changed({ ...contact, firstName: 'Theirs', version: 7 })
    const { user } = await openContact()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.type(screen.getByLabelText(/^Last name/), 'y')
    await user.click(save())
    await user.click(await screen.findByRole('button', { name: 'Keep what is saved' }))
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Theirs')
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('O’Brien-Łuky')
    const sent = answerChange('put', paths.emergencyContact, {
      ...contact,
      firstName: 'Theirs',
      lastName: 'O’Brien-Łuky',
      version: 8,
    })
    await user.click(save())
    expect(await saved()).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ firstName: 'Theirs', lastName: 'O’Brien-Łuky', version: 7 })])
  })

  test('the question has the focus, with the pressed button below it', async () => {
    changed({ ...contact, firstName: 'Theirs', version: 7 })
    const { user } = await openContact()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.click(save())
    await screen.findByText('What is saved now: Theirs')
    expect(screen.getByRole('group', { name: 'Another person changed this meanwhile' })).toHaveFocus()
  })

  test('an equal change, as after a lost answer, is simply saved', async () => {
    const sent = answerChange('put', paths.emergencyContact, { ...contact, firstName: 'Zoëx', version: 8 })
    changed({ ...contact, firstName: 'Zoëx', version: 7 })
    const { user } = await openContact()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.click(save())
    expect(await saved()).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ firstName: 'Zoëx', version: 7 })])
  })

  test('a removed contact can be saved as a new one', async () => {
    const sent = answerChange('put', paths.emergencyContact, { ...contact, firstName: 'Zoëx', version: 1 })
    changed(null)
    const { user } = await openContact()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.click(save())
    expect(await screen.findByText('What is saved now: —')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save what I typed' }))
    expect(await saved()).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ firstName: 'Zoëx', lastName: 'O’Brien-Łuk', version: null })])
  })

  test('a removed contact leaves an empty form after "keep"', async () => {
    changed(null)
    const { user } = await openContact()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.click(save())
    answer(paths.emergencyContact, null)
    await user.click(await screen.findByRole('button', { name: 'Keep what is saved' }))
    expect(screen.getByLabelText(/^First name/)).toHaveValue('')
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('')
  })

  test('a change of another field is merged without a question', async () => {
    const sent = answerChange('put', paths.emergencyContact, {
      ...contact,
      firstName: 'Zoëx',
      lastName: 'Theirs',
      version: 8,
    })
    changed({ ...contact, lastName: 'Theirs', version: 7 })
    const { user } = await openContact()
    await user.type(screen.getByLabelText(/^First name/), 'x')
    await user.click(save())
    expect(await saved()).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ firstName: 'Zoëx', lastName: 'Theirs', version: 7 })])
  })
})
