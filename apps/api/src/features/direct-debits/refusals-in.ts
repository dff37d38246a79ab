import { must } from '@klopt/bookkeeping/money'
import {
  readRefusedCollections,
  readRefusedFiles,
  Refusal,
  type RefusedCollection,
  type RefusedFile,
} from '@klopt/bank-statements'
import { returnReason } from '@klopt/bookkeeping/payments'
import type { ReceivedFile } from '../../files/incoming.ts'
import { ApiError } from '../../kernel/api-error.ts'

/** What a bank said nothing of but that it failed. */
const NO_REASON = 'MS03'

/** What a file of the bank says that it refused or returned: single collections, and whole files. */
export interface Refused {
  readonly collections: readonly RefusedCollection[]
  readonly files: readonly RefusedFile[]
}

/** Reads a file of the bank. Throws `refusals_unreadable` when it says of nothing that it was refused. */
export async function refusalsIn(file: ReceivedFile): Promise<Refused> {
  const refused = read(await file.bytes())
  if (refused.collections.length === 0 && refused.files.length === 0) throw new ApiError('refusals_unreadable')
  return refused
}

function read(bytes: Uint8Array): Refused {
  try {
    return { collections: readRefusedCollections(bytes), files: readRefusedFiles(bytes) }
  } catch (error) {
    if (error instanceof Refusal) throw new ApiError('refusals_unreadable', { cause: error })
    throw error
  }
}

/** The reason as one that a direct debit can have. */
export const knownReason = (code: string | null): string =>
  code !== null && returnReason(code) !== null ? code : NO_REASON

/** The collections of a file of our own, or of one part of it, by end-to-end id. */
export function collectionsIn(content: string, partId: string | null): readonly string[] {
  const parts = content.split('<PmtInf>').slice(1)
  const named = partId === null ? parts : parts.filter((part) => part.includes(`<PmtInfId>${partId}</PmtInfId>`))
  return named.flatMap((part) =>
    [...part.matchAll(/<EndToEndId>([^<]*)<\/EndToEndId>/g)].map(([, id]) => must(id, 'its id')),
  )
}
