import { contract, type Asset } from '@klopt/api-client/contract'
import { askConfirmation, Button, toast, type HeaderAction, type MenuEntry } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { ArrowDownToLine, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { AssetPane } from './asset-pane.tsx'
import { assetsHref } from './assets-search.ts'
import { DisposeModal } from './dispose-modal.tsx'
import { ImpairModal } from './impair-modal.tsx'

interface AssetActions {
  actions: ReactNode
  besides: readonly HeaderAction[]
  more: readonly MenuEntry[]
  /** What is open over the screen. */
  layers: ReactNode
  /** Books what waits for locked books; null for who may not. */
  bookHeld: { press: () => void; isPending: boolean } | null
}

type Layer = 'change' | 'dispose' | 'impair'

/** What can be done with an asset as it stands. */
export function useAssetActions(administrationId: number, asset: Asset): AssetActions {
  const [layer, setLayer] = useState<Layer | null>(null)
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const { isPending, bookHeld, undo, remove } = useAssetWrites(administrationId, asset)
  if (!mayChange) return { actions: null, besides: [], more: [], layers: null, bookHeld: null }
  const close = () => setLayer(null)
  const layers = (
    <>
      {layer === 'change' && <AssetPane {...{ administrationId, asset }} candidate={null} onClose={close} />}
      {layer === 'dispose' && <DisposeModal {...{ administrationId, asset }} onClose={close} />}
      {layer === 'impair' && <ImpairModal {...{ administrationId, asset }} onClose={close} />}
    </>
  )
  const held = { press: bookHeld, isPending }
  if (asset.state !== 'in_use') {
    const label = asset.state === 'sold' ? 'Verkoop terugdraaien' : 'Afdanken terugdraaien'
    const besides = [{ label, icon: Undo2, loading: isPending, onSelect: undo }]
    return { actions: null, besides, more: [], layers, bookHeld: held }
  }
  const more: MenuEntry[] = [
    { label: 'Afwaarderen', icon: ArrowDownToLine, onSelect: () => setLayer('impair') },
    { label: 'Verwijderen', icon: Trash2, danger: true, onSelect: () => void remove() },
  ]
  const besides = [{ label: 'Wijzigen', icon: Pencil, onSelect: () => setLayer('change') }]
  // It depreciates by itself: nothing is asked, least of all that it goes.
  const actions = <Button onClick={() => setLayer('dispose')}>Verkopen of afdanken</Button>
  return { actions, besides, more, layers, bookHeld: held }
}

function useAssetWrites(administrationId: number, { id, name, version }: Asset) {
  const navigate = useNavigate()
  const depreciate = useWrite(contract.assets.depreciate)
  const undoDisposal = useWrite(contract.assets.undoDisposal)
  const deletion = useWrite(contract.assets.delete)
  const params = { administrationId, assetId: id }
  const outcome = (text: string) => ({
    onSuccess: () => void toast.success(text),
    onError: ({ message }: { message: string }) => void toast.error(message),
  })
  return {
    isPending: depreciate.isPending || undoDisposal.isPending,
    bookHeld: () =>
      depreciate.mutate({ params, body: { version, onFirstOpenDay: true } }, outcome('De afschrijving is geboekt')),
    undo: () => undoDisposal.mutate({ params, body: { version } }, outcome(`${name} is weer in gebruik`)),
    remove: async () => {
      const confirmed = await askConfirmation({
        title: `${name} verwijderen`,
        text: 'Wat ervan is afgeschreven wordt teruggedraaid. Was het verkocht of kapot? Kies dan Verkopen of afdanken.',
        confirmLabel: 'Verwijderen',
        danger: true,
      })
      if (!confirmed) return
      deletion.mutate(
        { params, body: { version } },
        {
          ...outcome(`${name} is verwijderd`),
          onSuccess: () => {
            toast.success(`${name} is verwijderd`)
            void navigate({ href: assetsHref(administrationId, {}) })
          },
        },
      )
    },
  }
}
