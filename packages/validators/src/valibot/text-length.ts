import * as lengths from '../text-length.ts'
import { checkAction, plainAction, type CheckAction, type CheckMessage } from './check-action.ts'

export const required = /* @__PURE__ */ plainAction('required', lengths.required)

export function exactLength<TInput>(length: number, message?: CheckMessage<TInput>): CheckAction<TInput, string> {
  return checkAction('exact_length', (input) => lengths.exactLength(input, length), message)
}

export function minimumLength<TInput>(length: number, message?: CheckMessage<TInput>): CheckAction<TInput, string> {
  return checkAction('minimum_length', (input) => lengths.minimumLength(input, length), message)
}
