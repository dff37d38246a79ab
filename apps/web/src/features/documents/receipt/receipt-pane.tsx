import { Alert, Button, Pane, Progress, toast } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { Camera, Images } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { PageTile } from './page-tile.tsx'
import { PhotoInput } from './photo-input.tsx'
import * as styles from './receipt.css.ts'
import { usePagesOfReceipt } from './use-pages-of-receipt.ts'
import { useSendReceipt } from './use-send-receipt.ts'

export interface ReceiptPaneProps {
  administrationId: number
  /** The first photos, as they were taken. */
  photos: readonly File[]
  onClose: () => void
}

/** A receipt that is photographed page after page, and kept as one document. Nothing of it goes until it is kept. */
export function ReceiptPane({ administrationId, photos, onClose }: ReceiptPaneProps) {
  const receipt = usePagesOfReceipt()
  const { pages, add } = receipt
  const notifyKept = useNotifyKept(administrationId)
  const { send, problem, progress } = useSendReceipt(administrationId, (document) => {
    notifyKept(document)
    onClose()
  })
  const [isEmpty, setEmpty] = useState(false)
  const started = useRef<readonly File[]>(null)
  useEffect(() => {
    if (started.current === photos) return
    started.current = photos
    void add(photos)
  }, [photos, add])
  useAskBeforeClosingTab(pages.length > 0)
  const isSending = progress !== null
  const keep = () => {
    setEmpty(pages.length === 0)
    receipt.settle()
    if (pages.length > 0) void send(pages)
  }
  return (
    <Pane
      open
      title="Bonnetje"
      type="receipt"
      onClose={onClose}
      unsavedChanges={pages.length > 0}
      footer={
        <Button variant="primary" size="large" loading={isSending} onClick={keep}>
          Bonnetje bewaren
        </Button>
      }
    >
      <div className={styles.body}>
        <Problems photo={receipt.problem} sending={problem} isEmpty={isEmpty && pages.length === 0} />
        <Pages {...{ receipt }} isFixed={isSending} />
        <MorePages isWaiting={receipt.isReading} isFixed={isSending} onPhotos={(taken) => void add(taken)} />
        <p role="status" className={styles.hint}>
          {toldOf(pages.length, receipt.isReading)}
        </p>
        {isSending && <Progress label="Versturen" value={progress} max={1} />}
      </div>
    </Pane>
  )
}

interface ProblemsProps {
  /** Of a photo that was not added. */
  photo: string | null
  sending: string | null
  isEmpty: boolean
}

/** Above the pages, where no toast lies over it. */
const Problems = ({ photo, sending, isEmpty }: ProblemsProps) => (
  <div className={styles.problems}>
    {photo !== null && <Alert tone="danger">{photo}</Alert>}
    {isEmpty && <Alert tone="danger">Er is nog geen pagina. Maak eerst een foto.</Alert>}
    {sending !== null && (
      <Alert tone="danger" title="Nog niet bewaard">
        {sending} Je pagina's staan hier nog.
      </Alert>
    )}
  </div>
)

interface PagesProps {
  receipt: ReturnType<typeof usePagesOfReceipt>
  /** What is being sent stays as it is. */
  isFixed: boolean
}

function Pages({ receipt: { pages, move, remove }, isFixed }: PagesProps) {
  if (pages.length === 0) return null
  return (
    <ol aria-label="Pagina's" className={styles.pages}>
      {pages.map((page, index) => (
        <PageTile
          key={page.id}
          page={page}
          number={index + 1}
          count={pages.length}
          isFixed={isFixed}
          onMove={(by) => move(page.id, by)}
          onRemove={() => remove(page.id)}
        />
      ))}
    </ol>
  )
}

interface MorePagesProps {
  isWaiting: boolean
  /** What is being sent stays as it is. */
  isFixed: boolean
  onPhotos: (photos: readonly File[]) => void
}

/** The next page, by the camera or from what was taken before. */
function MorePages({ isWaiting, isFixed, onPhotos }: MorePagesProps) {
  const camera = useRef<HTMLInputElement>(null)
  const album = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.more}>
      <PhotoInput ref={camera} camera label="Foto van de volgende pagina" onPhotos={onPhotos} />
      <PhotoInput ref={album} label="Foto's van pagina's" onPhotos={onPhotos} />
      <Button icon={Camera} loading={isWaiting} disabled={isFixed} onClick={() => camera.current?.click()}>
        Nog een pagina
      </Button>
      <Button variant="text" icon={Images} disabled={isFixed} onClick={() => album.current?.click()}>
        Uit je foto's
      </Button>
    </div>
  )
}

function toldOf(count: number, isReading: boolean): string {
  if (isReading) return 'De foto wordt gelezen.'
  return count < 2
    ? "Heeft de bon meer pagina's? Voeg ze toe: het wordt één document."
    : `${count} pagina's worden samen één document.`
}

function useNotifyKept(administrationId: number) {
  const navigate = useNavigate()
  return ({ id, isKnown }: { id: number; isKnown: boolean }) => {
    const href = administrationAddress(administrationId, 'purchases/documents/$documentId', {
      params: { documentId: id },
    })
    const action = { label: 'Bekijken', onPress: () => void navigate({ href }) }
    if (isKnown) toast.info('Dit bonnetje was er al. Het is niet nog een keer bewaard.', { action })
    else toast.success('Je bonnetje is bewaard en wordt nu gelezen.', { action })
  }
}

/** The browser asks before photos that are nowhere else go with the tab. */
function useAskBeforeClosingTab(hasPages: boolean): void {
  useEffect(() => {
    if (!hasPages) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasPages])
}
