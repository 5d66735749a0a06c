import { carClasses } from '#server/reference/carClasses.ts'
import { codesIn, type View } from '#bookingTool/plan/address.ts'
import type { RentalOffer } from '#bookingTool/plan/offers.ts'
import { totalOf } from '#bookingTool/schedule/fares.ts'

export const carSorts = ['price', 'size'] as const
export type CarSort = (typeof carSorts)[number]

export interface CarFilters {
  /** Codes of rental companies and of classes; undefined for any. */
  company: readonly string[] | undefined
  carClass: readonly string[] | undefined
  inPolicy: boolean
}

export const carSortOf = ({ sort }: View): CarSort => carSorts.find((one) => one === sort) ?? 'price'

export const carFiltersOf = ({ company, carClass, inPolicy }: View): CarFilters => ({
  company: codesIn(company),
  carClass: codesIn(carClass),
  inPolicy: inPolicy === 'yes',
})

export const filteredCars = (cars: readonly RentalOffer[], { company, carClass, inPolicy }: CarFilters) =>
  cars.filter(
    (car) =>
      (company?.includes(car.companyCode) ?? true) &&
      (carClass?.includes(car.carClass.code) ?? true) &&
      (!inPolicy || car.violations.length === 0),
  )

const cheaper = (one: RentalOffer, other: RentalOffer) => totalOf(one.price) - totalOf(other.price)
const sizeOf = ({ carClass }: RentalOffer) => carClasses.findIndex(({ code }) => code === carClass.code)

const orders: Record<CarSort, (one: RentalOffer, other: RentalOffer) => number> = {
  price: cheaper,
  size: (one, other) => sizeOf(one) - sizeOf(other) || cheaper(one, other),
}

export const sortedCars = (cars: readonly RentalOffer[], sort: CarSort) => cars.toSorted(orders[sort])
