import type { Context } from '../../kernel/context.ts'
import type { StoredFile } from './keep-document.ts'
import { keepDocument } from './keep-document.ts'

type Keeping = Pick<
  Context<unknown, 'administration'>,
  'db' | 'jobs' | 'administrationId' | 'user' | 'now' | 'audit' | 'unchanged'
>

/** Makes a document of what somebody uploaded, by whichever way it came. */
export async function keepUpload(
  { db, jobs, administrationId, user, now, audit, unchanged }: Keeping,
  file: StoredFile,
) {
  const arrival = { administrationId, userId: user.id, now, source: 'upload', sender: null } as const
  const kept = await keepDocument(db, jobs, arrival, file)
  if (kept.isDuplicate) unchanged()
  else audit('create', 'document', kept.id, { name: file.name })
  return kept
}
