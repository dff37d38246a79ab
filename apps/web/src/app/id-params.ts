import { notFound } from '@tanstack/react-router'
import type { EditorSubject } from './editor-session.ts'

/** An id in an address: a positive integer that a number can hold. Anything else is a page that does not exist. */
export function readId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound()
  return Number(text)
}

/** The same where `new` is what does not exist yet. */
export const readSubject = (text: string): EditorSubject => (text === 'new' ? text : readId(text))

/** The `params` of a route that name rows: texts in the address, numbers for the screen. */
export const idParams = <Name extends string>(...names: readonly Name[]) => ({
  parse: (texts: Readonly<Record<Name, string>>) => byName(names, (name) => readId(texts[name])),
  stringify: (ids: Readonly<Record<Name, number>>) => byName(names, (name) => String(ids[name])),
})

const byName = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
