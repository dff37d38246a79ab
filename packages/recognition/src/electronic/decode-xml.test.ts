import { describe, expect, test } from 'vitest'
import { decodeXml } from './decode-xml.ts'

const latin = (xml: string) => Buffer.from(xml, 'latin1')
const utf8 = (xml: string) => Buffer.from(xml)

describe('the text of XML', () => {
  const name = '<Name>Caf\u00e9 \u00dcber</Name>'
  test.each([
    ['in UTF-8', utf8(name)],
    ['in the encoding that it declares', latin(`<?xml version="1.0" encoding="ISO-8859-1"?>${name}`)],
    ['behind single quotes', latin(`<?xml version='1.0' encoding = 'iso-8859-15' ?>${name}`)],
    ['in Windows-1252 without a declaration', latin(name)],
    ['in Windows-1252 though it declares UTF-8', latin(`<?xml version="1.0" encoding="utf-8"?>${name}`)],
    ['in UTF-8 though it declares what nobody knows', utf8(`<?xml version="1.0" encoding="eigen"?>${name}`)],
    ['in UTF-8 though it declares UTF-16', utf8(`<?xml version="1.0" encoding="UTF-16"?>${name}`)],
    ['in UTF-16 behind its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(name, 'utf16le')])],
  ])('%s is read', (_name, bytes) => {
    expect(decodeXml(bytes)).toContain(name)
  })
})
