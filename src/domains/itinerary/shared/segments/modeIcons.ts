import { BedDouble, Car, Plane, TrainFront } from 'lucide-react'
import type { SegmentKind } from '#contract/trips/trips.ts'

/** The icon of each kind of segment. Its word is beside it for screen readers. */
export const modeIcons: Record<SegmentKind, typeof Plane> = {
  flight: Plane,
  train: TrainFront,
  hotel: BedDouble,
  car: Car,
}
