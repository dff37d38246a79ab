import * as lengths from '../text-length.ts'
import { plainCheck, zodCheck, type CheckMessage, type ZodCheck } from './zod-check.ts'

export const required = /* @__PURE__ */ plainCheck<string>(lengths.required)

export function exactLength(length: number, message?: CheckMessage): ZodCheck<string> {
  return zodCheck((input) => lengths.exactLength(input, length), message)
}

export function minimumLength(length: number, message?: CheckMessage): ZodCheck<string> {
  return zodCheck((input) => lengths.minimumLength(input, length), message)
}
