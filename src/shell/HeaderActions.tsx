import { ContactMenu } from '@/domains/agency/contacts/ContactMenu'
import { useSession } from '@/domains/session/shared/useSession'
import { mayRender } from '@/routes/permissions'
import { GoToButton } from './GoToButton'
import { NotificationBell } from './NotificationBell'

/** The command palette, contact, and notifications where §6 shows them. The code loads at the same time as their data. */
export function HeaderActions() {
  const { roles } = useSession()
  return (
    <>
      <GoToButton />
      <ContactMenu />
      {mayRender('menu.notifications', roles) && <NotificationBell />}
    </>
  )
}
