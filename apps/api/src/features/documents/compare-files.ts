import { withRead } from '../../database/transaction.ts'
import type { Kept } from '../../files/file-store.ts'
import type { Services } from '../../kernel/services.ts'

/** What is kept of an administration beside what it uses. */
export interface ComparedFiles {
  readonly administrationId: number
  /** The SHA-256, in hex, of what the database says there is. */
  readonly used: ReadonlySet<string>
  /** Used, but nowhere to be found. */
  readonly missing: readonly string[]
  /** Kept, but not used, or left half written. */
  readonly unused: readonly Kept[]
  /** On its way out, and not used. */
  readonly aside: readonly Kept[]
  /** On its way out, but used, and the only bytes there are. */
  readonly toPutBack: readonly Kept[]
}

export async function compareFiles(
  { files, pool }: Pick<Services, 'files' | 'pool'>,
  administrationId: number,
): Promise<ComparedFiles> {
  // First what is used, so that what is put meanwhile is kept and not missing.
  const used = await usedFiles({ pool }, administrationId)
  const kept = await files.list(administrationId)
  const isUsed = ({ sha256 }: Kept) => sha256 !== null && used.has(sha256.toString('hex'))
  const inPlace = kept.filter(({ isAside }) => !isAside)
  const aside = kept.filter(({ isAside }) => isAside)
  const names = new Set(inPlace.map(({ name }) => name))
  const anywhere = new Set(kept.map(({ name }) => name))
  return {
    administrationId,
    used,
    missing: [...used].filter((name) => !anywhere.has(name)),
    unused: inPlace.filter((each) => !isUsed(each)),
    aside: aside.filter((each) => !isUsed(each) || names.has(each.name)),
    toPutBack: aside.filter((each) => isUsed(each) && !names.has(each.name)),
  }
}

async function usedFiles({ pool }: Pick<Services, 'pool'>, administrationId: number): Promise<Set<string>> {
  const rows = await withRead(pool, { kind: 'administration', administrationId }, (db) =>
    db.selectFrom('stored_files').select('sha256').where('administration_id', '=', administrationId).execute(),
  )
  return new Set(rows.map(({ sha256 }) => sha256.toString('hex')))
}
