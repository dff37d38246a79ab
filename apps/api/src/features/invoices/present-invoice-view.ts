import type { InvoiceView } from '@klopt/api-client/contract'
import type { InvoiceSnapshot } from '../../database/schema/invoice-snapshot.ts'
import type { Logo } from '../../pdf/document.ts'
import { documentOf } from './snapshot.ts'

/** The paper of a final invoice as it goes over the wire, of the document that its PDF draws. */
export function presentInvoiceView(snapshot: InvoiceSnapshot, logo: Logo | null): InvoiceView {
  const { kind: _kind, number: _number, layout, ...shown } = documentOf(snapshot, logo)
  return { ...shown, layout: { ...layout, logo: layout.logo && dataAddress(layout.logo) } }
}

/** A picture as a `data:` address. */
export function dataAddress({ bytes, mimeType }: Logo): string {
  return `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`
}
