import type { UserEvent } from '@testing-library/user-event'

/** Puts a text into a field at once. A form renders for each key, so only tests about typing type. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
