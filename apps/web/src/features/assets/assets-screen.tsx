import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, Button, DateField, EmptyState, SumLine } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Plus, SearchX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { countedText, segmentCounts } from '../../shared/lists/segment-counts.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { assetColumns } from './asset-columns.tsx'
import type { Candidate } from './asset-form.ts'
import { AssetPane } from './asset-pane.tsx'
import * as styles from './assets.css.ts'
import { assetHref, assetsHref, assetsQuery, readAssetsSearch, type AssetsSearch } from './assets-search.ts'
import { CandidatesPane } from './candidates-pane.tsx'
import { LedgerAlert, LedgerTick } from './ledger-tie.tsx'

export interface AssetsScreenProps {
  administrationId: number
  filter: AssetsSearch
  onFilter: (filter: AssetsSearch) => void
}

/** The register of what lasts for years, and the purchases that may belong in it. */
export function AssetsScreen({ administrationId, filter, onFilter }: AssetsScreenProps) {
  usePageTitle('Activa')
  const [open, setOpen] = useState<'new' | 'candidates' | Candidate | null>(null)
  const asked = { params: { administrationId }, query: assetsQuery(filter) }
  const pages = usePages(contract.assets.list, asked)
  const exports = useExports(contract.assets.export, asked)
  const { segments } = pages.first ?? {}
  const countOf = segmentCounts(segments)
  const asOf = filter.asOf ?? today()
  const shown = segments?.[filter.state ?? 'all']
  const candidates = useQuery(query(contract.assets.candidates, { params: { administrationId } })).data ?? []
  const mayAdd = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const add = mayAdd && (
    <Button variant="primary" icon={Plus} onClick={() => setOpen('new')}>
      <ShortLabel short="Activum">Activum toevoegen</ShortLabel>
    </Button>
  )
  const hrefOf = (next: AssetsSearch) => assetsHref(administrationId, next)
  const segment = (state: AssetsSearch['state'], label: string) => ({
    id: label,
    label,
    href: hrefOf({ ...filter, state, start: undefined }),
    current: filter.state === state,
    count: countOf(state ?? 'all'),
  })
  const close = () => setOpen(null)
  return (
    <>
      <ListScreen
        name={`assets.${administrationId}`}
        title="Activa"
        itemsName="activa"
        allLabel="Alle activa"
        summary={
          shown &&
          shown.count > 0 && (
            <>
              <SumLine text={sumOf(shown, filter.asOf, leftIn(segments, filter.state))} />
              <LedgerTick {...{ administrationId, asOf }} />
            </>
          )
        }
        totalCount={shown?.count}
        isCapped={shown?.isCapped}
        add={add}
        tabs={
          <div className={styles.notices}>
            <LedgerAlert {...{ administrationId, asOf }} />
            {candidates.length > 0 && (
              <CandidatesNotice count={candidates.length} onShow={() => setOpen('candidates')} />
            )}
          </div>
        }
        {...{ filter, onFilter, hrefOf, pages, exports }}
        columns={assetColumns(pages.items, shown)}
        read={readAssetsSearch}
        segments={[segment(undefined, 'Alles'), segment('in_use', 'In gebruik'), segment('left', 'Weg')]}
        defaultSort="name"
        starts={{ name: { label: 'naam', kind: 'text' }, inUseOn: { label: 'ingebruikname', kind: 'date' } }}
        filters={dayFilter(filter, onFilter)}
        searchLabel="Zoek een activum"
        searchPlaceholder="Naam"
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => assetHref(administrationId, id)}
        empty={<NoAssets filter={filter} add={add} />}
      />
      {open === 'candidates' && (
        <CandidatesPane candidates={candidates} onChoose={mayAdd ? setOpen : undefined} onClose={close} />
      )}
      {open !== null && open !== 'candidates' && (
        <AssetPane
          administrationId={administrationId}
          asset={null}
          candidate={open === 'new' ? null : open}
          onClose={close}
        />
      )}
    </>
  )
}

/** The register as it was at the end of another day than today. */
const dayFilter = (filter: AssetsSearch, onFilter: AssetsScreenProps['onFilter']) => ({
  count: filter.asOf === undefined ? 0 : 1,
  cleared: { ...filter, asOf: undefined },
  fields: (
    <DateField
      label="Stand op"
      hint="Wat er die dag was, en wat het toen waard was."
      value={filter.asOf ?? null}
      today={today()}
      onChange={(asOf) => onFilter({ ...filter, asOf: asOf ?? undefined, start: undefined })}
    />
  ),
})

function CandidatesNotice({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Alert action={<Button onClick={onShow}>Bekijken</Button>}>
      {count === 1 ? '1 inkoop kan een activum zijn.' : `${count} inkopen kunnen een activum zijn.`} Wat jaren meegaat
      en € 450 of meer kost, schrijf je af.
    </Alert>
  )
}

function NoAssets({ filter, add }: { filter: AssetsSearch; add: ReactNode }) {
  if (filter.search || filter.state || filter.asOf) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen activum past bij dit filter.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Laptop} title="Nog geen activa" action={add}>
      Hier staat wat je voor jaren koopt, zoals een laptop of een auto. Klopt boekt de afschrijving elke maand of elk
      jaar.
    </EmptyState>
  )
}

type Segments = NonNullable<ResponseOf<typeof contract.assets.list>['segments']>

/** How many of what is shown were sold or scrapped: of these the cost less the depreciation is not what is left. */
const leftIn = (segments: Segments | undefined, state: AssetsSearch['state']): number =>
  state === 'in_use' ? 0 : (segments?.left.count ?? 0)

/** '2 activa · op 31 december 2025 · boekwaarde € 3.602,08 · 1 weg, zonder boekwaarde'; without a sum where not all were counted. */
const sumOf = ({ count, isCapped, bookValueCents }: Segments['all'], asOf: string | undefined, left: number): string =>
  [
    countedText({ count, isCapped }, ['activum', 'activa']),
    ...(asOf === undefined ? [] : [`op ${formatDateLong(asOf)}`]),
    ...(bookValueCents === null ? [] : [`boekwaarde ${formatEuro(bookValueCents)}`]),
    ...(left === 0 ? [] : [`${left} weg, zonder boekwaarde`]),
  ].join(' · ')
