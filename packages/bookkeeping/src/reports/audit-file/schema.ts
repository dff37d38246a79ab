import { xaf32 } from './schema-3-2.ts'
import { xaf40 } from './schema-4-0.ts'

/** The versions of the audit file that Klopt writes. From 1 January 2027 the tax authority takes 4.0 only. */
export type AuditFileVersion = '4.0' | '3.2'

/**
 * What an element holds. `amount`: cents, written as euros with two decimals. `percent`: a decimal. Texts and numbers
 * have a limit of characters.
 */
export type Leaf =
  | { readonly type: 'text'; readonly limit: number }
  | { readonly type: 'number'; readonly limit: number }
  | { readonly type: 'code'; readonly codes: readonly string[] }
  | { readonly type: 'country'; readonly codes: readonly string[] | null }
  | { readonly type: 'amount' | 'date' | 'percent' | 'year' }

/** One element: what it holds, and how often it may stand there. Required and once when nothing is said. */
export type Element = (Leaf | { readonly type: 'group'; readonly elements: Elements }) & {
  readonly optional?: true
  readonly many?: true
}

/** Elements in the order in which they must stand. */
export interface Elements {
  readonly [name: string]: Element
}

/** The structure of a version: the part of its schema that Klopt fills. */
export interface AuditFileSchema {
  readonly namespace: string
  readonly elements: Elements
}

export const AUDIT_FILE_SCHEMAS = { '4.0': xaf40, '3.2': xaf32 } as const satisfies Record<
  AuditFileVersion,
  AuditFileSchema
>

type NamesIn<E> = {
  [Name in keyof E & string]: Name | (E[Name] extends { readonly elements: infer Inner } ? NamesIn<Inner> : never)
}[keyof E & string]

/** Every element of either version. */
export type ElementName = NamesIn<(typeof xaf40)['elements']> | NamesIn<(typeof xaf32)['elements']>
