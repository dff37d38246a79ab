import type { ViewerFile } from '@klopt/document-viewer'
import { decodeXml, seeElectronicInvoice, type ElectronicInvoiceView } from '@klopt/recognition/electronic-invoice-view'

/** What there is to see of a file of XML: the PDF that came in it, a view of what it says, or the file itself. */
export type SeenDocument = { file: ViewerFile } | { view: ElectronicInvoiceView }

/** Looks into an electronic invoice; what cannot be read is the file as it came. */
export function seenDocument(file: ViewerFile, bytes: ArrayBuffer): SeenDocument {
  const seen = seeElectronicInvoice(decodeXml(new Uint8Array(bytes)))
  if (seen === null) return { file: { ...file, load: () => Promise.resolve(bytes) } }
  const pdf = seen.pdf === null ? null : decodeBase64(seen.pdf)
  if (pdf === null) return { view: seen.view }
  const name = file.name.replace(/\.xml$/i, '.pdf')
  const load = () => Promise.resolve(pdf.slice(0))
  return { file: { ...file, name, mimeType: 'application/pdf', sizeBytes: pdf.byteLength, load } }
}

/** Null for what is no PDF in base64. */
function decodeBase64(text: string): ArrayBuffer | null {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    return new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-' ? bytes.buffer : null
  } catch {
    return null
  }
}
