import type { ListView } from '@klopt/ui'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { sameRows, type ListSearch } from './list-search.ts'
import type { SavedView } from './list-settings.ts'

/** A view that a list brings itself. */
export interface OwnView<Filter> {
  readonly id: string
  readonly label: string
  readonly filter: Filter
  readonly count?: number
}

interface ViewsOptions<Filter extends ListSearch> {
  /** What the view that shows everything is called: 'Alle facturen'. */
  readonly allLabel: string
  readonly own: readonly OwnView<Filter>[]
  readonly saved: readonly SavedView[]
  readonly filter: Filter
  readonly hrefOf: (filter: Filter) => string
  /** Reads what was kept as the address would be read. */
  readonly read: (raw: Record<string, unknown>) => Filter
}

/** The views of a list, of which one is current when the list shows just that. */
export function viewsOf<Filter extends ListSearch>(options: ViewsOptions<Filter>): ListView[] {
  const { allLabel, own, saved, filter, hrefOf, read } = options
  const all: OwnView<Filter> = { id: 'all', label: allLabel, filter: read({}) }
  const given = [all, ...own].map(({ id, label, filter: view, count }) => ({
    ...omitUndefined({ count }),
    id,
    label,
    href: hrefOf(view),
    current: sameRows(filter, view) && !saved.some(({ id: kept }) => kept === filter.view),
  }))
  const kept = saved.map(({ id, name, search }) => ({
    id,
    label: name,
    href: hrefOf({ ...read(search), view: id }),
    current: filter.view === id && sameRows(filter, read(search)),
    own: true,
  }))
  return [...given, ...kept]
}

/** The filters and the order of an address, to be kept. */
export function keptSearch({ view: _view, peek: _peek, start: _start, ...rest }: ListSearch): SavedView['search'] {
  const said: [string, unknown][] = Object.entries(rest)
  return Object.fromEntries(said.filter((entry): entry is [string, Kept] => isKept(entry[1])))
}

type Kept = SavedView['search'][string]
const isKept = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
