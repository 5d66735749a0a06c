import { isOffered } from '@/http/additions'
import { NextTrips } from './NextTrips'
import { YourTravel } from './YourTravel'

/** What follows the trip of the hero; in one file, so that it comes at once. */
export default function BelowHero() {
  return (
    <>
      <NextTrips />
      {isOffered('travelsummary') && <YourTravel />}
    </>
  )
}
