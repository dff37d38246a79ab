interface Parts {
  readonly head?: string
  readonly header?: string
  readonly accounts?: string
  readonly opening?: string
  readonly transactions?: string
  readonly tail?: string
}

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2">'

/** A small audit file 3.2 of an old package with one open invoice of each kind and one booking, valid by the schema. */
export function xaf(parts: Parts = {}): string {
  return `${parts.head ?? HEAD}
<header><fiscalYear>2025</fiscalYear><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate>
<curCode>EUR</curCode><dateCreated>2026-01-02</dateCreated><softwareDesc>Oud Pakket</softwareDesc>${parts.header ?? ''}</header>
<company><companyIdent>1</companyIdent><companyName>Studio Noord</companyName>
<taxRegistrationCountry>NL</taxRegistrationCountry><taxRegIdent>NL123456782B12</taxRegIdent>
<customersSuppliers>
<customerSupplier><custSupID>D1</custSupID><custSupName>Café De Zon</custSupName><commerceNr>12345678</commerceNr>
<custSupTp>C</custSupTp><streetAddress><streetname>Dorpsstraat</streetname><number>12</number><city>Haarlem</city>
<postalCode>2011AB</postalCode><country>NL</country></streetAddress></customerSupplier>
<customerSupplier><custSupID>C1</custSupID><custSupName>Papier &amp; Co</custSupName><custSupTp>S</custSupTp></customerSupplier>
</customersSuppliers>
<generalLedger>${parts.accounts ?? ACCOUNTS}</generalLedger>
${parts.opening ?? OPENING}
${parts.transactions ?? TRANSACTIONS}
</company>${parts.tail ?? '</auditfile>'}`
}

export const account = (number: string, name: string, type: 'B' | 'P', rgs = '') =>
  `<ledgerAccount><accID>${number}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp>${
    rgs && `<leadReference>${rgs}</leadReference>`
  }</ledgerAccount>`

const ACCOUNTS = [
  account('11', 'Rekening-courant', 'B', 'BLimBanRba'),
  account('1301', 'Handelsdebiteuren', 'B', 'BVorDebHad'),
  account('1601', 'Handelscrediteuren', 'B', 'BSchCreHac'),
  account('1505', 'Af te dragen btw', 'B'),
  account('500', 'Kapitaal', 'B', 'BEivKapOnd'),
  account('8000', 'Diensten', 'P'),
  account('9999', 'Nooit gebruikt', 'P'),
].join('\n')

const line = (number: string, accountNumber: string, amount: string, side: string) =>
  `<obLine><nr>${number}</nr><accID>${accountNumber}</accID><amnt>${amount}</amnt><amntTp>${side}</amntTp></obLine>`

const item = (number: string, of: string, amount: string, side: string, rest: string) =>
  `<obSbLine><nr>${number}</nr><obLineNr>${of}</obLineNr><amnt>${amount}</amnt><amntTp>${side}</amntTp>${rest}</obSbLine>`

// 1,000.00 + 1,210.00 - 363.00 - 210.00 = 1,637.00 of own funds.
const OPENING = `<openingBalance><opBalDate>2025-01-01</opBalDate><linesCount>5</linesCount>
<totalDebit>2210.00</totalDebit><totalCredit>2210.00</totalCredit>
${line('1', '11', '1000.00', 'D')}${line('2', '1301', '1210.00', 'D')}${line('3', '1601', '363.00', 'C')}
${line('4', '1505', '210.00', 'C')}${line('5', '500', '1637.00', 'C')}
<obSubledgers><obSubledger><sbType>CS</sbType><linesCount>3</linesCount><totalDebit>1510.00</totalDebit><totalCredit>663.00</totalCredit>
${item('1', '2', '1510.00', 'D', '<custSupID>D1</custSupID><invRef>2024-17</invRef><invDt>2024-12-10</invDt><invDueDt>2024-12-24</invDueDt>')}
${item('2', '2', '300.00', 'C', '<custSupID>D1</custSupID><invRef>2024-17</invRef>')}
${item('3', '3', '363.00', 'C', '<custSupID>C1</custSupID><invRef>L-9</invRef><invDt>2024-12-12</invDt>')}
</obSubledger></obSubledgers></openingBalance>`

const TRANSACTIONS = `<transactions><linesCount>3</linesCount><totalDebit>121.00</totalDebit><totalCredit>121.00</totalCredit>
<journal><jrnID>70</jrnID><desc>Verkoop</desc><jrnTp>S</jrnTp><transaction><nr>700001</nr><desc>Factuur 2025-1</desc>
<periodNumber>3</periodNumber><trDt>2025-03-05</trDt>
<trLine><nr>1</nr><accID>1301</accID><docRef>2025-1</docRef><effDate>2025-03-05</effDate><amnt>121.00</amnt><amntTp>D</amntTp><custSupID>D1</custSupID></trLine>
<trLine><nr>2</nr><accID>8000</accID><docRef>0</docRef><effDate>2025-03-05</effDate><amnt>100.00</amnt><amntTp>C</amntTp></trLine>
<trLine><nr>3</nr><accID>1505</accID><docRef>0</docRef><effDate>2025-03-05</effDate><amnt>21.00</amnt><amntTp>C</amntTp></trLine>
</transaction></journal></transactions>`

const booked = (number: string, day: string, lines: readonly string[]) =>
  `<transaction><nr>${number}</nr><desc>Boeking ${number}</desc><periodNumber>1</periodNumber><trDt>${day}</trDt>${lines.join('')}</transaction>`

const bookedLine = (number: string, day: string, accountNumber: string, amount: string, side: string, rest = '') =>
  `<trLine><nr>${number}</nr><accID>${accountNumber}</accID><docRef>0</docRef><effDate>${day}</effDate><amnt>${amount}</amnt><amntTp>${side}</amntTp>${rest}</trLine>`

const of = (contact: string, invoice: string) => `<custSupID>${contact}</custSupID><invRef>${invoice}</invRef>`

/**
 * The bookings of a year: a sale, a purchase, and at the bank the old invoice in whole and the new one in part, valid by the
 * schema. The file has the bank before the sale that it pays: its order is that of its books, not of its days.
 */
export const YEAR_OF_XAF = `<transactions><linesCount>10</linesCount><totalDebit>1491.50</totalDebit><totalCredit>1491.50</totalCredit>
<journal><jrnID>20</jrnID><desc>Bank</desc><jrnTp>B</jrnTp>
${booked('500001', '2025-01-20', [
  bookedLine('1', '2025-01-20', '11', '1210.00', 'D'),
  bookedLine('2', '2025-01-20', '1301', '1210.00', 'C', of('D1', '2024-17')),
])}
${booked('500002', '2025-04-01', [
  bookedLine('1', '2025-04-01', '11', '100.00', 'D'),
  bookedLine('2', '2025-04-01', '1301', '100.00', 'C', of('D1', '2025-1')),
])}</journal>
<journal><jrnID>60</jrnID><desc>Inkoop</desc><jrnTp>P</jrnTp>
${booked('600001', '2025-02-10', [
  bookedLine('1', '2025-02-10', '9999', '50.00', 'D'),
  bookedLine('2', '2025-02-10', '1505', '10.50', 'D'),
  bookedLine('3', '2025-02-10', '1601', '60.50', 'C', of('C1', 'L-10')),
])}</journal>
<journal><jrnID>70</jrnID><desc>Verkoop</desc><jrnTp>S</jrnTp>
${booked('700001', '2025-03-05', [
  bookedLine('1', '2025-03-05', '1301', '121.00', 'D', of('D1', '2025-1')),
  bookedLine('2', '2025-03-05', '8000', '100.00', 'C'),
  bookedLine('3', '2025-03-05', '1505', '21.00', 'C'),
])}</journal></transactions>`
