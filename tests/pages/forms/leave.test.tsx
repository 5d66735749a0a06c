import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useLeave, useUnsaved } from '@/forms/leave/unsaved'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { renderPage } from '#tests/support/page/render.tsx'

/** A form with unsaved changes, a link to another page, and a button that ends the work. */
function Form() {
  const report = useUnsaved('form')
  const leave = useLeave()
  useEffect(() => report(true), [report])
  return (
    <>
      <Link to="/en-ca/profile">Profile</Link>
      <button type="button" onClick={() => leave('/en-ca/trips?group=Past', { removed: '7' })}>
        Remove
      </button>
    </>
  )
}
const page = (
  <UnsavedWork>
    <Form />
  </UnsavedWork>
)

test('a link asks first while there are unsaved changes', async () => {
  const { user, address } = await renderPage(page, { messages: ['forms'] })
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  expect(address()).toBe('/en-ca/home')
})

test('useLeave unmounts the form and goes on without asking, with the state for the next page', async () => {
  const { user, address, state } = await renderPage(page, { messages: ['forms'] })
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(address()).toBe('/en-ca/trips?group=Past')
  expect(state()).toEqual({ removed: '7' })
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
