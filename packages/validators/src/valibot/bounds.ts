import * as bounds from '../bounds.ts'
import { checkAction, plainAction, type CheckAction, type CheckMessage } from './check-action.ts'

export const integer = /* @__PURE__ */ plainAction<number>('integer', bounds.integer)
export const notZero = /* @__PURE__ */ plainAction<number>('not_zero', bounds.notZero)

export function greaterThan<TInput>(limit: number, message?: CheckMessage<TInput>): CheckAction<TInput, number> {
  return checkAction('greater_than', (input) => bounds.greaterThan(input, limit), message)
}

export function lessThan<TInput>(limit: number, message?: CheckMessage<TInput>): CheckAction<TInput, number> {
  return checkAction('less_than', (input) => bounds.lessThan(input, limit), message)
}

export function atLeast<TInput>(limit: number, message?: CheckMessage<TInput>): CheckAction<TInput, number> {
  return checkAction('at_least', (input) => bounds.atLeast(input, limit), message)
}

export function atMost<TInput>(limit: number, message?: CheckMessage<TInput>): CheckAction<TInput, number> {
  return checkAction('at_most', (input) => bounds.atMost(input, limit), message)
}
