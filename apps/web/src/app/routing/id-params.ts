import { notFound } from '@tanstack/react-router'

/** What the address names: an invoice, a purchase, or one that does not exist yet. */
export type EditorSubject = number | 'new'

/** An id in an address: a positive integer that a number can hold. Anything else is a page that does not exist. */
export function readId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound()
  return Number(text)
}

/** The `params` of a route that name rows: texts in the address, numbers for the screen. */
export const idParams = <Name extends string>(...names: readonly Name[]) => paramsBy(names, readId)

/** The same where `new` is what does not exist yet. */
export const subjectParams = <Name extends string>(...names: readonly Name[]) =>
  paramsBy(names, (text): EditorSubject => (text === 'new' ? text : readId(text)))

const paramsBy = <Name extends string, Value>(names: readonly Name[], read: (text: string) => Value) => ({
  parse: (texts: Readonly<Record<Name, string>>) => byName(names, (name) => read(texts[name])),
  stringify: (values: Readonly<Record<Name, Value>>) => byName(names, (name) => String(values[name])),
})

const byName = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
