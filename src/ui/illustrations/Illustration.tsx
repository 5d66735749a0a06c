import { type ComponentType, lazy, Suspense } from 'react'
import art from './art.module.css'

/** Illustrations appear only in empty states, so they are loaded on demand; nothing is shown where loading fails. */
const fetched = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (drawing) => ({ default: drawing }),
      () => ({ default: Room }),
    ),
  )

const drawings = {
  lost: fetched(() => import('./LostIllustration').then((code) => code.LostIllustration)),
  noCards: fetched(() => import('./NoCardsIllustration').then((code) => code.NoCardsIllustration)),
  noPassport: fetched(() => import('./NoPassportIllustration').then((code) => code.NoPassportIllustration)),
  noTrips: fetched(() => import('./NoTripsIllustration').then((code) => code.NoTripsIllustration)),
  nothingNew: fetched(() => import('./NothingNewIllustration').then((code) => code.NothingNewIllustration)),
  signedOut: fetched(() => import('./SignedOutIllustration').then((code) => code.SignedOutIllustration)),
  trouble: fetched(() => import('./TroubleIllustration').then((code) => code.TroubleIllustration)),
}

/** Reserves the space of an illustration, so that nothing moves when it appears. */
const Room = () => <svg className={art.art} viewBox="0 0 240 160" aria-hidden="true" />

export function Illustration({ of }: { of: keyof typeof drawings }) {
  const Drawing = drawings[of]
  return (
    <Suspense fallback={<Room />}>
      <Drawing />
    </Suspense>
  )
}
