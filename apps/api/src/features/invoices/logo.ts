import type { Db } from '../../database/db.ts'
import type { InvoiceSnapshot } from '../../database/schema/invoice-snapshot.ts'
import type { Logo } from '../../pdf/document.ts'
import type { Services } from '../../kernel/services.ts'

/** A logo as it is kept; its bytes are read outside of the transaction. */
export interface LogoFile {
  readonly sha256: Buffer
  readonly mimeType: string
}

/** The logo that an invoice was made final with. */
export async function logoOf(db: Db, administrationId: number, snapshot: InvoiceSnapshot): Promise<LogoFile | null> {
  const file = await fileOf(db, administrationId, snapshot.layout.logoFileId)
  return file && { sha256: file.sha256, mimeType: file.mime_type }
}

export async function readLogo(
  services: Services,
  administrationId: number,
  file: LogoFile | null,
): Promise<Logo | null> {
  if (file === null) return null
  const bytes = await services.files.read(administrationId, file.sha256)
  return { bytes, mimeType: file.mimeType as Logo['mimeType'] }
}

export async function fileOf(db: Db, administrationId: number, fileId: number | null) {
  if (fileId === null) return null
  const row = await db
    .selectFrom('stored_files')
    .select(['sha256', 'mime_type'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', fileId)
    .executeTakeFirst()
  return row ?? null
}
