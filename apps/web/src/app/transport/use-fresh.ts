import { ONE_USE_MS, type AnswerOf } from '@klopt/api-client'
import type { NamedCall, InputOf } from '@klopt/api-client/contract'
import { useQuery, useQueryClient, type QueryState } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from './api.ts'

/**
 * A read for a form: its data are what the server says now, not what the cache remembers, since somebody who edits
 * an older version meets a conflict they did nothing for. Undefined until then. What the press that led here has read
 * is now.
 */
export function useFresh<C extends NamedCall>(call: C, input: InputOf<C>, { enabled = true } = {}) {
  const client = useQueryClient()
  const options = query(call, input)
  const [since] = useState(() => {
    const state = client.getQueryState(options.queryKey)
    return isOfThisUse(state) ? state.dataUpdatedAt : Date.now()
  })
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...options,
    enabled,
    refetchOnMount: ({ state }) => (isOfThisUse(state) ? false : 'always'),
    // Without fresh data the form is not shown, and the error is.
    meta: { errors: 'screen' },
  })
  const fresh: AnswerOf<C> | undefined = dataUpdatedAt >= since ? data : undefined
  return { data: fresh, error, refetch, isError: error !== null && fresh === undefined }
}

type State = Pick<QueryState, 'dataUpdatedAt' | 'isInvalidated'>

const isOfThisUse = (state: State | undefined): state is State =>
  state !== undefined && !state.isInvalidated && state.dataUpdatedAt > Date.now() - ONE_USE_MS
