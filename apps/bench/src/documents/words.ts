/** Words that suppliers print beside what they mean; a layout draws one of each. */
export const words = {
  invoice: ['FACTUUR', 'Factuur', 'Nota', 'Faktuur', 'Verkoopfactuur'],
  invoiceNumber: [
    'Factuurnummer',
    'Factuurnummer',
    'Factuurnr.',
    'Fact.nr.',
    'Factuur nr',
    'Notanummer',
    'Nota nr.',
    'Factuur-ID',
    'Faktuurnummer',
    'Ons factuurnummer',
  ],
  invoiceDate: ['Factuurdatum', 'Factuurdatum', 'Datum', 'Fact.datum', 'Notadatum', 'Datum factuur'],
  dueDate: ['Vervaldatum', 'Vervaldatum', 'Betalen vóór', 'Uiterste betaaldatum', 'Te betalen voor', 'Vervalt op'],
  client: ['Klantnummer', 'Debiteurnr.', 'Relatienummer', 'Klantnr.', 'Debiteurennummer', 'Uw klantcode'],
  order: ['Ordernummer', 'Bestelnummer', 'Uw referentie', 'Opdrachtnr.', 'Order', 'Inkooporder'],
  net: ['Subtotaal', 'Totaal excl. btw', 'Netto', 'Bedrag excl. BTW', 'Totaal exclusief btw', 'Goederenbedrag'],
  gross: ['Totaal incl. btw', 'Totaal', 'Totaal inclusief BTW', 'Factuurbedrag', 'Totaalbedrag', 'Eindtotaal'],
  due: ['Te betalen', 'Totaal te betalen', 'Te voldoen', 'Door u te betalen', 'Totaal te voldoen'],
  vat: ['21% btw', 'BTW 21%', 'Btw hoog 21%', '21 % BTW', 'Omzetbelasting 21%'],
  kvk: ['KvK', 'K.v.K.', 'KvK-nummer', 'KVK nr.', 'Handelsregister', 'KvK:'],
  vatNumber: ['Btw', 'BTW-nummer', 'Btw-id', 'BTW nr.', 'btw-identificatienummer'],
  iban: ['IBAN', 'Bank', 'Rekening', 'Bankrek.', 'IBAN:', 'Rekeningnummer'],
} as const

/** Words for a rate: '9% btw' like '21% btw'. */
export const vatWord = (word: string, ratePercent: number): string =>
  word.replace('21', String(ratePercent)).replace('hoog', ratePercent === 21 ? 'hoog' : 'laag')
