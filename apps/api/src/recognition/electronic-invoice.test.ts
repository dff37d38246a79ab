import { describe, expect, test } from 'vitest'
import { isElectronicInvoice } from './electronic-invoice.ts'

const utf8 = (xml: string) => Buffer.from(xml)

describe('an electronic invoice', () => {
  const header = '<sh:StandardBusinessDocumentHeader><sh:Sender/></sh:StandardBusinessDocumentHeader>'
  const empty =
    '<sh:StandardBusinessDocument><sh:StandardBusinessDocumentHeader/><Invoice/></sh:StandardBusinessDocument>'
  const wrapped = (content: string) => `<sh:StandardBusinessDocument>${header}${content}</sh:StandardBusinessDocument>`
  test.each([
    '<Invoice>',
    '<ubl:CreditNote >',
    '<rsm:CrossIndustryInvoice\n>',
    wrapped('<Invoice xmlns="x"></Invoice>'),
    empty,
  ])('is known by its root: %s', (xml) => {
    expect(isElectronicInvoice(utf8(`<?xml version="1.0"?><!-- <html> -->${xml}`))).toBe(true)
  })

  test.each(['<Order>', wrapped('<Order/>'), wrapped(''), '<!DOCTYPE Invoice><Invoice>', 'Invoice'])(
    'is not %s',
    (xml) => {
      expect(isElectronicInvoice(utf8(xml))).toBe(false)
    },
  )
})
