import * as v from 'valibot'

const columnIds = v.pipe(v.array(v.string()), v.readonly())

/**
 * What must outlive the page: the keys of the specification, each with its shape. A value that does not have
 * its shape (another version wrote it, somebody edited it) counts as absent.
 */
const shapes = {
  'date-range': v.union([
    v.object({ kind: v.literal('year'), year: v.pipe(v.number(), v.integer()) }),
    v.object({ kind: v.literal('past-days'), days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(799)) }),
    v.object({ kind: v.literal('range'), from: v.string(), to: v.string() }),
  ]),
  /** How each list is looked at, by user and list. */
  lists: v.record(
    v.string(),
    v.object({
      views: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          search: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
          hidden: v.array(v.string()),
        }),
      ),
      hidden: v.array(v.string()),
      density: v.picklist(['compact', 'normal', 'roomy']),
      peeks: v.boolean(),
      arrangement: v.optional(v.object({ order: columnIds, pinned: columnIds })),
    }),
  ),
  /** In which language a customer reads their page. */
  'customer-language': v.picklist(['nl', 'en', 'de']),
  'menu-collapsed': v.boolean(),
  'support-sidebar': v.object({ open: v.boolean(), tab: v.string() }),
  'dismissed-messages': v.array(v.string()),
  'screen-share-key': v.string(),
  /** Timers that were started and stopped, and of which the server has not answered yet: of one user, the oldest first. */
  'kept-timers': v.object({
    userId: v.number(),
    items: v.array(
      v.variant('kind', [
        v.object({
          kind: v.literal('start'),
          key: v.string(),
          administrationId: v.number(),
          startedAtMs: v.number(),
          stoppedAtMs: v.nullable(v.number()),
          projectId: v.nullable(v.number()),
          taskId: v.nullable(v.number()),
          note: v.string(),
        }),
        v.object({
          kind: v.literal('stop'),
          administrationId: v.number(),
          timerId: v.number(),
          stoppedAtMs: v.number(),
        }),
      ]),
    ),
  }),
  /** What was typed when a session ended, by address and form: of one user, for the next time they are here. */
  'kept-input': v.object({
    userId: v.number(),
    release: v.string(),
    keptAt: v.number(),
    inputs: v.record(v.string(), v.unknown()),
  }),
  /** What whoever shares would rather not show now; only while there is a key. */
  'screen-share-limits': v.object({ isPaused: v.boolean(), hidesAmounts: v.boolean() }),
  /** As whom staff looks at one administration; in another it does not count. */
  'selected-role': v.object({
    administrationId: v.number(),
    userId: v.number(),
    permissions: v.array(v.string()),
    type: v.nullable(v.picklist(['FINANCIAL_PLANNER', 'PRIMARY_USER'])),
  }),
  /** Who the server last said is signed in: other tabs notice when it changes. */
  'signed-in-user': v.number(),
  theme: v.picklist(['light', 'dark', 'contrast']),
} as const

type Key = keyof typeof shapes
type Stored<K extends Key> = v.InferOutput<(typeof shapes)[K]>
export type StoredList = Stored<'lists'>[string]
export type StoredTimers = Stored<'kept-timers'>
export type StoredRole = Stored<'selected-role'>
/** The range of days chosen last: a year, so many days until today, or from day to day. */
export type StoredDateRange = Stored<'date-range'>

const PREFIX = 'klopt.'
/** How a key is named in the browser's own storage. */
export const storedName = (key: Key): string => PREFIX + key

/** The stored value, or null when there is none or it cannot be read. */
export function readStored<K extends Key>(key: K): Stored<K> | null {
  try {
    const text = localStorage.getItem(PREFIX + key)
    const parsed = text === null ? null : v.safeParse(shapes[key], JSON.parse(text))
    return parsed?.success ? parsed.output : null
  } catch {
    // Storage may be switched off, and what it holds may be damaged.
    return null
  }
}

/** Keeps a value; null removes it. A full or switched-off storage loses only the convenience. */
export function writeStored<K extends Key>(key: K, value: Stored<K> | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // Nothing to do: the page works without it.
  }
}

/** What signing in clears: stored filters and the screen-share key (specification, section 2). */
export function clearAfterSignIn(): void {
  writeStored('date-range', null)
  writeStored('screen-share-key', null)
  writeStored('screen-share-limits', null)
}
