/** An invoice in UBL with two rates. */
export function ubl({ root = 'Invoice' }: { root?: 'Invoice' | 'CreditNote' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>2026-118</cbc:ID>
  <cbc:IssueDate>2026-02-03</cbc:IssueDate>
  <cbc:DueDate>2026-03-05</cbc:DueDate>
  ${root === 'Invoice' ? '<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>' : ''}
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PartyName><cbc:Name>Kaashandel De Vries</cbc:Name></cac:PartyName>
    <cac:PostalAddress><cbc:PostalZone>2801 ab</cbc:PostalZone></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>NL123456782B01</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>De Vries &amp; Zn</cbc:RegistrationName><cbc:CompanyID schemeID="0106">12345678</cbc:CompanyID></cac:PartyLegalEntity>
    <cac:Contact><cbc:ElectronicMail>Info@kaas.example</cbc:ElectronicMail></cac:Contact>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:PaymentMeans>
    <cbc:PaymentID>5000005678901234</cbc:PaymentID>
    <cac:PayeeFinancialAccount><cbc:ID>NL91ABNA0417164300</cbc:ID></cac:PayeeFinancialAccount>
  </cac:PaymentMeans>
  <cac:PaymentTerms><cbc:Note>Betalen binnen 14 dagen</cbc:Note></cac:PaymentTerms>
  <cac:TaxTotal>
    <cbc:TaxAmount currencyID="EUR">29.00</cbc:TaxAmount>
    ${subtotal('100.00', '21.00', '21')}${subtotal('110.00', '8.00', '9')}
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    <cbc:TaxExclusiveAmount currencyID="EUR">210.00</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">239.00</cbc:TaxInclusiveAmount>
    <cbc:PrepaidAmount currencyID="EUR">39.00</cbc:PrepaidAmount>
    <cbc:PayableAmount currencyID="EUR">200.00</cbc:PayableAmount>
  </cac:LegalMonetaryTotal>
</${root}>`
}

function subtotal(base: string, vat: string, percent: string): string {
  return `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">${base}</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">${vat}</cbc:TaxAmount>
    <cac:TaxCategory><cbc:Percent>${percent}</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal>`
}

/** An invoice in CII from a German supplier, delivered without VAT. */
export function cii(): string {
  return `<?xml version='1.0' encoding='UTF-8'?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
  xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocument>
    <ram:ID>RE-1107</ram:ID><ram:TypeCode>380</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20260203</udt:DateTimeString></ram:IssueDateTime>
  </rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty>
      <ram:Name>Muster GmbH</ram:Name>
      <ram:PostalTradeAddress><ram:PostcodeCode>46446</ram:PostcodeCode></ram:PostalTradeAddress>
      <ram:URIUniversalCommunication><ram:URIID schemeID="EM">buchhaltung@muster.example</ram:URIID></ram:URIUniversalCommunication>
      <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">112/5555</ram:ID></ram:SpecifiedTaxRegistration>
      <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE136695976</ram:ID></ram:SpecifiedTaxRegistration>
    </ram:SellerTradeParty></ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89 3704 0044 0532 0130 00</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>
      <ram:ApplicableTradeTax><ram:CalculatedAmount>0.00</ram:CalculatedAmount><ram:BasisAmount>1000.00</ram:BasisAmount><ram:CategoryCode>K</ram:CategoryCode></ram:ApplicableTradeTax>
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20260305</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        <ram:TaxBasisTotalAmount>1000.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">0.00</ram:TaxTotalAmount>
        <ram:GrandTotalAmount>1000.00</ram:GrandTotalAmount><ram:DuePayableAmount>1000.00</ram:DuePayableAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`
}
