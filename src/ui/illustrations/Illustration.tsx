import { LostIllustration } from './LostIllustration'
import { NoCardsIllustration } from './NoCardsIllustration'
import { NoPassportIllustration } from './NoPassportIllustration'
import { NoTripsIllustration } from './NoTripsIllustration'
import { NothingNewIllustration } from './NothingNewIllustration'
import { SignedOutIllustration } from './SignedOutIllustration'
import { TroubleIllustration } from './TroubleIllustration'

const drawings = {
  lost: LostIllustration,
  noCards: NoCardsIllustration,
  noPassport: NoPassportIllustration,
  noTrips: NoTripsIllustration,
  nothingNew: NothingNewIllustration,
  signedOut: SignedOutIllustration,
  trouble: TroubleIllustration,
}

/** A drawing of an empty or failed state. */
export function Illustration({ of }: { of: keyof typeof drawings }) {
  const Drawing = drawings[of]
  return <Drawing />
}
