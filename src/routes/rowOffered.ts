import { isOffered } from '@/http/additions'
import { additionsOf, type RouteRow } from './row'

/** Whether the backend has the calls of a screen. */
export function isRowOffered(row: RouteRow): boolean {
  const needed = additionsOf(row)
  return needed.length === 0 || needed.some(isOffered)
}
