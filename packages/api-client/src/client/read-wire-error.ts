import type { WireError } from '../errors/wire-error.ts'

/**
 * The error that an answer says, or null when it says none that can be read. It reads what the schema `wireError`
 * describes, without the library of schemas: each page of the app loads this before it can show anything.
 */
export function readWireError(body: unknown): WireError | null {
  if (!isObject(body)) return null
  const { code, message, fields, details } = body as { readonly [Key in keyof WireError]: unknown }
  if (typeof code !== 'number' || Number.isNaN(code) || typeof message !== 'string') return null
  if (fields === undefined) return { code, message, details }
  return areTexts(fields) ? { code, message, fields, details } : null
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const areTexts = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string')
