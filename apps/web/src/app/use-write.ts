import { invalidateAfter, type AnswerOf, type ApiError } from '@klopt/api-client'
import type { Call, InputOf } from '@klopt/api-client/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from './api.ts'

/**
 * A write of the contract as a mutation. What it touched is made stale before it counts as done. The
 * idempotency key belongs to the user's intent: the same input sent again after a lost connection keeps its key,
 * so that it has one effect.
 */
export function useWrite<C extends Call>(call: C) {
  const client = useQueryClient()
  const intent = useRef<{ input: string; key: string } | null>(null)

  return useMutation<AnswerOf<C>, ApiError, InputOf<C>>({
    mutationFn: async (input) => {
      const text = JSON.stringify(input)
      if (intent.current?.input !== text) intent.current = { input: text, key: crypto.randomUUID() }
      try {
        const answer = await api.call(call, input, { idempotencyKey: intent.current.key })
        intent.current = null
        return answer
      } catch (error) {
        // The server has answered, so the next attempt is a new intent; without an answer it is the same one.
        if ((error as ApiError).status !== 0) intent.current = null
        throw error
      }
    },
    onSuccess: () => invalidateAfter(client, call),
  })
}
