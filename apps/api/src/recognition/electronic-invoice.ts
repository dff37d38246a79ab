import { decodeXml } from '@klopt/recognition'

const roots = ['Invoice', 'CreditNote', 'CrossIndustryInvoice']
const ELEMENT = /<(?:[\w.-]+:)?([A-Za-z][\w.-]*)[\s/>]/
/** What networks such as Peppol put around an invoice, and where its header ends. */
const ENVELOPE = 'StandardBusinessDocument'
const END_OF_HEADER =
  /<(?:\/(?:[\w.-]+:)?StandardBusinessDocumentHeader\s*|(?:[\w.-]+:)?StandardBusinessDocumentHeader\s*\/)>/

/**
 * Whether XML has the root of an electronic invoice (UBL or CII), without reading it as a whole. A document type can
 * define entities, so XML that has one is not taken for an invoice.
 */
export function isElectronicInvoice(xml: Uint8Array): boolean {
  const start = decodeStart(xml)
  if (/<!DOCTYPE/i.test(start)) return false
  const plain = start.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '')
  const [, root = ''] = ELEMENT.exec(plain) ?? []
  if (root !== ENVELOPE) return roots.includes(root)
  const [, content = ''] = ELEMENT.exec(plain.split(END_OF_HEADER)[1] ?? '') ?? [] // zero: text without that header holds no element
  return roots.includes(content)
}

/** The first part may end within a character. */
function decodeStart(xml: Uint8Array): string {
  const start = xml.subarray(0, 20_000)
  return xml[0] === 0xff || xml[0] === 0xfe ? decodeXml(start) : new TextDecoder('utf-8').decode(start)
}
