import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LoyaltyProgram, Membership } from '#contract/profile/memberships.ts'
import { MembershipsSection } from '@/domains/profile/memberships/MembershipsSection'
import { fill } from '#tests/support/page/fill.ts'
import { answer, answerChange, fail, failChange, hang, network, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const path = `${paths.profile}/membership`
const list = `${path}/list/air`
const aeroplan: LoyaltyProgram = {
  code: 'aeroplan',
  category: 'air',
  name: 'Aeroplan',
  provider: 'Air Canada',
  usualNumber: '^\\d{9}$',
}
const skymiles: LoyaltyProgram = { ...aeroplan, code: 'skymiles', name: 'SkyMiles', provider: 'Delta Air Lines' }
const made = (program: LoyaltyProgram, number: string): Membership => ({
  id: `m-${program.code}`,
  category: 'air',
  programCode: program.code,
  programName: program.name,
  provider: program.provider,
  number,
  version: 2,
})

beforeEach(() => {
  answer(list, [made(aeroplan, '123456789')])
  answer(`${path}/search`, [aeroplan, skymiles])
})

const open = async () => {
  const view = await renderPage(
    <MembershipsSection profileRef={{ companyId: 'aurora', profileId: 'p1' }} category="air" />,
    {
      messages: ['profile', 'forms'],
    },
  )
  await screen.findByRole('button', { name: 'Add a membership' })
  return view
}
type User = Awaited<ReturnType<typeof open>>['user']
const choose = async (user: User, typed: string, name: RegExp) => {
  await user.click(screen.getByRole('button', { name: 'Add a membership' }))
  await user.type(await screen.findByRole('combobox', { name: /^Program/ }), typed)
  await user.click(await screen.findByRole('option', { name }))
}
const number = () => screen.getByRole('textbox', { name: /^Membership number/ })
const refusal =
  (problems: { field: string; code: string }[], status = 409) =>
  () =>
    HttpResponse.json({ successfull: false, messageCode: 'alreadyThere', message: '…', problems }, { status })

describe('adding a membership', () => {
  test('a program is found and added, and the focus returns', async () => {
    const asked: (string | null)[] = []
    network.use(
      http.get(`*/api/main${path}/search`, ({ request }) => {
        const text = new URL(request.url).searchParams.get('SearchText')
        asked.push(text)
        return HttpResponse.json(text === 'delta' ? [skymiles] : [aeroplan])
      }),
    )
    const sent = answerChange('post', path, made(skymiles, '1234567890'))
    const { user } = await open()
    await choose(user, 'delta', /SkyMiles/)
    expect(asked[0]).toBe('')
    expect(asked.at(-1)).toBe('delta')
    await fill(user, number(), '12 3456 7890')
    answer(list, [made(aeroplan, '123456789'), made(skymiles, '1234567890')])
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('SkyMiles was added.')).toBeInTheDocument()
    expect(sent).toEqual([{ category: 'air', programCode: 'skymiles', number: '12 3456 7890' }])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a membership' })).toHaveFocus())
    expect(await screen.findByText('1234567890')).toBeInTheDocument()
  })

  test('the usual form of a number is a hint that never blocks', async () => {
    answerChange('post', path, made(skymiles, 'ABC'))
    const { user } = await open()
    await choose(user, 'sky', /SkyMiles/)
    expect(number()).toHaveAccessibleDescription('Usually 9 digits.')
    await user.type(number(), 'ABC')
    expect(number()).toHaveAccessibleDescription(/usually have 9 digits.*save it all the same/)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('SkyMiles was added.')).toBeInTheDocument()
  })

  test('the earlier results stay visible while typing, until the next arrive', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add a membership' }))
    const field = await screen.findByRole('combobox', { name: /^Program/ })
    await user.type(field, 'sky')
    await screen.findByRole('option', { name: /SkyMiles/ })
    const sought = hang(`${path}/search`)
    await user.type(field, 'm')
    await waitFor(() => expect(sought).toHaveLength(1))
    await user.click(screen.getByRole('option', { name: /SkyMiles/ }))
    expect(field).toHaveValue('SkyMiles')
  })

  test('an existing program is refused at the field, and nothing is lost', async () => {
    network.use(http.post(`*/api/main${path}`, refusal([{ field: 'programCode', code: 'alreadyThere' }])))
    const { user } = await open()
    await choose(user, 'aero', /Aeroplan/)
    await fill(user, number(), '987654321')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    const field = screen.getByRole('combobox', { name: /^Program/ })
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is in the profile already.'))
    expect(field).toHaveFocus()
    expect(number()).toHaveValue('987654321')
  })

  test.each([
    ['nothing', '', 'Fill in this field.'],
    ['two digits', '12', 'Write the number as on the membership card'],
    ['a script injection', '<script>', 'Write the number as on the membership card'],
    ['too much', '1'.repeat(28), 'This is too long'],
  ])('the number %s is refused', async (_what, typed, words) => {
    const { user } = await open()
    await choose(user, 'sky', /SkyMiles/)
    if (typed) await fill(user, number(), typed)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(number()).toHaveAccessibleDescription(expect.stringContaining(words)))
  })

  test('a membership needs a program of the list', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add a membership' }))
    const field = await screen.findByRole('combobox', { name: /^Program/ })
    await waitFor(() => expect(field).toHaveFocus())
    await fill(user, number(), '123456')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Choose a program from the list.'))
  })

  test('a search without results says that there is no such program', async () => {
    answer(`${path}/search`, [])
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add a membership' }))
    await user.type(await screen.findByRole('combobox', { name: /^Program/ }), 'zzz')
    expect(await screen.findByText(/^No program found\./)).toBeInTheDocument()
  })
})

describe('changing and removing a membership', () => {
  test('the number is changed in the version that was opened', async () => {
    const sent = answerChange('patch', `${path}/m-aeroplan`, made(aeroplan, '987654321'))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Change number of Aeroplan' }))
    await waitFor(() => expect(number()).toHaveFocus())
    await user.clear(number())
    await fill(user, number(), '987654321')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The number of Aeroplan was changed.')).toBeInTheDocument()
    expect(sent).toEqual([{ version: 2, number: '987654321' }])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change number of Aeroplan' })).toHaveFocus())
  })

  test('removing asks first, with the focus on keeping', async () => {
    const sent = answerChange('delete', `${path}/m-aeroplan`, { id: 'm-aeroplan' })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Remove Aeroplan' }))
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Remove Aeroplan' })).toHaveFocus()
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Remove Aeroplan' }))
    answer(list, [])
    await user.click(screen.getByRole('button', { name: 'Remove it' }))
    expect(await screen.findByText('Aeroplan was removed.')).toBeInTheDocument()
    expect(await screen.findByText('No frequent-flyer program yet.')).toBeInTheDocument()
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'))
  })

  test('a refused removal is reported in place', async () => {
    failChange('delete', `${path}/m-aeroplan`, 412, 'changedMeanwhile')
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Remove Aeroplan' }))
    await user.click(screen.getByRole('button', { name: 'Remove it' }))
    expect(await screen.findByText(/^Someone changed this/)).toBeInTheDocument()
  })
})

test('several memberships of a category are listed with their companies', async () => {
  answer(list, [made(aeroplan, '123456789'), made(skymiles, '1234567890')])
  await open()
  const rows = screen.getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(within(rows[1] as HTMLElement).getByText('Delta Air Lines')).toBeInTheDocument()
})

test('a list that did not load can be loaded again', async () => {
  fail(list)
  const { user } = await renderPage(
    <MembershipsSection profileRef={{ companyId: 'aurora', profileId: 'p1' }} category="air" />,
    { messages: ['profile', 'forms'] },
  )
  await screen.findByRole('button', { name: 'Try again' })
  answer(list, [])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No frequent-flyer program yet.')).toBeInTheDocument()
})
