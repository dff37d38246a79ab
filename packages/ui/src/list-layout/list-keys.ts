import { dutch } from './texts.ts'

/** What works in a list, by which its keys are told. */
export interface ListAbilities {
  /** Rows can be chosen. */
  select: boolean
  /** A row can be shown beside the list. */
  peek: boolean
  /** A row has a screen of its own. */
  open: boolean
  /** There is a search field. */
  search: boolean
  /** There are rows, or may be: without them no key leads to one. */
  rows: boolean
}

export interface ListKey {
  keys: readonly string[]
  what: string
  /** Only among all keys, not in the line under the list. */
  rare?: boolean
}

/** The keys of a list, those one needs most first. */
export function listKeys({ select, peek, open, search, rows }: ListAbilities, texts = dutch): ListKey[] {
  const { keys } = texts
  if (!rows) return search ? [{ keys: ['/'], what: texts.search }] : []
  return [
    { keys: ['j', 'k'], what: texts.row },
    ...(select
      ? [
          { keys: ['x'], what: texts.select },
          { keys: [keys.shift, 'j'], what: texts.selectRange },
        ]
      : []),
    ...(peek ? [{ keys: [keys.space], what: texts.peek }] : []),
    ...(open ? [{ keys: [keys.enter], what: texts.open }] : []),
    ...(search ? [{ keys: ['/'], what: texts.search }] : []),
    ...(select ? [{ keys: [keys.control, 'a'], what: texts.all, rare: true }] : []),
    { keys: [keys.home, keys.end], what: texts.first, rare: true },
    ...(peek ? [{ keys: [keys.escape], what: texts.close, rare: true }] : []),
  ]
}
