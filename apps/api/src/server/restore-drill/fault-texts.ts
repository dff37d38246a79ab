/** What does not add up in books, in the words of who runs the server; behind it comes how often, or by how many cents. */
export const faultTexts: Readonly<Record<string, string>> = {
  unbalanced_entries: 'boekingen die niet in evenwicht zijn',
  gaps_in_entries: 'dagboeken met een gat in de nummers van hun boekingen',
  gaps_in_invoices: 'reeksen met een gat in de factuurnummers',
  wrongly_settled: 'posten waarvan de betalingen niet optellen tot wat er openstaat',
  receivables_off_by: 'de debiteuren verschillen van hun rekening in het grootboek, in centen',
  payables_off_by: 'de crediteuren verschillen van hun rekening in het grootboek, in centen',
  postponed_vat_off_by: 'de uitgestelde btw verschilt van de rekening in het grootboek, in centen',
  paid_but_postponed: 'betaalde posten waarvan de btw nog wacht',
  bank_off_by: 'de verwerkte bankregels verschillen van het bankboek, in centen',
  wrongly_spread: 'gespreide regels waarvan de delen niet optellen',
  wrong_balances: 'saldi die niet de som van hun regels zijn',
  wrong_vat_balances: 'btw-saldi die niet de som van hun regels zijn',
  wrong_money_balances: 'saldi van kas-, kaart- en betaaldienstboeken die niet de som van hun regels zijn',
  vat_lines_nowhere_or_twice: 'btw-regels die in geen of in twee aangiften staan',
  returns_off: 'aangiften waarvan de regels niet optellen tot hun rubrieken',
}
