import { contract } from '@klopt/api-client/schemas'
import type { Db } from '../../database/db.ts'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import type { Services } from '../../kernel/services.ts'
import { joinedPapers, zippedPapers, type Paper } from '../../kernel/several-papers.ts'
import type { StatementDocument } from '../../pdf/statement-document.ts'
import { statementName, statementOnPaper } from './statement-on-paper.ts'

const access = administration('BOOKING')
const { statements } = contract
const NAME = 'Rekeningoverzichten'

interface Chosen {
  readonly db: Db
  readonly administrationId: number
  readonly today: string
  readonly input: { readonly body: { readonly contactIds: readonly number[] } }
}

/** Each once, as they were chosen. Throws `not_found`. */
async function chosenStatements({ db, administrationId, today, input }: Chosen): Promise<StatementDocument[]> {
  const documents = []
  for (const contactId of new Set(input.body.contactIds)) {
    documents.push(await statementOnPaper(db, { administrationId, contactId }, today))
  }
  return documents
}

const papersOf = ({ pdf }: Services, documents: readonly StatementDocument[]): Paper[] =>
  documents.map((document) => ({
    name: statementName(document),
    read: async () => Buffer.from(await pdf.renderStatement(document)),
  }))

/** Statements of account of contacts that were chosen in their list. */
export const statementRoutes = [
  route(statements.download, {
    access,
    changesNothing: true,
    handle: chosenStatements,
    respond: async (documents, { services }) => zippedPapers(NAME, papersOf(services, documents)),
  }),

  route(statements.downloadPdf, {
    access,
    changesNothing: true,
    handle: chosenStatements,
    respond: (documents, { services }) => joinedPapers(NAME, papersOf(services, documents)),
  }),
]
