import type { Letter } from '#server/services/letter.ts'
import { letterPage } from '#server/mail/letterPage.ts'
import type { LetterReason } from '#server/mail/letterReasons.ts'
import { letterText } from '#server/mail/letterText.ts'
import { formatterFor } from '#server/messages/messages.ts'

interface About {
  subject: string
  reason: LetterReason | null
  /** The host of the installation, by which readers know who sends. */
  site: string
}

/** Both parts of a mail. Each ends with why the reader gets it, and who sends it. */
export function partsOf(letter: Letter, { subject, reason, site }: About): { html: string; text: string } {
  const { say } = formatterFor(letter.culture)
  const footer = [...(reason ? [say('mail.reason', { reason })] : []), say('mail.sender', { site })]
  return { html: letterPage(letter, { subject, footer }), text: letterText(letter, footer) }
}
