import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { GuestDetail } from '#contract/guests.ts'
import { guestName } from '@/domains/guests/guests.rules'
import { useLocale } from '@/i18n/useLocale'
import { showToast } from '@/patterns/toasts'
import { pathTo } from '@/routes/pathTo'

/** Goes back to the list once the form is unmounted, and says who is gone. */
export function RemovedGuest({ guest }: { guest: GuestDetail }) {
  const navigate = useNavigate()
  const locale = useLocale()
  useEffect(() => {
    void showToast({ text: <FormattedMessage id="guests.removed" values={{ name: guestName(guest) }} /> })
    void navigate(pathTo(locale, 'guestManagementList'), { replace: true })
  }, [navigate, locale, guest])
  return null
}
