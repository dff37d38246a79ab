import { readStored, writeStored, type StoredList } from '../../app/storage.ts'

/** A look at a list that somebody keeps: its filters and order, and the columns that are left out. */
export type SavedView = StoredList['views'][number]
/** How somebody looks at a list on this device. */
export type ListSettings = StoredList

export const noSettings: ListSettings = { views: [], hidden: [], density: 'normal', peeks: false }

/** The settings kept under a key; those of a new list when there are none. */
export const readSettings = (key: string): ListSettings => readStored('lists')?.[key] ?? noSettings

/** Keeps the settings under a key, beside those of other lists. */
export function writeSettings(key: string, settings: ListSettings): void {
  writeStored('lists', { ...readStored('lists'), [key]: settings })
}

/** The columns that are left out once these of the ones that can be are shown. */
export const hiddenOf = (choices: readonly string[], shown: readonly string[]): string[] =>
  choices.filter((id) => !shown.includes(id))
