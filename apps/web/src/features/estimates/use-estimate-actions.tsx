import { contract, type Estimate } from '@klopt/api-client/contract'
import { askConfirmation, Button, toast, type HeaderAction, type MenuAction, type MenuEntry } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { BadgeCheck, Copy, Download, FilePlus, PencilLine, Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { asApiError } from '../../app/errors/failures.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { estimateHref } from './estimate-filters.ts'
import { NoteAcceptanceModal } from './note-acceptance-modal.tsx'
import { SendEstimateModal } from './send-estimate-modal.tsx'
import { ToInvoiceModal } from './to-invoice-modal.tsx'
import { useEstimatePdf } from './use-estimate-pdf.ts'

interface EstimateActionsOptions {
  administrationId: number
  estimate: Estimate
  /** It is a draft again. */
  onTakenBack: () => void
}

type Opened = 'send' | 'invoice' | 'accept' | null

interface EstimateActions {
  /** Under '…': what is done seldom. */
  more: readonly MenuEntry[]
  besides: readonly HeaderAction[]
  actions: ReactNode
  /** What is open over the screen. */
  layers: ReactNode
}

/** What can still be done with an estimate that was sent; the main button follows its state. */
export function useEstimateActions(options: EstimateActionsOptions): EstimateActions {
  const { administrationId, estimate, onTakenBack } = options
  const [open, setOpen] = useState<Opened>(null)
  const { downloadPdf, isPending } = useEstimatePdf(administrationId)
  const copy = useCopy(administrationId, estimate.id)
  const revise = useRevise(administrationId, estimate, onTakenBack)
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const download: HeaderAction = {
    label: 'Pdf downloaden',
    icon: Download,
    loading: isPending,
    onSelect: () => downloadPdf(estimate.id),
  }
  if (!mayChange) return { more: [], besides: [download], actions: null, layers: null }
  const isOpen = ['sent', 'viewed'].includes(estimate.status)
  const takeBack: HeaderAction = {
    label: 'Terugnemen en wijzigen',
    icon: PencilLine,
    loading: revise.isPending,
    onSelect: () => void revise.ask(),
  }
  const again: MenuAction = { label: 'Opnieuw versturen', icon: Send, onSelect: () => setOpen('send') }
  const isBounced = estimate.bounced !== null
  const accept: MenuAction = { label: 'Akkoord noteren', icon: BadgeCheck, onSelect: () => setOpen('accept') }
  const anew: HeaderAction = { label: 'Kopie maken', icon: Copy, loading: copy.isPending, onSelect: copy.start }
  const isRefused = REFUSED.has(estimate.status)
  const main = mainOf(estimate, { takeBack, again, accept, anew }, () => setOpen('invoice'))
  return {
    besides: isOpen ? [download, takeBack] : [download],
    more: [
      ...(isOpen ? [isBounced ? accept : again] : []),
      ...(isRefused ? [] : [{ label: 'Kopiëren', icon: Copy, disabled: copy.isPending, onSelect: copy.start }]),
    ],
    actions: main,
    layers: <Layers {...{ administrationId, estimate, open }} onClose={() => setOpen(null)} />,
  }
}

/** Those that nothing comes of any more: what is left is another one. */
const REFUSED: ReadonlySet<Estimate['status']> = new Set(['declined', 'withdrawn'])

/** What its state asks for first. While its customer has it, their answer is noted when it comes otherwise than online. */
function mainOf(
  { status, bounced }: Pick<Estimate, 'status' | 'bounced'>,
  of: { takeBack: HeaderAction; again: MenuAction; accept: MenuAction; anew: HeaderAction },
  onInvoice: () => void,
) {
  const { takeBack, again, accept, anew } = of
  if (REFUSED.has(status)) return <Main {...anew} />
  if (status === 'expired') return <Main {...takeBack} />
  if (status === 'accepted') {
    return (
      <Button variant="primary" icon={FilePlus} onClick={onInvoice}>
        Factuur maken
      </Button>
    )
  }
  if (status !== 'sent' && status !== 'viewed') return null
  // Else it never came to who should answer it.
  return <Main {...(bounced === null ? accept : again)} />
}

const Main = ({ label, icon, loading = false, onSelect }: MenuAction & { loading?: boolean }) => (
  <Button variant="primary" icon={icon} loading={loading} onClick={onSelect}>
    {label}
  </Button>
)

interface LayersProps extends Pick<EstimateActionsOptions, 'administrationId' | 'estimate'> {
  open: Opened
  onClose: () => void
}

function Layers({ administrationId, estimate, open, onClose }: LayersProps) {
  if (open === 'invoice') return <ToInvoiceModal {...{ administrationId, estimate, onClose }} />
  if (open === 'accept') return <NoteAcceptanceModal {...{ administrationId, estimate, onClose }} />
  if (open === null) return null
  return (
    <SendEstimateModal
      administrationId={administrationId}
      estimateId={estimate.id}
      version={estimate.version}
      validUntil={estimate.validUntil}
      onClose={onClose}
      onRefused={({ message }) => {
        onClose()
        toast.error(message)
      }}
    />
  )
}

function useCopy(administrationId: number, estimateId: number) {
  const navigate = useNavigate()
  const copy = useWrite(contract.estimates.copy, { errors: 'screen' })
  const start = () =>
    copy.mutate(
      { params: { administrationId, estimateId } },
      {
        onSuccess: ({ id }) => void navigate({ href: estimateHref(administrationId, id) }),
        onError: (error) => toast.error(error.message),
      },
    )
  return { start, isPending: copy.isPending }
}

function useRevise(administrationId: number, { id: estimateId, version }: Estimate, onTakenBack: () => void) {
  const revise = useWrite(contract.estimates.revise, { errors: 'screen' })
  const ask = async () => {
    const isSure = await askConfirmation({
      title: 'Offerte terugnemen',
      text: 'Je klant ziet de offerte niet meer tot je de gewijzigde verstuurt. Het nummer blijft hetzelfde.',
      confirmLabel: 'Terugnemen',
    })
    if (!isSure) return
    try {
      await revise.mutateAsync({ params: { administrationId, estimateId }, body: { version } })
      toast.success('De offerte is weer een concept')
      onTakenBack()
    } catch (error) {
      toast.error(asApiError(error).message)
    }
  }
  return { ask, isPending: revise.isPending }
}
