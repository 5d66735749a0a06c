import { z } from 'zod'
import { fields, ownQuery, type Fields, type ToolInput } from '#bookingTool/page/toolPage.ts'
import type { Choices } from '#bookingTool/plan/plan.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/** 422: the values of a form are invalid. */
export const unprocessable = 422

/** The input of a page that is asked for by a search or by choices made so far. */
export type Searching = ToolInput<ToolSession, string, Fields>

const places = ['from', 'to', 'fromChoice', 'toChoice'] as const
export const searchFields = [
  'transport',
  'needHotel',
  'needCar',
  'trip',
  ...places,
  'depart',
  'until',
  'change',
  'version',
] as const
export const choiceNames = ['out', 'back', 'hotel', 'car'] as const
export const searchQuerySchema = z.object({ ...fields(...searchFields), ...ownQuery })
export const choiceQuerySchema = z.object({
  ...fields(...searchFields, ...choiceNames),
  ...ownQuery,
})
export const salesConditions = ({ company, policy }: ToolSession, now: Date) => ({
  now,
  currency: company.currency,
  policy,
})

export const choicesIn = ({ out, back, hotel, car }: Fields): Choices => ({
  ...(out && { out }),
  ...(back && { back }),
  ...(hotel && { hotel }),
  ...(car && { car }),
})
