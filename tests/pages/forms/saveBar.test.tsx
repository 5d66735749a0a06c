import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, network, paths } from '#tests/support/page/network.ts'
import { patches, personalAnswers } from '#tests/support/profile/personal.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

beforeEach(personalAnswers)

const open = async (locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  const view = await renderRoute('personal', { path: '/dashboard/profile/personal', locale })
  await screen.findByLabelText(/^(Phone number|Numéro de téléphone)/)
  return view
}
const bar = () => within(screen.getByRole('group', { name: 'Changes on this page' }))
const first = () => screen.getByLabelText(/^First name/)
const middle = () => screen.getByLabelText(/^Middle name/)
const last = () => screen.getByLabelText(/^Last name/)
const extension = () => screen.getByLabelText(/^Extension/)

describe('the save bar of a page', () => {
  test('the bar appears with the first change, counts the changed fields, and is announced once', async () => {
    const { user } = await open()
    expect(bar().queryByRole('button')).not.toBeInTheDocument()
    await user.type(middle(), 'A')
    expect(bar().getByText('1 change')).toBeInTheDocument()
    expect(bar().getByRole('status')).toHaveTextContent(/^You have unsaved changes/)
    await user.type(extension(), '204')
    expect(bar().getByText('2 changes')).toBeInTheDocument()
    expect(bar().getByRole('status')).not.toHaveTextContent('2 changes')
    await user.clear(extension())
    await user.clear(middle())
    expect(bar().queryByRole('button')).not.toBeInTheDocument()
  })

  test('the bar saves the parts one after another, announces it, and keeps the focus', async () => {
    const sent = patches(makeProfile({ middleName: 'Ana', phoneExtension: '204' }))
    const { user } = await open()
    await user.type(extension(), '204')
    await user.type(middle(), 'Ana')
    await user.click(bar().getByRole('button', { name: 'Save' }))
    expect(await bar().findByText(/^Saved at/)).toBeInTheDocument()
    const paths = sent.map((patch) => (patch as { path: string }[]).map(({ path }) => path)[0])
    expect(paths).toEqual(['/middleName', '/phoneExtension'])
    expect(screen.getByRole('group', { name: 'Changes on this page' })).toHaveFocus()
    expect(bar().queryByRole('button')).not.toBeInTheDocument()
  })

  test.each([
    ['Enter in a field', '{Enter}'],
    ['Control and S', '{Control>}s{/Control}'],
  ])('the key %s saves', async (_keys, pressed) => {
    const sent = patches(makeProfile({ middleName: 'Ana' }))
    const { user } = await open()
    await user.type(middle(), `Ana${pressed}`)
    expect(await bar().findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  test('the bar sends nothing while any field is refused, and leads to the first', async () => {
    const sent = patches(makeProfile())
    const { user } = await open()
    await user.type(extension(), 'abc')
    await user.clear(last())
    await user.type(middle(), 'Ana')
    await user.click(bar().getByRole('button', { name: 'Save' }))
    expect(await bar().findByText('2 fields need your attention')).toBeInTheDocument()
    await waitFor(() => expect(last()).toHaveFocus())
    expect(sent).toEqual([])
    await user.type(last(), 'Roy')
    expect(bar().getByText('One field needs your attention')).toBeInTheDocument()
    await user.click(bar().getByRole('button', { name: 'Show me' }))
    expect(extension()).toHaveFocus()
  })

  test('the bar names the part that could not be saved, and keeps its values', async () => {
    network.use(
      http.patch(`*/api/main${paths.profile}`, async ({ request }) => {
        const [{ path }] = (await request.json()) as [{ path: string }]
        const refusal = { successfull: false, messageCode: 'unavailable', message: '…' }
        if (path === '/phoneExtension') return HttpResponse.json(refusal, { status: 503 })
        answer(paths.profile, makeProfile({ middleName: 'Ana' }))
        return HttpResponse.json(makeProfile({ middleName: 'Ana' }))
      }),
    )
    const { user } = await open()
    await user.type(middle(), 'Ana')
    await user.type(extension(), '204')
    await user.click(bar().getByRole('button', { name: 'Save' }))
    expect(await bar().findByText('Not saved: Contact')).toBeInTheDocument()
    expect(extension()).toHaveValue('204')
    const sent = patches(makeProfile({ middleName: 'Ana', phoneExtension: '204' }))
    await user.click(bar().getByRole('button', { name: 'Save' }))
    expect(await bar().findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  test('the bar discards few changes at once', async () => {
    const { user } = await open()
    await user.type(middle(), 'Ana')
    await user.type(extension(), '204')
    await user.click(bar().getByRole('button', { name: 'Discard' }))
    expect(middle()).toHaveValue('')
    expect(extension()).toHaveValue('')
    expect(bar().queryByRole('button')).not.toBeInTheDocument()
  })

  test('the bar asks before it discards many changes', async () => {
    const { user } = await open()
    await user.type(first(), 'x')
    await user.type(middle(), 'x')
    await user.type(last(), 'x')
    await user.type(extension(), '2')
    await user.click(bar().getByRole('button', { name: 'Discard' }))
    expect(bar().getByText('Discard 4 changes?')).toBeInTheDocument()
    expect(bar().getByRole('button', { name: 'Go on typing' })).toHaveFocus()
    await user.click(bar().getByRole('button', { name: 'Go on typing' }))
    expect(last()).toHaveValue('Tremblayx')
    expect(screen.getByRole('group', { name: 'Changes on this page' })).toHaveFocus()
    await user.click(bar().getByRole('button', { name: 'Discard' }))
    await user.click(bar().getByRole('button', { name: 'Discard' }))
    expect(last()).toHaveValue('Tremblay')
  })

  test("the bar's question is gone once the changes are saved by keys", async () => {
    patches(makeProfile({ firstName: 'x', middleName: 'x', lastName: 'x', phoneExtension: '2' }))
    const { user } = await open()
    for (const field of [first(), middle(), last()]) {
      await user.clear(field)
      await user.type(field, 'x')
    }
    await user.type(extension(), '2')
    await user.click(bar().getByRole('button', { name: 'Discard' }))
    await user.keyboard('{Control>}s{/Control}')
    expect(await bar().findByText(/^Saved at/)).toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Changes on this page' })).toHaveFocus()
    await user.type(middle(), 'y')
    expect(bar().getByText('1 change')).toBeInTheDocument()
    expect(middle()).toHaveFocus()
  })

  test('the bar discards nothing while it saves', async () => {
    let save: () => void = () => undefined
    const untilSaved = new Promise<void>((resolve) => (save = resolve))
    network.use(
      http.patch(`*/api/main${paths.profile}`, async () => {
        await untilSaved
        return HttpResponse.json(makeProfile({ middleName: 'Ana' }))
      }),
    )
    const { user } = await open()
    await user.type(middle(), 'Ana')
    await user.click(bar().getByRole('button', { name: 'Save' }))
    expect(bar().getByRole('button', { name: 'Discard' })).toBeDisabled()
    await user.click(bar().getByRole('button', { name: 'Discard' }))
    expect(middle()).toHaveValue('Ana')
    save()
    expect(await bar().findByText(/^Saved at/)).toBeInTheDocument()
  })

  test('the bar asks the same about refused fields', async () => {
    const { user } = await open()
    await user.clear(first())
    await user.type(middle(), 'x')
    await user.type(last(), 'x')
    await user.type(extension(), '2')
    await user.click(bar().getByRole('button', { name: 'Save' }))
    await bar().findByText('One field needs your attention')
    await user.click(bar().getByRole('button', { name: 'Discard' }))
    expect(bar().getByText('Discard 4 changes?')).toBeVisible()
  })

  test('the bar is in French', async () => {
    const { user } = await open('fr-ca')
    await user.type(screen.getByLabelText(/^Deuxième prénom/), 'Ana')
    expect(screen.getByText('1 modification')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Abandonner' })).toBeVisible()
  })
})
