import type { Sort } from '@klopt/ui'
import { sortOf, sortText, type ListSearch } from '../shared/lists/list-search.ts'
import type { ListScreenProps } from './list-screen-types.ts'

/** The order a list is in. */
export const sortNow = <Row, Filter extends ListSearch>({ filter, defaultSort }: ListScreenProps<Row, Filter>) =>
  sortOf(filter.sort ?? defaultSort)

/** The filter in another order, where the list begins at its begin again; the usual order needs not to be said. */
export function sorted<Row, Filter extends ListSearch>(list: ListScreenProps<Row, Filter>, sort: Sort): Filter {
  const text = sortText(sort)
  const next = text === list.defaultSort ? undefined : text
  return list.read({ ...list.filter, sort: next, start: undefined, peek: undefined })
}
