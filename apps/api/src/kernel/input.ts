import { pathParamNames, type DeclaredCall } from '@klopt/api-client/schemas'
import * as v from 'valibot'
import { ApiError } from './api-error.ts'

v.setGlobalMessage((issue) => dutchMessageOf(issue), 'nl')

export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Reads the params, query and body of a call; prepared once per route. Throws `invalid_input` with fields. */
export function createInputReader(call: DeclaredCall): (raw: RawInput) => unknown {
  const hasParams = pathParamNames(call.path).length > 0
  return (raw) => {
    const fields: Record<string, string> = {}
    const input = {
      ...(hasParams && { params: readParams(raw.params) }),
      ...(call.query !== null && { query: check(call.query, raw.query, fields) }),
      ...(call.body !== null && { body: call.body === 'file' ? raw.body : check(call.body, given(raw.body), fields) }),
    }
    if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
    return input
  }
}

/** Who sends no body leaves every field out: fine where none is asked, and else each that misses is named. */
const given = (body: unknown): unknown => (body === undefined ? {} : body)

type Params<Names extends string> = { [Name in Names]: Name extends 'token' ? string : number }

/**
 * Every place in a path is the id of a row; anything else is a row that does not exist. Only the token of a customer's
 * page is a text, of which those who look it up say whether it is there.
 */
export function readParams<Names extends string>(params: unknown): Params<Names> {
  const ids: Record<string, number | string> = {}
  for (const [name, text] of Object.entries(params as Record<string, string>)) {
    if (name === 'token') {
      ids[name] = text
      continue
    }
    if (!/^[1-9]\d{0,14}$/.test(text)) throw new ApiError('not_found')
    ids[name] = Number(text)
  }
  return ids as Params<Names>
}

function check(schema: v.GenericSchema, value: unknown, fields: Record<string, string>): unknown {
  const parsed = v.safeParse(schema, value, { lang: 'nl' })
  if (parsed.success) return parsed.output
  for (const issue of parsed.issues) {
    // The first message of a field is the one to show; a body that is no object at all has no path.
    fields[v.getDotPath(issue) ?? ''] ??= issue.message // zero: a body that is no object at all has no path
  }
  return null
}

function dutchMessageOf(issue: v.BaseIssue<unknown>): string {
  // What our own checks say is Dutch, and says more.
  if ('said' in issue) return issue.message
  const absent = issue.input === undefined || issue.input === null || issue.input === ''
  return absent ? 'Dit veld mag niet leeg zijn' : 'Deze waarde is niet geldig'
}
