import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { renderPage } from '#tests/support/page/render.tsx'

const seen = () => screen.queryAllByText('Loading…').filter((each) => each.closest('[aria-hidden="true"]'))
const heard = () => screen.queryAllByRole('status').filter((each) => each.textContent === 'Loading…')

test.each([
  ['a list', {}, 1, 1],
  ['a table whose foot tells screen readers', { isSilent: true }, 1, 0],
  ['a figure beside a list', { isFigure: true }, 0, 0],
])('%s of another question says to the eye and to screen readers that it loads', async (_what, given, eye, ear) => {
  const { user } = await renderPage(
    <UntilAnswered isOutdated {...given}>
      <a href="/elsewhere">A row</a>
    </UntilAnswered>,
  )
  expect([seen().length, heard().length]).toEqual([eye, ear])
  const link = screen.getByRole('link', { name: 'A row' })
  await user.click(link)
  expect(window.location.pathname).not.toBe('/elsewhere')
})

test('the answer to the question at hand says nothing of loading', async () => {
  await renderPage(<UntilAnswered isOutdated={false}>12 trips</UntilAnswered>)
  expect([seen().length, heard().length]).toEqual([0, 0])
})
