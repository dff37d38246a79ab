import { invalidateAfter, invalidateAfterConflict, type AnswerOf, type ApiError } from '@klopt/api-client'
import type { Call, InputOf } from '@klopt/api-client/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from './calls.ts'
import { isUnanswered } from '../errors/failures.ts'
import { isVersionConflict } from '../errors/is-version-conflict.ts'
import type { ErrorNotifier } from '../errors/unhandled-errors.ts'

export interface WriteOptions<C extends Call> {
  /**
   * Told as soon as the server has answered, before what is stale is fetched again: for screens that go on at once. What is
   * stale waits for what it promises: for a screen that has to be left first.
   */
  readonly onAnswer?: (answer: AnswerOf<C>, input: InputOf<C>) => unknown
  /** After this the write counts as aborted. 30 seconds when left out; longer for files and for many rows at once. */
  readonly timeoutMs?: number
  /**
   * `screen` when the screen shows every error of this write. When left out, the form shows what the catalogue leaves to
   * forms, and a modal shows the rest.
   */
  readonly errors?: ErrorNotifier
}

/**
 * A write of the contract as a mutation. What it touched is made stale before it counts as done. The
 * idempotency key belongs to the user's intent: the same input sent again after a lost connection keeps its key,
 * so that it has one effect. Asked for twice in a row before it was answered, it is sent once: a second press comes before
 * the button shows that it is busy, where drawing takes its time.
 */
export function useWrite<C extends Call>(call: C, { onAnswer, timeoutMs, errors }: WriteOptions<C> = {}) {
  const client = useQueryClient()
  const intent = useRef<{ input: string; key: string } | null>(null)
  const latest = useRef<{ input: string; answer: Promise<AnswerOf<C>> } | null>(null)

  async function send(input: InputOf<C>, text: string): Promise<AnswerOf<C>> {
    if (intent.current?.input !== text) intent.current = { input: text, key: crypto.randomUUID() }
    try {
      const options = { idempotencyKey: intent.current.key, ...(timeoutMs !== undefined && { timeoutMs }) }
      const answer = await api.call(call, input, options)
      intent.current = null
      await onAnswer?.(answer, input)
      return answer
    } catch (error) {
      // The server has answered, so the next attempt is a new intent; without an answer it is the same one.
      if (!isUnanswered(error)) intent.current = null
      throw error
    }
  }
  return useMutation<AnswerOf<C>, ApiError, InputOf<C>>({
    mutationFn: (input) => {
      const text = textOf(input)
      if (latest.current?.input === text) return latest.current.answer
      const sent = { input: text, answer: send(input, text) }
      latest.current = sent
      const forget = () => {
        if (latest.current === sent) latest.current = null
      }
      void sent.answer.then(forget, forget)
      return sent.answer
    },
    onSuccess: () => invalidateAfter(client, call),
    // What was read a moment ago is not what is there now.
    onError: (error) => (isVersionConflict(error) ? invalidateAfterConflict(client, call) : undefined),
    ...(errors && { meta: { errors } }),
  })
}

const fileNumbers = new WeakMap<Blob, string>()

/** An input as text, in which a file is itself and no other, whatever its name. */
const textOf = (input: unknown): string =>
  JSON.stringify(input, (_name, value: unknown) => (value instanceof Blob ? numberOf(value) : value))

function numberOf(file: Blob): string {
  const number = fileNumbers.get(file) ?? crypto.randomUUID()
  fileNumbers.set(file, number)
  return number
}
