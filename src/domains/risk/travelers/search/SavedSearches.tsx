import { Bookmark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { isOffered } from '@/http/additions'
import { lazyPart } from '@/patterns/page/lazyPart'
import { Button } from '@/ui/button/Button'

const SavedSearchesDialog = lazyPart(['findTravelers', 'fields'], () => import('./SavedSearchesDialog'))

/** The button that opens the saved searches. */
export function SavedSearches({ companyId, query }: { companyId: string; query: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOffered('findtravelers')) return null
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Bookmark aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="findTravelers.saved" />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SavedSearchesDialog companyId={companyId} query={query} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
