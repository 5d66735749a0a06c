import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { OpenModule } from '#contract/catalogs/education.ts'
import { learnAdditions } from '@/http/additions'
import {
  makeModule,
  makeOpenModule,
  makeRequirement,
  makeResult,
  passedModule,
} from '#tests/support/education/educationFactory.ts'
import { answer, answerChange, failChange, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const path = `${paths.profile}/education/travel-policy`
beforeEach(() => learnAdditions([{ name: 'education', status: 'enabled' }]))

const show = (changed: Partial<OpenModule> = {}) => {
  answer(path, makeOpenModule(changed))
  return renderRoute('educationModule', {
    path: '/education/travel-policy',
    route: '/education/:moduleId',
  })
}
type User = Awaited<ReturnType<typeof show>>['user']

async function openQuiz(user: User) {
  answerChange('post', `${path}/start`, makeModule({ progress: 'inProgress' }))
  await user.click(await screen.findByRole('button', { name: 'Take the quiz' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Quiz' })).toHaveFocus())
}
const option = (question: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name })

test('a module is read in sections, with the reason why it is required', async () => {
  const trip = { bookingId: 'ABC123', country: 'Colombia' }
  await show({ required: makeRequirement({ reason: 'trip', trip }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'The travel policy in practice' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'What the marks mean' })).toHaveTextContent('does not mean forbidden')
  expect(screen.getByText(/^Required before your trip to Colombia on/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the trip' })).toHaveAttribute('href', '/en-ca/dashboard/trips/ABC123')
})

test('opening the quiz is noted once', async () => {
  const { user } = await show()
  const started = answerChange('post', `${path}/start`, makeModule({ progress: 'inProgress' }))
  await user.click(await screen.findByRole('button', { name: 'Take the quiz' }))
  await waitFor(() => expect(started).toHaveLength(1))
})

const [mark, early] = [
  { question: '1. What does the mark mean?', first: 'It cannot be booked.', other: 'It needs a reason.' },
  { question: '2. When do you book?', first: 'Early.', other: 'Early.' },
]
test.each([
  { answered: mark, missing: early },
  { answered: early, missing: mark },
])(
  'where only $answered.question is answered, the other gets the focus and an error',
  async ({ answered, missing }) => {
    const { user } = await show()
    await openQuiz(user)
    const sent = answerChange('post', `${path}/attempts`, makeResult(true))
    await user.click(option(answered.question, answered.other))
    await user.click(screen.getByRole('button', { name: 'Check my answers' }))
    expect(screen.getByRole('radiogroup', { name: missing.question })).toHaveAccessibleDescription('Choose an answer')
    expect(option(missing.question, missing.first)).toHaveFocus()
    expect(sent).toEqual([])
  },
)

test('the result has the focus, the reason of every answer, and the certificate', async () => {
  const { user } = await show()
  await openQuiz(user)
  const sent = answerChange('post', `${path}/attempts`, makeResult(true))
  await user.click(option('1. What does the mark mean?', 'It needs a reason.'))
  await user.click(option('2. When do you book?', 'Early.'))
  await user.click(screen.getByRole('button', { name: 'Check my answers' }))
  const heading = await screen.findByRole('heading', { level: 2, name: /^Passed with 100/ })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(sent).toEqual([
    {
      answers: [
        { questionId: 'q1', optionId: 'b' },
        { questionId: 'q2', optionId: 'a' },
      ],
    },
  ])
  expect(screen.getByText('A fare is only held for a while.')).toBeVisible()
  expect(screen.getByText(/^Your certificate is valid until/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Certificate (PDF)' })).toBeVisible()
})

test('a wrong answer shows the right one, and the quiz can be tried again', async () => {
  const { user } = await show()
  await openQuiz(user)
  answerChange('post', `${path}/attempts`, makeResult(false))
  await user.click(option('1. What does the mark mean?', 'It cannot be booked.'))
  await user.click(option('2. When do you book?', 'Early.'))
  await user.click(screen.getByRole('button', { name: 'Check my answers' }))
  expect(await screen.findByRole('heading', { level: 2, name: /^Not passed yet: 50/ })).toBeVisible()
  expect(screen.getByText('Right answer: It needs a reason.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(option('1. What does the mark mean?', 'It cannot be booked.')).not.toBeChecked()
})

test('a failure keeps the answers and says why under the button', async () => {
  const { user } = await show()
  await openQuiz(user)
  failChange('post', `${path}/attempts`)
  await user.click(option('1. What does the mark mean?', 'It needs a reason.'))
  await user.click(option('2. When do you book?', 'Early.'))
  await user.click(screen.getByRole('button', { name: 'Check my answers' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(option('2. When do you book?', 'Early.')).toBeChecked()
})

test('a passed module offers its certificate and the quiz again, and a lapsed one none', async () => {
  const { unmount } = await show(passedModule())
  expect(await screen.findByRole('button', { name: 'Certificate (PDF)' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Take the quiz again' })).toBeVisible()
  unmount()
  await show(passedModule({ progress: 'lapsed', validUntil: '2026-02-01' }))
  expect(await screen.findByText(/^The certificate was valid until/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Certificate (PDF)' })).toBeNull()
})
