const roots = ['Invoice', 'CreditNote', 'CrossIndustryInvoice']

/**
 * Whether XML has the root of an electronic invoice (UBL or CII), without reading it as a whole. A document type can
 * define entities, so XML that has one is not taken for an invoice.
 */
export function isElectronicInvoice(xml: Uint8Array): boolean {
  const start = decodeXml(xml.subarray(0, 20_000))
  if (/<!DOCTYPE/i.test(start)) return false
  const root = /<(?:[\w.-]+:)?([A-Za-z][\w.-]*)[\s/>]/.exec(start.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, ''))
  return root?.[1] !== undefined && roots.includes(root[1])
}

/** The text of XML in UTF-8, or UTF-16 when it begins with a byte order mark. */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
