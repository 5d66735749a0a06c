import { screen } from '@testing-library/react'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

export const contact = {
  id: 'ec1',
  firstName: 'Zoë',
  lastName: 'O’Brien-Łuk',
  relationship: 'sibling',
  code: '1',
  phoneNumber: '5145550134',
  extension: '',
  type: 'mobile',
  version: 3,
}
const country = (countryCode: string, countryName: string, callingCode: string) => ({
  countryCode,
  alpha3: `${countryCode}X`,
  countryName,
  callingCode,
})

/** A person with this contact, countries to choose from, and a key for drafts. */
export function answerContact() {
  answer(paths.emergencyContact, contact)
  answer('/countries', [
    country('CA', 'Canada', '1'),
    country('MX', 'Mexico', '52'),
    country('US', 'United States', '1'),
  ])
}

export const openPage = () => renderRoute('emergencyContact', { path: '/dashboard/profile/emergency-contact' })

/** Opens the page and the form for the first contact. Without contacts, or with a draft, the form is open already. */
export const openContact = async () => {
  const view = await openPage()
  await openForm(view.user)
  return view
}

/** Opens the form for the first person of the list, unless a form is open already. */
export async function openForm(user: Awaited<ReturnType<typeof openPage>>['user']): Promise<void> {
  const [edit] = await screen.findAllByRole('button', { name: /^(Edit|Save)/ })
  if (edit?.textContent?.startsWith('Edit')) await user.click(edit)
  await screen.findByLabelText(/^First name/)
}
export const save = () => screen.getByRole('button', { name: 'Save' })
/** The toast after a contact's details are saved. */
export const saved = () => screen.findByText(/^The details of .+ are saved\.$/)
