import { type Module, skipToken } from '@reduxjs/toolkit/query/react'
import { useRef, useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import type { UnknownAction } from 'redux'
import { type Entry, noQuestion, type Result, SharedAnswer, withDataOf } from './sharedAnswer'

/** The parts of an endpoint that its hooks need. */
interface Endpoint {
  initiate: (arg: unknown, options?: object) => UnknownAction
  useQuery: (arg: unknown, options?: object) => object
}
interface Options {
  skip?: boolean
}

/** The questions that were asked with a store, by their keys in the cache. */
const answers = new WeakMap<object, Map<string, SharedAnswer>>()

/**
 * Replaces the `useQuery` hooks of the library (docs/decisions/0064), which are 31 React hooks each, and a thunk in every
 * component. These are four, and components that show the same answer share its subscription. They return the same as
 * the library's, and ask at the same times. A hook with other options than `skip` is the library's own.
 */
export const queryHooksModule: Module<never> = {
  // The name only extends the type of the API, which this module leaves as it is.
  name: 'queryHooks' as never,
  init: (api, { serializeQueryArgs }) => ({
    injectEndpoint: (endpointName, definition) => {
      // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- the library does not export the enum
      if (definition.type !== 'query') return
      const endpoint = api.endpoints[endpointName] as unknown as Endpoint
      const { useQuery: useLibraryQuery } = endpoint

      const answerOf = (store: ReturnType<typeof useStore>, arg: unknown): SharedAnswer => {
        const known = answers.get(store) ?? new Map<string, SharedAnswer>()
        answers.set(store, known)
        const key: string = serializeQueryArgs({ queryArgs: arg, endpointDefinition: definition, endpointName })
        const there = known.get(key)
        if (there) return there
        const read = (): Entry | undefined => {
          const { queries } =
            (store.getState() as Record<string, { queries: Record<string, Entry> }>)[api.reducerPath] ?? {}
          return queries?.[key]
        }
        const answer = new SharedAnswer(
          {
            read,
            ask: () => store.dispatch(endpoint.initiate(arg)) as never,
            refetch: () => store.dispatch(endpoint.initiate(arg, { subscribe: false, forceRefetch: true })),
            isOld: (endpointState) =>
              definition.forceRefetch?.({
                currentArg: arg,
                previousArg: arg,
                endpointState,
                state: store.getState(),
              } as never) === true,
          },
          store,
          (isShown) => {
            if (isShown) known.set(key, answer)
            // Another may have taken its place since.
            else if (known.get(key) === answer) known.delete(key)
          },
        )
        known.set(key, answer)
        return answer
      }

      const useShared = (arg: unknown, { skip = false }: Options = {}): Result => {
        const store = useStore()
        const answer = skip || arg === skipToken ? noQuestion : answerOf(store, arg)
        const result = useSyncExternalStore(answer.subscribe, answer.read)
        const last = useRef<Last>(undefined)
        /* oxlint-disable react/refs -- a repeated rendering comes to the same */
        const shown = shownOf(last.current, answer, result)
        last.current = { answer, result, shown }
        /* oxlint-enable react/refs */
        return shown
      }
      const useQuery = (arg: unknown, options?: Options) =>
        // oxlint-disable-next-line react/rules-of-hooks -- the options of a component have always the same names
        Object.keys(options ?? {}).every((name) => name === 'skip')
          ? useShared(arg, options)
          : useLibraryQuery(arg, options)
      const name = `use${endpointName.charAt(0).toUpperCase()}${endpointName.slice(1)}Query`
      Object.assign(endpoint, { useQuery })
      Object.assign(api, { [name]: useQuery })
    },
  }),
}

/** The answer that a component showed the last time. */
interface Last {
  answer: object
  result: Result
  shown: Result
}

/** The data of the question before stays until the answer, unless the cache was emptied. */
function shownOf(last: Last | undefined, answer: object, result: Result): Result {
  if (!last || result.data !== undefined || last.shown.data === undefined) return result
  const isSame = last.answer === answer
  if (isSame && last.result === result) return last.shown
  // Its own data never goes otherwise, and a question without an error is not asked again while it waits.
  const isAskedAnew = last.result.startedTimeStamp !== result.startedTimeStamp && last.result.error === undefined
  const isEmptied =
    isSame && (last.result.data !== undefined || (last.result.startedTimeStamp !== undefined && isAskedAnew))
  return isEmptied ? result : withDataOf(last.shown, result)
}
