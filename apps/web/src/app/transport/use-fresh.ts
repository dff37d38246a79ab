import type { AnswerOf } from '@klopt/api-client'
import type { NamedCall, InputOf } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from './api.ts'

/**
 * A read for a form: its data are what the server says now, not what the cache remembers, since somebody who edits
 * an older version meets a conflict they did nothing for. Undefined until then.
 */
export function useFresh<C extends NamedCall>(call: C, input: InputOf<C>, { enabled = true } = {}) {
  const [since] = useState(() => Date.now())
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...query(call, input),
    enabled,
    refetchOnMount: 'always',
    // Without fresh data the form is not shown, and the error is.
    meta: { errors: 'screen' },
  })
  const fresh: AnswerOf<C> | undefined = dataUpdatedAt >= since ? data : undefined
  return { data: fresh, error, refetch, isError: error !== null && fresh === undefined }
}
