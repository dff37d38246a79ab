import * as bounds from '../bounds.ts'
import { plainCheck, zodCheck, type CheckMessage, type ZodCheck } from './zod-check.ts'

export const integer = /* @__PURE__ */ plainCheck<number>(bounds.integer)
export const notZero = /* @__PURE__ */ plainCheck<number>(bounds.notZero)

export function greaterThan(limit: number, message?: CheckMessage): ZodCheck<number> {
  return zodCheck((input) => bounds.greaterThan(input, limit), message)
}

export function lessThan(limit: number, message?: CheckMessage): ZodCheck<number> {
  return zodCheck((input) => bounds.lessThan(input, limit), message)
}

export function atLeast(limit: number, message?: CheckMessage): ZodCheck<number> {
  return zodCheck((input) => bounds.atLeast(input, limit), message)
}

export function atMost(limit: number, message?: CheckMessage): ZodCheck<number> {
  return zodCheck((input) => bounds.atMost(input, limit), message)
}
