import { MailAddress } from '@/ui/display/MailAddress'

/** An e-mail address that begins a message. */
export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${encodeURIComponent(email)}`}>
    <MailAddress address={email} />
  </a>
)
