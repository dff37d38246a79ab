import type { Element } from './parse-xml.ts'

/** What is in the envelope of a network (Standard Business Document), or the document as it is. */
export function invoiceIn(root: Element | null): Element | null {
  if (root?.name !== 'StandardBusinessDocument') return root
  return root.children.find(({ name }) => name !== 'StandardBusinessDocumentHeader') ?? null
}
