import { contract, type Project } from '@klopt/api-client/contract'
import { AppLink, Button, buttonClassName, toast, type HeaderAction, type MenuEntry } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { asApiError } from '../../app/errors/failures.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { hoursHref } from './hours-search.ts'
import { mainDeedOf } from './project-deed.ts'
import { ProjectPane } from './project-pane.tsx'
import { ToInvoiceModal } from './to-invoice-modal.tsx'
import type { UnbilledCustomer } from './unbilled-customer.ts'

interface ProjectActions {
  besides: readonly HeaderAction[]
  more: readonly MenuEntry[]
  /** The main button. */
  actions: ReactNode
  /** What is open over the screen. */
  layers: ReactNode
}

/** What can be done with a project; the main button follows its state. */
export function useProjectActions(administrationId: number, project: Project): ProjectActions {
  const [isChanging, setChanging] = useState(false)
  const toInvoice = useToInvoice(administrationId, project)
  const closing = useClosing(administrationId, project)
  const main = mainDeedOf(project)
  return {
    besides: [{ label: 'Wijzigen', icon: Pencil, onSelect: () => setChanging(true) }],
    more: main === 'reopen' ? [] : [closing],
    actions:
      main === 'invoice' ? (
        <Button variant="primary" loading={toInvoice.isLooking} onClick={toInvoice.start}>
          Factuur maken
        </Button>
      ) : main === 'reopen' ? (
        <Button variant="primary" icon={closing.icon} onClick={closing.onSelect}>
          {closing.label}
        </Button>
      ) : (
        <AppLink href={hoursHref(administrationId)} className={buttonClassName({ variant: 'primary' })}>
          Uren schrijven
        </AppLink>
      ),
    layers: isChanging ? (
      <ProjectPane administrationId={administrationId} project={project} onClose={() => setChanging(false)} />
    ) : (
      toInvoice.layer
    ),
  }
}

/** Asks which of its hours go on a draft; those of weeks that nobody approved yet cannot. */
function useToInvoice(administrationId: number, { id, contact, name }: Project) {
  const client = useQueryClient()
  const [isLooking, setLooking] = useState(false)
  const [customer, setCustomer] = useState<UnbilledCustomer | null>(null)
  const look = async () => {
    setLooking(true)
    try {
      const asked = query(contract.hours.unbilled, { params: { administrationId }, query: {} })
      const customers = await client.fetchQuery({ ...asked, staleTime: 0, meta: { errors: 'screen' } })
      const found = customers.find((each) => each.contact.id === contact?.id)
      if (found?.projects.some((project) => project.id === id)) setCustomer(found)
      else toast.info(`De uren van ${name} wachten nog op goedkeuring van hun week.`)
    } catch (error) {
      notifyByToast(asApiError(error))
    } finally {
      setLooking(false)
    }
  }
  const layer = customer && (
    <ToInvoiceModal
      administrationId={administrationId}
      customer={customer}
      projectId={id}
      onClose={() => setCustomer(null)}
    />
  )
  return { start: () => void look(), isLooking, layer }
}

function useClosing(administrationId: number, project: Project) {
  const close = useWrite(contract.projects.close)
  const reopen = useWrite(contract.projects.reopen)
  const input = { params: { administrationId, projectId: project.id }, body: { version: project.version } }
  return project.closed
    ? {
        label: 'Weer openzetten',
        icon: ArchiveRestore,
        onSelect: () => reopen.mutate(input, { onSuccess: () => toast.success(`${project.name} is weer open`) }),
      }
    : {
        label: 'Afsluiten',
        icon: Archive,
        onSelect: () => close.mutate(input, { onSuccess: () => toast.success(`${project.name} is afgesloten`) }),
      }
}
