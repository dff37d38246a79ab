import { expect, test } from 'vitest'
import { readBankFile } from '../read-bank-file.ts'
import { bytesOf } from '../testing/fixture.ts'

function read(text: string) {
  const result = readBankFile(bytesOf(text))
  if (!result.ok) throw new Error(result.message)
  const [statement] = result.statements
  if (!statement) throw new Error('there is no statement')
  return {
    format: result.format,
    statement,
    lines: statement.lines.map((line) => [line.date, line.amountCents, line.counterpartyName, line.description]),
    sumCents: statement.lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
  }
}

const MOLLIE_EN =
  'Date,Payment method,Currency,Amount,Status,ID,Description,Consumer name,Consumer bank account,Consumer BIC,Settlement currency,Settlement amount,Settlement reference,Amount refunded'

test('Mollie: a settlement of 209.09 gross less 4.24 and 0.89 of costs comes to the 203.96 that is paid out', () => {
  const { format, statement, lines, sumCents } = read(
    [
      MOLLIE_EN,
      '"2026-03-04 09:12:11","ideal","EUR","121.00","paidout","tr_1","Factuur 2026-0042","J. de Vries","NL17RABO0999000809","RABONL2U","EUR","121.00","1234567.2603.01",""',
      '"2026-03-05 18:40:00","creditcard","EUR","88.09","paidout","tr_2","Factuur 2026-0043","","","","EUR","88.09","1234567.2603.01",""',
      '"2026-03-06 00:00:00","","EUR","-4.24","","","Withheld fees INV.1","","","","EUR","-4.24","1234567.2603.01",""',
      '"2026-03-06 00:00:00","","EUR","-0.89","","","Withheld fees INV.1 VAT","","","","EUR","-0.89","1234567.2603.01",""',
      '"2026-03-06 12:00:00","ideal","EUR","10.00","open","tr_3","Nog niet betaald","","","","","","",""',
      '',
    ].join('\n'),
  )
  expect([format, statement.bank, statement.isProvider, statement.isPartial]).toEqual([
    'mollie-csv',
    'Mollie',
    true,
    true,
  ])
  expect(lines).toEqual([
    ['2026-03-04', 12_100, 'J. de Vries', 'Factuur 2026-0042'],
    ['2026-03-05', 8809, 'Mollie', 'Factuur 2026-0043'],
    ['2026-03-06', -424, 'Mollie', 'Withheld fees INV.1'],
    ['2026-03-06', -89, 'Mollie', 'Withheld fees INV.1 VAT'],
  ])
  expect(sumCents).toBe(20_396)
})

test('Mollie in Dutch: what the balance got counts, not what the customer paid in another currency', () => {
  const { statement, lines } = read(
    '"Datum","Betaalmethode","Valuta","Bedrag","Status","ID","Omschrijving","Naam consument","Rekening consument","BIC consument","Uitbetalingsvaluta","Uitbetalingsbedrag","Uitbetalingsreferentie","Teruggestort bedrag"\n' +
      '"2026-03-04 09:12:11","creditcard","USD","100.00","paidout","tr_1","Order 7","","","","EUR","91.23","1.2603.01",""\n',
  )
  expect([statement.currency, lines]).toEqual(['EUR', [['2026-03-04', 9123, 'Mollie', 'Order 7']]])
})

const STRIPE =
  'automatic_payout_id,automatic_payout_effective_at_utc,balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,description'

test('Stripe: gross and fee are lines of their own, refunds and payouts as well', () => {
  const { format, lines, sumCents } = read(
    [
      STRIPE,
      'po_1,2026-03-09 00:00:00,txn_1,2026-03-05 10:22:31,eur,121.00,2.07,118.93,charge,ch_1,Factuur 2026-0042',
      'po_1,2026-03-09 00:00:00,txn_2,2026-03-06 12:00:00,eur,-5.00,0.00,-5.00,refund,re_1,',
      'po_1,2026-03-09 00:00:00,txn_3,2026-03-09 00:00:00,eur,-113.93,0.00,-113.93,payout,po_1,STRIPE PAYOUT',
      '',
    ].join('\n'),
  )
  expect(format).toBe('stripe-csv')
  expect(lines).toEqual([
    ['2026-03-05', 12_100, null, 'Factuur 2026-0042'],
    ['2026-03-05', -207, 'Stripe', 'Kosten Stripe: Factuur 2026-0042'],
    ['2026-03-06', -500, null, 're_1'],
    ['2026-03-09', -11_393, null, 'STRIPE PAYOUT'],
  ])
  expect(sumCents).toBe(0)
})

test('Stripe: a net that is not gross less fee keeps the file out', () => {
  const row = 'po_1,2026-03-09 00:00:00,txn_1,2026-03-05 10:22:31,eur,121.00,2.07,118.95,charge,ch_1,x'
  expect(readBankFile(bytesOf(`${STRIPE}\n${row}\n`))).toMatchObject({ ok: false, reason: 'damaged' })
})

const PAYPAL =
  '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Item Title","Invoice Number","Balance","Balance Impact"'
const payment = (date: string, parts: string) =>
  `"${date}","10:00:00","CET","Bakker","Express Checkout Payment","Completed","EUR",${parts},"a@b.example","c@d.example","1AB","Brood","2026-0042","0,00","Credit"`

test('PayPal: costs are negative there, what is pending or only noted moved nothing', () => {
  const { format, lines } = read(
    [
      PAYPAL,
      payment('05/03/2026', '"121,00","-4,46","116,54"'),
      payment('06/03/2026', '"10,00","0,00","10,00"').replace('Completed', 'Pending'),
      payment('07/03/2026', '"10,00","0,00","10,00"').replace('Credit', 'Memo'),
      payment('28/03/2026', '"-116,54","0,00","-116,54"'),
      '',
    ].join('\n'),
  )
  expect(format).toBe('paypal-csv')
  expect(lines).toEqual([
    ['2026-03-05', 12_100, 'Bakker', '2026-0042 Brood'],
    ['2026-03-05', -446, 'PayPal', 'Kosten PayPal: 2026-0042 Brood'],
    ['2026-03-28', -11_654, 'Bakker', '2026-0042 Brood'],
  ])
})

test('PayPal: the days of the whole file say whether the month comes first', () => {
  const american = [
    PAYPAL,
    payment('03/05/2026', '"1.00","0.00","1.00"'),
    payment('03/28/2026', '"2.00","0.00","2.00"'),
    '',
  ]
  expect(read(american.join('\n')).lines.map(([date]) => date)).toEqual(['2026-03-05', '2026-03-28'])
})

test('PayPal: a net that is not gross and fee together keeps the file out', () => {
  const text = [PAYPAL, payment('05/03/2026', '"121,00","-4,46","125,46"'), ''].join('\n')
  expect(readBankFile(bytesOf(text))).toMatchObject({ ok: false, reason: 'damaged' })
})

const SUMUP =
  'Email,Date,Transaction ID,Transaction type,Status,Card type,Last 4 digits,Process as,Payment method,Entry mode,Auth code,Description,Total,Net sale,Tax amount,Tip amount,Fee,Payout,Payout date,Payout ID,Reference'

test('SumUp: a sale is gross, its payout says what was kept, and together they are what was paid out', () => {
  const { format, statement, lines, sumCents } = read(
    [
      SUMUP,
      'a@b.example,2026-03-05 10:22:31,TA1,Sale,Successful,Visa,1234,Credit,POS,Chip,1,Factuur 2026-0042,121.00,100.00,21.00,0.00,,,,,',
      'a@b.example,2026-03-05 10:22:31,TA1,Payout,Paid,Visa,1234,Credit,POS,Chip,1,Factuur 2026-0042,121.00,,,,2.07,118.93,2026-03-07,PID9,',
      'a@b.example,2026-03-05 11:00:00,TA2,Sale,Failed,Visa,1234,Credit,POS,Chip,1,Mislukt,50.00,,,,,,,,',
      'a@b.example,2026-03-05 12:00:00,TA3,Sale,Successful,,,,Cash,,,Contant,7.50,,,,,,,,',
      'a@b.example,2026-03-06 12:00:00,TA4,Refund,Successful,Visa,1234,Credit,POS,Chip,1,Terug,5.00,,,,,,,,',
      '',
    ].join('\n'),
  )
  expect([format, statement.bank, statement.isProvider, statement.currency]).toEqual([
    'sumup-csv',
    'SumUp',
    true,
    'EUR',
  ])
  expect(lines).toEqual([
    ['2026-03-05', 12_100, null, 'Factuur 2026-0042'],
    ['2026-03-05', -207, 'SumUp', 'Kosten SumUp: Factuur 2026-0042'],
    ['2026-03-06', -500, null, 'Terug'],
  ])
  expect(sumCents).toBe(11_893 - 500)
})

test('SumUp in German, with a payout that is planned, is read too', () => {
  const header =
    'E-Mail,Datum,Transaktions-ID,Zahlungsart,Status,Kartentyp,Letzte 4 Ziffern,Durchgeführt mit,Zahlungsmethode,Eingabemodus,Autorisierungscode,Beschreibung,Betrag inkl. MwSt.,Netto,Steuerbetrag,Trinkgeldbetrag,Gebühr,Auszahlung,Auszahlungsdatum,Auszahlungs-ID,Referenz'
  const { format, lines } = read(
    [
      header,
      'a@b.example,"05.03.2026, 10:22",TB1,Umsatz,Erfolgreich,Visa,1234,,POS,Chip,1,Kaffee,16.00,16.00,,,0.24,,,,',
      'a@b.example,"05.03.2026, 10:22",TB1,Auszahlung,Geplant,Visa,1234,,POS,Chip,1,Kaffee,16.00,,,,0.24,15.76,,,',
      'a@b.example,"16.03.2026, 10:22",TB2,Auszahlung,Ausgezahlt,Visa,1234,,POS,Chip,1,Brot,4.00,,,,0.06,3.94,17.03.2026,PID1,',
      '',
    ].join('\n'),
  )
  expect(format).toBe('sumup-csv')
  expect(lines).toEqual([
    ['2026-03-05', 1600, null, 'Kaffee'],
    ['2026-03-16', -6, 'SumUp', 'Kosten SumUp: Brot'],
  ])
})

test.each([
  ['Payout,Paid', '121.00', '2.07', '118.90', 'uitbetaling'],
  ['Tombola,Successful', '121.00', '', '', 'soort'],
  ['Sale,Bewolkt', '121.00', '', '', 'status'],
])('SumUp: %s of %s keeps the file out', (kind, total, fee, payout, why) => {
  const row = `a@b.example,2026-03-05,TA1,${kind},Visa,1234,Credit,POS,Chip,1,x,${total},,,,${fee},${payout},,,`
  const result = readBankFile(bytesOf([SUMUP, row, ''].join('\n')))
  expect(result.ok ? '' : result.message).toContain(why)
})
