import { paperTexts } from '@klopt/bookkeeping/paper'
import type { StatementDocument } from '../statement-document.ts'
import type { TypstJob } from '../render/typst.ts'
import { formatIn } from './format.ts'
import { pageWords } from './paper-words.ts'
import { companyLines } from './vat-return-job.ts'

/** What Typst needs to draw a statement of account: a line per document and payment, and what is owed in the end. */
export function statementJob(document: StatementDocument): TypstJob {
  const { company, language, lines, balanceCents } = document
  const texts = paperTexts(language)
  const { date, euro, money } = formatIn(language)
  const { kinds, ...words } = texts.statement
  return {
    template: 'statement',
    data: {
      metadataTitle: texts.titleOf(words.title, company.name),
      date: document.date,
      page: pageWords(language),
      texts: words,
      company: { name: company.name, lines: companyLines(company, language) },
      facts: [
        { label: words.customer, value: document.customerName, strong: true },
        { label: words.period, value: `${date(document.from)} – ${date(document.date)}`, strong: false },
      ],
      lines: lines.map((line) => ({
        date: date(line.date),
        description: `${kinds[line.kind]} ${line.number}`.trim(),
        amount: line.kind === 'opening' ? '' : money(line.amountCents),
        balance: money(line.balanceCents),
      })),
      outcome: { label: words.balance, amount: euro(balanceCents) },
    },
  }
}
