import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ApiFailure } from '@/http/failure'
import { ActionButton } from '@/patterns/action/ActionButton'
import { Toasts } from '@/patterns/feedback/Toasts'
import { toastQueue } from '@/patterns/feedback/toastQueue'
import { useAction } from '@/patterns/action/useAction'
import { renderPage } from '#tests/support/page/render.tsx'

interface Answer {
  data?: string
  error?: ApiFailure
}
let sent: string[]
let answer: (given: Answer) => void
beforeEach(() => {
  sent = []
  toastQueue.clear()
})
afterEach(() => {
  act(() => toastQueue.clear())
})

/** A mutation as the store has it, answered by `answer`. */
function useMutation() {
  const [state, setState] = useState<{ isLoading: boolean; error?: ApiFailure }>({ isLoading: false })
  const send = async (name: string) => {
    sent.push(name)
    setState({ isLoading: true })
    const given = await new Promise<Answer>((resolve) => (answer = resolve))
    setState({ isLoading: false, ...(given.error && { error: given.error }) })
    return given
  }
  return [send, { ...state, reset: () => setState({ isLoading: false }) }] as const
}

function Invite() {
  const invite = useAction({
    mutation: useMutation(),
    doneText: (email) => ({ id: 'guests.invited', values: { email } }),
  })
  return (
    <main>
      <h1>Ada</h1>
      <ActionButton action={invite} onClick={() => invite.run('ada')}>
        Invite
      </ActionButton>
      <Toasts />
    </main>
  )
}
const show = () => renderPage(<Invite />, { messages: ['guests', 'forms'] })
const button = () => screen.getByRole('button', { name: 'Invite' })

test('an action runs once however often its button is pressed, and says in a toast that it is done', async () => {
  await show()
  // Both presses come before the button is rendered as pending.
  act(() => {
    button().click()
    button().click()
  })
  expect(sent).toEqual(['ada'])
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await act(async () => answer({ data: 'ada@aurora.example' }))
  expect(button()).not.toHaveAttribute('aria-busy')
  expect(await screen.findByText(/ada@aurora\.example/)).toBeVisible()
})

test('a failure is shown under the button, which can be pressed again', async () => {
  const { user } = await show()
  await user.click(button())
  await act(async () => answer({ error: { status: 500, messageCode: '', message: '' } }))
  const failure = screen.getByRole('alert')
  expect(button().compareDocumentPosition(failure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(button())
  expect(sent).toEqual(['ada', 'ada'])
})
