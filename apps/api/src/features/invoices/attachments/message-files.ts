import type { Db } from '../../../database/db.ts'
import type { Hooks } from '../../../kernel/hooks.ts'
import { callHooks, type FileToDraw } from '../../../kernel/hooks.ts'
import type { Services } from '../../../kernel/services.ts'
import type { MailMessage } from '../../../mail/message.ts'
import { oneLine } from '../../../mail/one-line.ts'
import type { InvoiceKey } from '../load-invoice.ts'
import { attachmentsOf } from './attachments.ts'

interface KeptFile {
  readonly name: string
  readonly mimeType: string
  readonly sha256: Buffer
}

/** Keeps which files go along with a mail: what is added or removed afterwards is of the next one. */
export async function keepMessageFiles(db: Db, key: InvoiceKey, messageId: number): Promise<void> {
  const attachments = await attachmentsOf(db, key)
  if (attachments.length === 0) return
  await db
    .insertInto('sent_message_files')
    .values(
      attachments.map(({ fileId }) => ({
        administration_id: key.administrationId,
        message_id: messageId,
        file_id: fileId,
      })),
    )
    .execute()
}

/** The files that go along with a mail, in the order in which they were added. */
export async function messageFiles(
  db: Db,
  { administrationId, messageId }: { readonly administrationId: number; readonly messageId: number },
): Promise<KeptFile[]> {
  return db
    .selectFrom('sent_message_files as m')
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.administration_id', '=', 'm.administration_id').onRef('f.id', '=', 'm.file_id'),
    )
    .select(['f.name', 'f.mime_type as mimeType', 'f.sha256'])
    .where('m.administration_id', '=', administrationId)
    .where('m.message_id', '=', messageId)
    .orderBy('m.file_id')
    .execute()
}

/** When it is mailed. */
export interface Mailing {
  readonly hooks: Hooks
  readonly now: Date
  readonly today: string
}

/** What other features send along with an invoice, such as a specification of its hours. */
export async function filesOfOthers(db: Db, key: InvoiceKey, { hooks, now, today }: Mailing): Promise<FileToDraw[]> {
  const files: FileToDraw[] = []
  const { administrationId, invoiceId } = key
  const event = { administrationId, invoiceId, today, attach: (file: FileToDraw) => void files.push(file) }
  await callHooks(hooks.invoiceIsMailed, db, event, now)
  return files
}

/** What goes along beside an invoice, as its mail has it. */
export async function attachedFiles(
  services: Services,
  administrationId: number,
  { drawn, kept }: { readonly drawn: readonly FileToDraw[]; readonly kept: readonly KeptFile[] },
): Promise<MailMessage['attachments']> {
  const files: MailMessage['attachments'] = []
  for (const { name, mimeType, draw } of drawn) files.push({ name, mimeType, content: await draw(services.pdf) })
  for (const { name, mimeType, sha256 } of kept) {
    const content = new Uint8Array(await services.files.read(administrationId, sha256))
    files.push({ name: oneLine(name), mimeType, content })
  }
  return files
}

/** The names of what goes along beside the invoice itself. */
export async function namesAlongside(db: Db, key: InvoiceKey, mailing: Mailing): Promise<string[]> {
  const files = [...(await filesOfOthers(db, key, mailing)), ...(await attachmentsOf(db, key))]
  return files.map(({ name }) => name)
}
