import { contract } from '@klopt/api-client/contract'
import { Button, EmptyState } from '@klopt/ui'
import { Package, Plus, SearchX } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today } from '../../app/today.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { countedText, segmentCounts } from '../../shared/lists/segment-counts.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { ListScreen } from '../../shell/list-screen.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { productColumns } from './product-columns.tsx'
import { ProductPane } from './product-pane.tsx'
import { productsHref, productsQuery, readProductsSearch, type ProductsSearch } from './products-search.ts'

export interface ProductsScreenProps {
  administrationId: number
  filter: ProductsSearch
  onFilter: (filter: ProductsSearch) => void
}

/** What is sold: products and services, each of which opens beside the list. */
export function ProductsScreen({ administrationId, filter, onFilter }: ProductsScreenProps) {
  usePageTitle('Producten')
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const asked = { params: { administrationId }, query: productsQuery(filter) }
  const pages = usePages(contract.products.list, asked)
  const exports = useExports(contract.products.export, asked)
  const columns = useMemo(() => productColumns(today()), [])
  const mayAdd = useMayChange(administrationId, { permission: 'BOOKING' })
  const add = mayAdd && (
    <Button variant="primary" icon={Plus} onClick={() => setOpen('new')}>
      <ShortLabel short="Product">Product toevoegen</ShortLabel>
    </Button>
  )
  const segments = pages.first?.segments
  const countOf = segmentCounts(segments)
  const shown = segments?.[filter.archived ? 'archived' : 'active']
  const hrefOf = (next: ProductsSearch) => productsHref(administrationId, next)
  const segment = (archived: true | undefined, label: string) => ({
    id: label,
    label,
    href: hrefOf({ ...filter, archived, start: undefined }),
    current: filter.archived === archived,
    count: countOf(archived ? 'archived' : 'active'),
  })
  return (
    <>
      <ListScreen
        name={`products.${administrationId}`}
        title="Producten"
        itemsName="producten"
        allLabel="Alle producten"
        add={add}
        {...{ filter, onFilter, hrefOf, pages, columns, exports }}
        read={readProductsSearch}
        segments={[segment(undefined, 'Actief'), segment(true, 'Gearchiveerd')]}
        summary={shown && shown.count > 0 && countedText(shown, ['product', 'producten'])}
        totalCount={shown?.count}
        isCapped={shown?.isCapped}
        defaultSort="number"
        starts={{ number: { label: 'nummer', kind: 'text' }, name: { label: 'naam', kind: 'text' } }}
        searchLabel="Zoek een product"
        searchPlaceholder="Nummer of naam"
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        onOpen={({ id }) => setOpen(id)}
        bulk={{ actions: (rows, clear) => <BulkActions {...{ administrationId, filter, rows, clear }} /> }}
        empty={<NoProducts filter={filter} add={add} />}
      />
      {open !== null && (
        <ProductPane
          key={open}
          administrationId={administrationId}
          productId={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function NoProducts({ filter, add }: { filter: ProductsSearch; add: ReactNode }) {
  if (filter.search) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen product past bij ‘{filter.search}’.
      </EmptyState>
    )
  }
  if (filter.archived) {
    return (
      <EmptyState icon={Package} title="Niets gearchiveerd">
        Hier komen de producten die je archiveert.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Package} title="Nog geen producten" action={add}>
      Zet hier wat je verkoopt. Op een factuur of offerte typ je dan een deel van de naam, en de rest vult zich in.
    </EmptyState>
  )
}
