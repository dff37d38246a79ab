/** How many lines of an import were kept so far, of all that are new. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
}

/**
 * How far the imports are that this server is at, by administration and the name that whoever imports gave it. It is told of nothing
 * that is final: what is kept is only there once all of it is. Another server on the same database knows nothing of it.
 */
const underWay = new Map<string, ImportProgress>()

const nameOf = (administrationId: number, name: string) => `${administrationId} ${name}`

/** How far an import is; null when nothing of that name is under way here. */
export const importProgress = (administrationId: number, name: string): ImportProgress | null =>
  underWay.get(nameOf(administrationId, name)) ?? null

/** Does an import that says how far it is. */
export async function withProgress<Result>(
  administrationId: number,
  name: string | undefined,
  doImport: (tell: (progress: ImportProgress) => void) => Promise<Result>,
): Promise<Result> {
  if (name === undefined) return doImport(() => {})
  const key = nameOf(administrationId, name)
  try {
    return await doImport((progress) => underWay.set(key, progress))
  } finally {
    underWay.delete(key)
  }
}
