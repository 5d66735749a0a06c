import { http, HttpResponse } from 'msw'
import type { ActionMark } from '#contract/notices/actions.ts'
import { network, paths } from '#tests/support/page/network.ts'

/** Stores the marks of the action centre as a server does. */
export function keepMarks(): Map<string, ActionMark> {
  const marks = new Map<string, ActionMark>()
  const at = `*/api/main${paths.profile}/action-marks`
  network.use(
    http.get(at, () => HttpResponse.json([...marks.values()])),
    http.put(`${at}/:key`, async ({ request, params }) => {
      const mark = { key: String(params.key), ...((await request.json()) as Omit<ActionMark, 'key'>) }
      marks.set(mark.key, mark)
      return HttpResponse.json(mark)
    }),
    http.delete(`${at}/:key`, ({ params }) => {
      marks.delete(String(params.key))
      return HttpResponse.json({ key: params.key })
    }),
  )
  return marks
}
