import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import PersonalPage from '@/domains/profile/personal/PersonalPage'
import { KnownTravelerSection } from '@/domains/profile/personal/KnownTravelerSection'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { patches, personalAnswers, refuseWith } from '#tests/support/profile/personal.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const kept = makeProfile({ tsa: '******789', nexus: '*****' })
const ktn = /^TSA PreCheck number/

beforeEach(() => {
  personalAnswers()
  answer(paths.profile, kept)
})

const open = async () => {
  const at = { companyId: 'aurora', profileId: 'p1' }
  const view = await renderPage(<KnownTravelerSection profileRef={at} />, {
    messages: ['profile', 'forms'],
  })
  const tsa = within(await screen.findByRole('group', { name: ktn }))
  return { ...view, tsa }
}
type User = Awaited<ReturnType<typeof open>>['user']
/** Adds a row for a program and types a number. */
const addNumber = async (user: User, program: string, typed: string) => {
  await user.click(screen.getByRole('button', { name: /^Add (a number|another)$/ }))
  await user.selectOptions(screen.getByLabelText('Program'), program)
  await user.type(screen.getByLabelText(new RegExp(`^${program} number`)), typed)
}
const save = () => screen.getByRole('button', { name: 'Save' })

describe('a stored traveler number', () => {
  test('a stored number is shown masked, and read aloud by its end', async () => {
    const { tsa } = await open()
    expect(tsa.getByText('******789')).toHaveAttribute('aria-hidden', 'true')
    expect(tsa.getByText('A number is saved; it ends in 789.')).toBeInTheDocument()
    expect(
      within(screen.getByRole('group', { name: 'NEXUS number' })).getByText('A number is saved.'),
    ).toBeInTheDocument()
  })

  test('a stored number is changed in an empty field, and sent in its official form', async () => {
    const sent = patches({ ...kept, tsa: '******321' })
    const { user, tsa } = await open()
    await user.click(tsa.getByRole('button', { name: 'Change' }))
    const field = screen.getByLabelText(ktn)
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    await user.type(field, 'tt 765-4321')
    await user.click(save())
    expect(await screen.findByText('******321')).toBeInTheDocument()
    expect(sent).toEqual([
      [
        { op: 'test', path: '/tsa', value: '******789' },
        { op: 'replace', path: '/tsa', value: 'TT7654321' },
      ],
    ])
  })

  test('a stored number stays where nothing was typed, or the change is withdrawn', async () => {
    const sent = patches(kept)
    const { user, tsa } = await open()
    await user.click(tsa.getByRole('button', { name: 'Change' }))
    await user.type(screen.getByLabelText(ktn), 'x')
    await user.clear(screen.getByLabelText(ktn))
    await user.click(save())
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual([])
    await user.click(within(screen.getByRole('group', { name: ktn })).getByRole('button', { name: 'Change' }))
    await user.type(screen.getByLabelText(ktn), 'TT1234567')
    await user.click(screen.getByRole('button', { name: 'Keep the saved number' }))
    const group = within(screen.getByRole('group', { name: ktn }))
    expect(group.getByText('******789')).toBeInTheDocument()
    expect(group.getByRole('button', { name: 'Change' })).toHaveFocus()
  })

  test('a stored number is removed by saving, and can be kept until then', async () => {
    const sent = patches({ ...kept, tsa: '' })
    const { user, tsa } = await open()
    await user.click(tsa.getByRole('button', { name: 'Remove' }))
    expect(tsa.getByText('Will be removed when you save.')).toBeInTheDocument()
    expect(tsa.getByRole('button', { name: 'Keep the saved number' })).toHaveFocus()
    await user.click(tsa.getByRole('button', { name: 'Keep the saved number' }))
    expect(tsa.getByRole('button', { name: 'Remove' })).toHaveFocus()
    await user.click(tsa.getByRole('button', { name: 'Remove' }))
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('group', { name: ktn })).not.toBeInTheDocument())
    expect(sent).toEqual([
      [
        { op: 'test', path: '/tsa', value: '******789' },
        { op: 'replace', path: '/tsa', value: '' },
      ],
    ])
  })

  test('a removed number comes back when changes are discarded', async () => {
    const { user, tsa } = await open()
    await user.click(tsa.getByRole('button', { name: 'Change' }))
    await user.type(screen.getByLabelText(ktn), 'TT1234567')
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(within(screen.getByRole('group', { name: ktn })).getByText('******789')).toBeInTheDocument()
  })
})

describe('a typed traveler number', () => {
  test('a number is one row with its program, and goes with the program when another is chosen', async () => {
    const sent = patches({ ...kept, sentri: '******567' })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add another' }))
    const program = screen.getByLabelText('Program')
    expect(program).toHaveFocus()
    expect(
      within(program)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Global Entry', 'SENTRI'])
    await user.type(screen.getByLabelText(/^Global Entry number/), '801234567')
    await user.selectOptions(program, 'SENTRI')
    expect(program).toHaveFocus()
    expect(screen.getByLabelText(/^SENTRI number/)).toHaveValue('801234567')
    await user.click(save())
    expect(await screen.findByText('******567')).toBeInTheDocument()
    expect(sent).toEqual([
      [
        { op: 'test', path: '/sentri', value: '' },
        { op: 'replace', path: '/sentri', value: '801234567' },
      ],
    ])
  })

  test('a removed row leaves nothing to save', async () => {
    const { user } = await open()
    await addNumber(user, 'SENTRI', '801234567')
    await user.click(within(screen.getByRole('group', { name: 'SENTRI' })).getByRole('button'))
    expect(screen.queryByLabelText(/^SENTRI number/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add another' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument()
  })

  test('a refused number leaves no refusal when its row is removed', async () => {
    const { user } = await renderPage(<PersonalPage />, { path: '/dashboard/profile/personal' })
    await screen.findByRole('button', { name: 'Add another' })
    await user.type(screen.getByLabelText(/^Middle name/), 'Ana')
    await addNumber(user, 'SENTRI', '12**34')
    await user.click(save())
    expect(await screen.findByText('One field needs your attention')).toBeInTheDocument()
    await user.click(within(screen.getByRole('group', { name: 'SENTRI' })).getByRole('button', { name: 'Remove' }))
    expect(screen.queryByText('One field needs your attention')).toBeNull()
  })

  test('removing a row moves the focus to the button to add one', async () => {
    const { user } = await open()
    await addNumber(user, 'SENTRI', '801234567')
    await user.click(screen.getByRole('button', { name: 'Add another' }))
    expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull()
    await user.click(within(screen.getByRole('group', { name: 'Global Entry' })).getByRole('button'))
    expect(screen.getByRole('button', { name: 'Add another' })).toHaveFocus()
  })

  test('a doubtful number has a warning and is saved all the same', async () => {
    const sent = patches({ ...kept, redressNumber: '******567' })
    const { user } = await open()
    expect(screen.queryByLabelText(/^Redress/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'I have a redress control number' }))
    expect(screen.getByLabelText(/^Redress/)).toHaveFocus()
    await user.type(screen.getByLabelText(/^Redress/), 'tt1234567')
    expect(screen.getByLabelText(/^Redress/)).toHaveAccessibleDescription(/This looks like a Known Traveler Number/)
    expect(screen.getByText(/This looks like a Known Traveler Number/)).toHaveAttribute('role', 'status')
    await user.click(save())
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['another script', 'ТТ1234567', 'Use letters and digits only'],
    ['a script injection', '<img src=x>', 'Use letters and digits only'],
    ['stars', '12**34', 'enter it again in full'],
    ['too much', '1'.repeat(26), 'This is too long'],
  ])('a number is refused for %s, in words', async (_what, typed, words) => {
    const { user } = await open()
    await addNumber(user, 'SENTRI', typed)
    await user.click(save())
    await waitFor(() =>
      expect(screen.getByLabelText(/^SENTRI number/)).toHaveAccessibleDescription(expect.stringContaining(words)),
    )
    expect(screen.getByLabelText(/^SENTRI number/)).toHaveFocus()
  })

  test('a number is in no draft, not even encrypted', async () => {
    const { user } = await renderPage(<PersonalPage />, { path: '/dashboard/profile/personal' })
    await screen.findByRole('button', { name: 'Add another' })
    await addNumber(user, 'SENTRI', '801234567')
    await user.type(await screen.findByLabelText(/^Extension/), '204')
    // The later text is stored in the draft by now.
    await waitFor(() => expect(Object.keys(sessionStorage)).toContainEqual(expect.stringContaining('contact')))
    expect(sessionStorage).toHaveLength(1)
  })

  test('a server refusal of a number is shown at its field', async () => {
    refuseWith(400, { messageCode: 'badInput', problems: [{ field: 'sentri', code: 'travellerNumber' }] })
    const { user } = await open()
    await addNumber(user, 'SENTRI', '801234567')
    await user.click(save())
    await waitFor(() =>
      expect(screen.getByLabelText(/^SENTRI number/)).toHaveAccessibleDescription(/letters and digits/),
    )
    expect(screen.getByLabelText(/^SENTRI number/)).toHaveValue('801234567')
  })

  test('a number changed by another person is shown as a conflict', async () => {
    refuseWith(412, { messageCode: 'changedMeanwhile', current: { ...kept, sentri: '******111' } }, true)
    const { user } = await open()
    await addNumber(user, 'SENTRI', '801234567')
    await user.click(save())
    expect(await screen.findByText('What is saved now: ******111')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Keep what is saved' }))
    expect(within(screen.getByRole('group', { name: 'SENTRI number' })).getByText('******111')).toBeInTheDocument()
  })
})
